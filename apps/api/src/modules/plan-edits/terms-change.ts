import type { PlanTerms } from "@triplan/db";

/** A change of what a plan is made for. */
export interface TermsChange {
  terms: Partial<PlanTerms>;
  /** The first week that may change. */
  fromWeek: number;
  /** What the athlete changed. */
  sentence: string;
}
