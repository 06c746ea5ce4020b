import {
  addDays,
  IDEAL_WEEKS,
  planStartDate,
  scheduleProblem,
  totalWeeks,
  type IsoDate,
} from "@triplan/domain";
import { improvementFor, planRequestOf, type PlanRequest } from "@triplan/plan-engine";
import { planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";
import { toCreatePlanInput } from "./to-create-plan-input.ts";

/** Values that the form does not ask for. */
const DEFAULTS = { paceImprovement: 3, poolLengthMeters: 25 } as const;

/** Race date for the preview while none is chosen. */
const assumedRaceDate = (values: PlanValues, today: IsoDate): IsoDate =>
  addDays(today, 7 * IDEAL_WEEKS[values.raceType].to);

/**
 * The server's request for these values, or null without distances or training days. Without a race
 * date it uses the race's ideal length.
 */
export function toPlanRequest(values: PlanValues, today: IsoDate): PlanRequest | null {
  const { distances, raceDate: chosen } = planFacts(values, today);
  if (!distances || scheduleProblem(values.weeklySchedule)) return null;
  const raceDate = chosen ?? assumedRaceDate(values, today);
  const input = toCreatePlanInput({ ...values, raceDate }, today);
  const request = planRequestOf({
    ...input,
    ...DEFAULTS,
    totalWeeks: totalWeeks(today, raceDate),
    createdOn: today,
    startDate: planStartDate(today, raceDate),
  });
  return { ...request, paceImprovement: improvementFor(request) };
}
