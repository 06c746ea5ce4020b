import {
  addDays,
  DEFAULT_POOL_LENGTH,
  meters,
  planStartDate,
  totalWeeks,
  type IsoDate,
  type RaceBefore,
} from "@triplan/domain";
import { improvementFor } from "./intensity/index.ts";
import type { PlanRequest } from "./model/plan-types.ts";

/** What the athlete enters; the engine derives the rest. */
export type NewPlan = Pick<
  PlanRequest,
  | "raceType"
  | "distances"
  | "raceDate"
  | "level"
  | "paces"
  | "goalFinish"
  | "now"
  | "schedule"
  | "optimiseLoad"
> &
  Partial<Pick<PlanRequest, "poolLength" | "raceBefore">>;

const POOL = meters(DEFAULT_POOL_LENGTH);

/** The first day of a plan created today: that day, or the one after a race that it waits for. */
export const firstPlanDay = (raceBefore: RaceBefore | undefined, today: IsoDate): IsoDate =>
  raceBefore && raceBefore.raceDate >= today ? addDays(raceBefore.raceDate, 1) : today;

/**
 * Engine request of a plan created today, with the ambition that its goal needs. One that follows a race that is
 * still to come begins the day after it.
 */
export function newPlanRequest(plan: NewPlan, today: IsoDate): PlanRequest {
  const first = firstPlanDay(plan.raceBefore, today);
  const request: PlanRequest = {
    poolLength: POOL,
    ...plan,
    createdOn: first,
    startDate: planStartDate(first, plan.raceDate),
    totalWeeks: totalWeeks(first, plan.raceDate),
    paceImprovement: 3,
  };
  return { ...request, paceImprovement: improvementFor(request) };
}
