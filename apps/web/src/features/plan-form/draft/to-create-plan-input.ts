import type { CreatePlanBody } from "@triplan/contract";
import {
  formatFinishTime,
  formatRacePaces,
  isoDate,
  normalizeRaceDistance,
  type IsoDate,
} from "@triplan/domain";
import { planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";
import { trainingNow } from "./training-now.ts";

/** Non-numeric distances are sent as typed; the contract refuses them under their field. */
const storedDistance = (text: string) => normalizeRaceDistance(text) ?? text;

/**
 * API input: paces as text, the goal as `hh:mm:ss`, and everything that the form derives (weeks,
 * level, goal paces). The race date must be valid.
 */
export function toCreatePlanInput(values: PlanValues, today: IsoDate): CreatePlanBody {
  const { paces, experience, overview, prediction, goalFinish } = planFacts(values, today);
  const current = formatRacePaces(paces);
  const goal = prediction?.goal && formatRacePaces(prediction.goal.paces);
  return {
    name: values.name,
    raceType: values.raceType,
    swimDistance: storedDistance(values.swimDistance),
    bikeDistance: storedDistance(values.bikeDistance),
    runDistance: storedDistance(values.runDistance),
    raceDate: isoDate(values.raceDate),
    weeklySchedule: [...values.weeklySchedule],
    currentSwimPace: current.swim,
    currentBikePace: current.bike,
    currentRunPace: current.run,
    experienceLevel: experience.level,
    goalFinishTime: goalFinish && formatFinishTime(goalFinish),
    goalSwimPace: goal?.swim ?? null,
    goalBikePace: goal?.bike ?? null,
    goalRunPace: goal?.run ?? null,
    ...trainingNow(values),
    optimiseLoad: values.optimiseLoad,
    poolLengthMeters: values.poolLengthMeters,
    totalWeeks: overview.totalWeeks,
    ...(values.follows && { previousPlanId: values.follows.planId }),
  };
}
