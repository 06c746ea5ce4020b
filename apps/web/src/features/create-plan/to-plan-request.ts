import {
  addDays,
  IDEAL_WEEKS,
  planStartDate,
  scheduleProblem,
  totalWeeks,
  type IsoDate,
} from "@triplan/domain";
import { improvementFor, planRequestOf, type PlanRequest } from "@triplan/planner";
import { planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";
import { toCreatePlanInput } from "./to-create-plan-input.ts";

/** What a new plan gets where the form asks nothing; its goal says more. */
const UNASKED = { paceImprovement: 3, poolLengthMeters: 25 } as const;

/** A race date to preview with, while the athlete has not chosen one. */
const assumedRaceDate = (values: PlanValues, today: IsoDate): IsoDate =>
  addDays(today, 7 * IDEAL_WEEKS[values.raceType].to);

/**
 * The engine's request for the plan that these values would make today, or null while distances or
 * training days are missing. Without a race date the plan is reckoned at the race's ideal length.
 * It goes through the texts that are sent, so that the server reads the same request from them.
 */
export function toPlanRequest(values: PlanValues, today: IsoDate): PlanRequest | null {
  const { distances, raceDate: chosen } = planFacts(values, today);
  if (!distances || scheduleProblem(values.weeklySchedule)) return null;
  const raceDate = chosen ?? assumedRaceDate(values, today);
  const input = toCreatePlanInput({ ...values, raceDate }, today);
  const request = planRequestOf({
    ...input,
    ...UNASKED,
    totalWeeks: totalWeeks(today, raceDate),
    createdOn: today,
    startDate: planStartDate(today, raceDate),
  });
  return { ...request, paceImprovement: improvementFor(request) };
}
