import { legPerformances } from "./leg-performances.ts";
import type { RaceResult } from "./race-result.ts";
import type { Discipline } from "../sport/discipline.ts";
import { exactThresholds } from "../thresholds/performance-thresholds.ts";
import {
  RUN_RESULT_LIMITS,
  type RaceLegResult,
  type RunResult,
} from "../thresholds/performance.ts";
import { isPossibleThreshold } from "../thresholds/threshold-limits.ts";
import { legsOf, type PlanRace } from "../races/plan-race.ts";
import { RACE_EFFORT, riegelMeters } from "./race-parts.ts";

/** What a race tells about one threshold. */
export type RacePerformance = RaceLegResult | RunResult;

export const racedDiscipline = (performance: RacePerformance): Discipline =>
  performance.kind === "run-result" ? "run" : performance.discipline;

/**
 * What a race on the way tells about thresholds. Each part counts by the formula that predicts it, so a race as
 * predicted confirms the thresholds.
 */
export function racePerformances(
  race: Pick<PlanRace, "kind" | "distances">,
  result: Pick<RaceResult, "splits" | "isFairDay">,
): RacePerformance[] {
  const meters = riegelMeters(race);
  if (meters !== null) return runPerformances(meters, result);
  const course = { raceType: RACE_EFFORT[race.kind], distances: legsOf(race) };
  return legPerformances(result, course);
}

function runPerformances(
  meters: number,
  { splits: { run: seconds }, isFairDay }: Pick<RaceResult, "splits" | "isFairDay">,
): RunResult[] {
  const { min, max } = RUN_RESULT_LIMITS.seconds;
  if (!isFairDay || seconds === undefined || seconds < min || seconds > max) return [];
  const run: RunResult = { kind: "run-result", meters, seconds };
  const { runThreshold } = exactThresholds(run);
  const isPossible =
    runThreshold !== undefined && isPossibleThreshold("runThreshold", runThreshold);
  return isPossible ? [run] : [];
}
