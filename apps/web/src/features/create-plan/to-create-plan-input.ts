import type { CreatePlanInput } from "@triplan/contract";
import {
  formatFinishTime,
  formatPace,
  formatSpeed,
  isoDate,
  normalizeRaceDistance,
  type IsoDate,
} from "@triplan/domain";
import { MAX_GOAL_SECONDS } from "../../shared/goal/max-goal-seconds.ts";
import { planFacts } from "./plan-facts.ts";
import type { PlanValues } from "./plan-values.ts";

/** A finish of a hundred hours, which only a prediction for absurd distances has, goes as no goal. */
const finishText = (seconds: number) =>
  seconds <= MAX_GOAL_SECONDS ? formatFinishTime(seconds) : null;

/** What is no distance goes as typed: the contract refuses it under its field. */
const storedDistance = (text: string) => normalizeRaceDistance(text) ?? text;

/**
 * The form's values as they are sent: paces as text, the goal as `hh:mm:ss`, and what the form
 * reckons (weeks, level, goal paces) with them. The race date must be a date.
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
