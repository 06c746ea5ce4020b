import type { CreatePlanInput } from "@triplan/contract";
import {
  formatFinishTime,
  formatPace,
  formatSpeed,
  isoDate,
  normalizeRaceDistance,
  type IsoDate,
} from "@triplan/domain";
import { MAX_GOAL_SECONDS } from "../../../shared/goal/max-goal-seconds.ts";
import { planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";

/** Omits finishes of 100 hours and more, which only absurd distances have. */
const finishText = (seconds: number) =>
  seconds <= MAX_GOAL_SECONDS ? formatFinishTime(seconds) : null;

/** Non-numeric distances are sent as typed; the contract refuses them under their field. */
const storedDistance = (text: string) => normalizeRaceDistance(text) ?? text;

/**
 * API input: paces as text, the goal as `hh:mm:ss`, and everything that the form derives (weeks,
 * level, goal paces). The race date must be valid.
 */
export function toCreatePlanInput(values: PlanValues, today: IsoDate): CreatePlanInput {
  const { experience, overview, prediction } = planFacts(values, today);
  const goalPaces = prediction?.goal?.paces;
  return {
    name: values.name,
    raceType: values.raceType,
    swimDistance: storedDistance(values.swimDistance),
    bikeDistance: storedDistance(values.bikeDistance),
    runDistance: storedDistance(values.runDistance),
    raceDate: isoDate(values.raceDate),
    weeklySchedule: [...values.weeklySchedule],
    currentSwimPace: formatPace(values.currentSwimPace),
    currentBikePace: formatSpeed(values.currentBikePace),
    currentRunPace: formatPace(values.currentRunPace),
    experienceLevel: experience.level,
    goalFinishTime: prediction && finishText(prediction.goalFinish),
    goalSwimPace: goalPaces ? formatPace(goalPaces.swim) : null,
    goalBikePace: goalPaces ? formatSpeed(goalPaces.bike) : null,
    goalRunPace: goalPaces ? formatPace(goalPaces.run) : null,
    optimiseLoad: values.optimiseLoad,
    totalWeeks: overview.totalWeeks,
  };
}
