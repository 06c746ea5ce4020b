import type { PlanEditInput } from "@triplan/contract";
import type { TrainingPlanRow } from "@triplan/db";
import { currentWeek, POOLS, type IsoDate } from "@triplan/domain";
import type { TermsChange } from "./terms-change.ts";

/** The plan's swims in another pool, from the current week on. */
export function editedPool(
  { startDate, totalWeeks }: TrainingPlanRow,
  poolLengthMeters: NonNullable<PlanEditInput["poolLengthMeters"]>,
  today: IsoDate,
): TermsChange {
  const pool = POOLS.find(({ meters }) => meters === poolLengthMeters);
  return {
    terms: { poolLengthMeters },
    fromWeek: currentWeek(startDate, today, totalWeeks),
    sentence: `Pool of ${pool?.name ?? poolLengthMeters}`,
    keepsMinutes: true,
  };
}
