import {
  METERS_PER_MILE,
  MPH_PER_METER_PER_SECOND,
  parsePace,
  parseSpeed,
  RACE_POWER,
  zoneRange,
  type Discipline,
  type StepInterval,
  type StepTarget,
} from "@triplan/domain";
import { isBestEffort, isByFeel } from "@triplan/plan-engine";
import type { WorkoutFacts } from "./workout-exercise.ts";
import type { WorkoutTarget } from "./workout.ts";

/** A device needs a range: race pace may differ by this share, and so may paces of older plans. */
const PACE_TOLERANCE = 0.02;

/** The range that a device guides a stretch by; null by feel and without a choice. */
export function stepTarget(
  sport: Discipline,
  interval: StepInterval,
  { target, raceType }: Pick<WorkoutFacts, "target" | "raceType">,
): WorkoutTarget | null {
  const isFree = interval.feel !== undefined || isBestEffort(interval);
  if (target === "none" || isFree) return null;
  if (target === "heartRate" && sport !== "swim") return heartRate(interval.target);
  if (interval.zone === "Z6" && !interval.isRacePace) return null;
  if (target === "power" && sport === "bike") return power(interval, raceType);
  return isByFeel(interval) ? null : speed(sport, interval);
}

function heartRate(target: StepTarget | undefined): WorkoutTarget | null {
  const range = target?.heartRate;
  return range ? { by: "heartRate", low: range.from, high: range.to } : null;
}

/** Watts where FTP is known, else shares of the FTP that the device knows. */
function power(interval: StepInterval, raceType: WorkoutFacts["raceType"]): WorkoutTarget {
  const watts = interval.target?.watts;
  if (watts) return { by: "watts", low: watts.from, high: watts.to };
  if (interval.isRacePace) {
    const share = RACE_POWER[raceType];
    return { by: "ftp", low: share - PACE_TOLERANCE, high: share + PACE_TOLERANCE };
  }
  const { slow, fast } = zoneRange("ftpWatts", 1, interval.zone);
  return { by: "ftp", low: slow, high: fast };
}

const METERS_PER_PACE = { swim: 100, run: METERS_PER_MILE } as const;

/** Metres per second of a stored pace or speed; null if it cannot be read. */
function speedOf(sport: Discipline, text: string): number | null {
  if (sport === "bike") {
    const mph = parseSpeed(text);
    return mph === null ? null : mph / MPH_PER_METER_PER_SECOND;
  }
  const seconds = parsePace(text);
  return seconds === null || seconds === 0 ? null : METERS_PER_PACE[sport] / seconds;
}

function speed(sport: Discipline, { target, pace }: StepInterval): WorkoutTarget | null {
  const { slow, fast } = target ?? { slow: pace, fast: pace };
  const low = slow === null ? null : speedOf(sport, slow);
  const high = fast === null ? null : speedOf(sport, fast);
  if (low === null && high === null) return null;
  if (low === null || high === null || low < high) return { by: "speed", low, high };
  return { by: "speed", low: low * (1 - PACE_TOLERANCE), high: high * (1 + PACE_TOLERANCE) };
}
