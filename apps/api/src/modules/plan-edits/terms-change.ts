import type { PlanTerms } from "@triplan/db";

/** A change of what a plan is made for. */
export interface TermsChange {
  terms: Partial<PlanTerms>;
  /** The first week that may change. */
  fromWeek: number;
  /** What the athlete changed. */
  sentence: string;
  /** What the athlete has to know besides. */
  notes?: readonly string[];
  /** True if the plan's exercises keep their minutes. */
  keepsMinutes?: true;
}
