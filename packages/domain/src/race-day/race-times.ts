import { goalFor } from "../prediction/goal-paces.ts";
import { predictFinish, TRANSITION_SECONDS } from "../prediction/predict-finish.ts";
import type { RacePaces } from "../race/race-paces.ts";
import type { RaceDistances } from "../race/race-type.ts";
import { seconds, type Seconds } from "../units/unit.ts";

/** The parts of a race in order, both transitions included. */
export const RACE_LEGS = ["swim", "t1", "bike", "t2", "run"] as const;
export type RaceLeg = (typeof RACE_LEGS)[number];

/** Whole seconds of each part of a race. */
export type RaceSplits = Record<RaceLeg, Seconds>;

/** The first transition takes longer: a wetsuit, and often a longer way. */
const T1_SECONDS = seconds(180);
export const TRANSITIONS = {
  t1: T1_SECONDS,
  t2: seconds(TRANSITION_SECONDS - T1_SECONDS),
} as const;

/** The sum of the parts of a race. */
export const finishOf = (splits: Partial<RaceSplits>): Seconds =>
  seconds(RACE_LEGS.reduce((total, leg) => total + (splits[leg] ?? 0), 0));

export interface RaceForecast {
  distances: RaceDistances;
  /** Paces at which the athlete could race today. */
  paces: RacePaces;
  goalFinish: Seconds | null;
  /** The fastest finish that training until the race can realistically bring. */
  reachableFinish: Seconds;
}

export interface RaceTimes {
  predicted: RaceSplits;
  /** Null without a goal, and for one faster than the form's fastest paces. */
  goal: RaceSplits | null;
  /** What the race is paced for: the goal, not faster than what is reachable; else the prediction. */
  paced: RaceSplits;
  /** True if the goal is faster than what is reachable. */
  isGoalOutOfReach: boolean;
}

/** Splits of a race in whole seconds; each set adds up to its finish. Distances in miles > 0. */
export function raceTimes(forecast: RaceForecast): RaceTimes {
  const { distances, paces, goalFinish, reachableFinish } = forecast;
  const splitsFor = (finish: number): RaceSplits | null => {
    const legs = goalFor(seconds(finish), distances, paces)?.splits;
    return legs ? { ...legs, ...TRANSITIONS } : null;
  };
  const predicted = splitsFor(Math.round(predictFinish(distances, paces)));
  // Flooring the fastest legs keeps the prediction itself splittable.
  if (!predicted) throw new RangeError("distances and paces must be > 0");
  const goal = goalFinish === null ? null : splitsFor(goalFinish);
  if (goalFinish === null) return { predicted, goal, paced: predicted, isGoalOutOfReach: false };
  const reachable = Math.min(Math.ceil(reachableFinish), finishOf(predicted));
  const paced = splitsFor(Math.max(goalFinish, reachable)) ?? predicted;
  return { predicted, goal, paced, isGoalOutOfReach: goalFinish < reachable };
}
