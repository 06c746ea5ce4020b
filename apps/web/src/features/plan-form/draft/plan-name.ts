import { formatMonthAndDay, parseIsoDate, RACE_NAMES } from "@triplan/domain";
import type { PlanValues } from "./plan-values.ts";

/** Suggests "Olympic, Mar 1", or an empty name without a race date. */
export function suggestPlanName({ raceType, raceDate }: PlanValues): string {
  const date = parseIsoDate(raceDate);
  return date ? `${RACE_NAMES[raceType]}, ${formatMonthAndDay(date)}` : "";
}
