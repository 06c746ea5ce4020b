import { formatMonthAndDay, parseIsoDate } from "@triplan/domain";
import { RACE_NAMES } from "@triplan/ui";
import type { PlanValues } from "./plan-values.ts";

/** "Olympic, Mar 1", or empty while there is no race date. */
export function suggestPlanName({ raceType, raceDate }: PlanValues): string {
  const date = parseIsoDate(raceDate);
  return date ? `${RACE_NAMES[raceType]}, ${formatMonthAndDay(date)}` : "";
}
