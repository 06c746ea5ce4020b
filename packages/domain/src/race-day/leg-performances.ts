import { PACE_THRESHOLDS } from "../thresholds/thresholds.ts";
import { exactThresholds } from "../thresholds/performance-thresholds.ts";
import { MIN_LEG_SECONDS, type RaceLegResult } from "../thresholds/performance.ts";
import { isPossibleThreshold } from "../thresholds/threshold-limits.ts";
import type { RaceDistances, RaceType } from "../race/race-type.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import type { RaceResult } from "./race-result.ts";

interface RacedCourse {
  /** The triathlon at whose effort the legs are raced. */
  raceType: RaceType;
  /** Of a race with fewer sports only their legs. */
  distances: Partial<RaceDistances>;
}

/**
 * The legs of a result that tell a threshold: raced on a fair day for 20 minutes or more. Those of a
 * race that was stopped count too.
 */
export function legPerformances(
  { splits, isFairDay }: Pick<RaceResult, "splits" | "isFairDay">,
  { raceType, distances }: RacedCourse,
): RaceLegResult[] {
  if (!isFairDay) return [];
  return DISCIPLINES.flatMap((discipline) => {
    const seconds = splits[discipline];
    const miles = distances[discipline];
    if (miles === undefined || seconds === undefined || seconds < MIN_LEG_SECONDS) return [];
    const leg: RaceLegResult = { kind: "race-leg", raceType, discipline, miles, seconds };
    const kind = PACE_THRESHOLDS[discipline];
    const threshold = exactThresholds(leg)[kind];
    return threshold !== undefined && isPossibleThreshold(kind, threshold) ? [leg] : [];
  });
}
