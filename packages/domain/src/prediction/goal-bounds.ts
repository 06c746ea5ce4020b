import type { RacePaces } from "../race/race-paces.ts";
import { RACE_DISTANCES, type RaceDistances } from "../race/race-type.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import { formatClock } from "../units/duration-text.ts";
import { seconds, type Seconds } from "../units/unit.ts";
import { FASTEST_PACES } from "./goal-paces.ts";
import { predictFinish, predictSplits, TRANSITION_SECONDS } from "./predict-finish.ts";

/** Riegel's exponent: beyond a half distance the fastest time grows with distance^1.06. */
const FADE = 0.06;
const FADES_FROM = RACE_DISTANCES["70.3"];

export interface GoalBounds {
  fastest: Seconds;
  slowest: Seconds;
}

/**
 * Fastest plausible finish for the distances (miles > 0), in whole seconds: the form's fastest
 * paces, slower on long legs. @see docs/plan-engine.md#goals
 */
export function fastestFinish(distances: RaceDistances): Seconds {
  const legs = predictSplits(distances, FASTEST_PACES);
  const times = DISCIPLINES.map((discipline) => {
    const stretch = Math.max(1, distances[discipline] / FADES_FROM[discipline]);
    return Math.floor(legs[discipline] * stretch ** FADE);
  });
  return seconds(times.reduce((total, time) => total + time, TRANSITION_SECONDS));
}

/** Allowed goal finish times; always include the predicted time. */
export function goalBounds(distances: RaceDistances, paces: RacePaces): GoalBounds {
  const predicted = predictFinish(distances, paces);
  return {
    fastest: seconds(Math.min(fastestFinish(distances), Math.floor(predicted))),
    slowest: seconds(Math.ceil(2 * predicted)),
  };
}

/** Error message for a goal outside its bounds, or null. */
export function goalProblem(
  finish: Seconds,
  distances: RaceDistances,
  paces: RacePaces,
): string | null {
  const { fastest, slowest } = goalBounds(distances, paces);
  if (finish >= fastest && finish <= slowest) return null;
  return `Goal finish time must be between ${formatClock(fastest)} and ${formatClock(slowest)} for this race`;
}
