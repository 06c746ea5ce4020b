import { isDeepStrictEqual } from "node:util";
import type { PlanEditInput } from "@triplan/contract";
import type { PlanTerms, TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { editedHours } from "./edited-hours.ts";
import type { TermsChange } from "./terms-change.ts";

/** A plan's terms after its changes. */
export interface EditedTerms extends TermsChange {
  terms: PlanTerms;
}

export const termsOf = (plan: TrainingPlanRow): PlanTerms => ({
  raceType: plan.raceType,
  swimDistance: plan.swimDistance,
  bikeDistance: plan.bikeDistance,
  runDistance: plan.runDistance,
  raceDate: plan.raceDate,
  totalWeeks: plan.totalWeeks,
  weeklySchedule: plan.weeklySchedule,
  earlierSchedules: plan.earlierSchedules,
  poolLengthMeters: plan.poolLengthMeters,
});

/** The plan's terms with the edit; null if it has them already. Throws for what can't change. */
export function editedTerms(
  plan: TrainingPlanRow,
  edit: Omit<PlanEditInput, "planId">,
  today: IsoDate,
): EditedTerms | null {
  const { weeklySchedule } = edit;
  const change = weeklySchedule ? editedHours(plan, weeklySchedule, edit, today) : null;
  if (!change) return null;
  const terms = { ...termsOf(plan), ...change.terms };
  return isDeepStrictEqual(terms, termsOf(plan)) ? null : { ...change, terms };
}
