import type { TargetRange } from "../exercise/exercise-steps.ts";
import { RACE_PACE_ZONE, RACE_POWER } from "../thresholds/race-effort.ts";
import type { RaceDistances, RaceType } from "../race/race-type.ts";
import { DISCIPLINES, type Discipline, type PerDiscipline } from "../sport/discipline.ts";
import { heartRateZones, thresholdHeartRate } from "../thresholds/heart-rate-zones.ts";
import type { Thresholds } from "../thresholds/thresholds.ts";
import { SPEED_EXPONENT } from "../thresholds/zone-ranges.ts";
import { milesToMeters } from "../units/convert.ts";
import { miles, type Miles, type Seconds } from "../units/unit.ts";
import type { RaceSplits } from "./race-times.ts";

/** Paces in the plan's units: swim seconds per 100 m, bike mph, run seconds per mile. */
export interface PaceBand {
  slow: number;
  target: number;
  fast: number;
}

/** Watts, ends included. */
export interface PowerBand {
  from: number;
  target: number;
  to: number;
}

export interface PacingStage {
  /** Miles from the start of the leg. */
  from: Miles;
  to: Miles;
  pace: PaceBand;
  /** Null without a known FTP, and in swim and run. */
  power: PowerBand | null;
}

export interface LegPacing {
  discipline: Discipline;
  time: Seconds;
  pace: PaceBand;
  power: PowerBand | null;
  /** Beats per minute at race intensity; null without a threshold heart rate, and in the water. */
  heartRate: TargetRange | null;
  /** First, middle and last part; their times add up to that of the leg. */
  stages: PacingStage[];
}

export interface PacingFacts {
  raceType: RaceType;
  distances: RaceDistances;
  /** The splits to race, and those at today's paces. */
  paced: RaceSplits;
  predicted: RaceSplits;
  thresholds: Thresholds;
}

/** Half the width of a band: share of the pace, and on the bike of the power. */
const TOLERANCE = { swim: 0.015, bike: 0.03, run: 0.01 } as const;

/** Share of a leg's distance, and its time a mile against the mean of the leg. */
interface Part {
  share: number;
  time: number;
}
type Shape = PerDiscipline<readonly [first: Part, last: Part]>;

/** Calm starts: short races finish faster, long ones hold on. The middle takes what is left. */
const SHORT: Shape = {
  swim: [
    { share: 0.2, time: 1.015 },
    { share: 0.2, time: 0.985 },
  ],
  bike: [
    { share: 0.2, time: 1.015 },
    { share: 0.12, time: 1.02 },
  ],
  run: [
    { share: 0.2, time: 1.02 },
    { share: 0.2, time: 0.98 },
  ],
};
const LONG: Shape = {
  ...SHORT,
  swim: [
    { share: 0.2, time: 1.01 },
    { share: 0.2, time: 1 },
  ],
  run: [
    { share: 0.2, time: 1.01 },
    { share: 0.2, time: 1 },
  ],
};
const SHAPES = { sprint: SHORT, olympic: SHORT, "70.3": LONG, ironman: LONG } as const;

/** Short legs have no time to divide by. */
const MIN_SECONDS = 1;

/**
 * How to pace each leg: a range around the pace of its split, with power and heart rate where the
 * thresholds are known. @see docs/plan-engine.md#race-day
 */
export const racePacing = (facts: PacingFacts): LegPacing[] =>
  DISCIPLINES.map((discipline) => legPacing(discipline, facts));

function legPacing(discipline: Discipline, facts: PacingFacts): LegPacing {
  const { raceType, distances, paced, thresholds } = facts;
  const distance = distances[discipline];
  const target = paceOf(discipline, distance, paced[discipline]);
  const watts = discipline === "bike" ? raceWatts(facts) : null;
  const [first, last] = SHAPES[raceType][discipline];
  const share = 1 - first.share - last.share;
  const middle = { share, time: (1 - first.share * first.time - last.share * last.time) / share };
  let from = 0;
  const stages = [first, middle, last].map((part): PacingStage => {
    const start = from;
    from = part === last ? distance : start + part.share * distance;
    const power = watts === null ? null : powerBand(watts / part.time ** (1 / SPEED_EXPONENT));
    return {
      from: miles(start),
      to: miles(from),
      pace: paceBand(discipline, slowed(discipline, target, part.time)),
      power,
    };
  });
  return {
    discipline,
    time: paced[discipline],
    pace: paceBand(discipline, target),
    power: watts === null ? null : powerBand(watts),
    heartRate: heartRateOf(discipline, raceType, thresholds),
    stages,
  };
}

/** The pace of a distance in miles in this time. */
export function paceOf(discipline: Discipline, distance: Miles, time: number): number {
  const taken = Math.max(MIN_SECONDS, time);
  if (discipline === "bike") return (distance / taken) * 3600;
  return discipline === "run" ? taken / distance : (taken / milesToMeters(distance)) * 100;
}

/** A pace that takes `factor` times as long. */
const slowed = (discipline: Discipline, pace: number, factor: number): number =>
  discipline === "bike" ? pace / factor : pace * factor;

function paceBand(discipline: Discipline, target: number): PaceBand {
  // Speed grows with power^0.4, so a band of power is a narrower one of speed.
  const tolerance = TOLERANCE[discipline] * (discipline === "bike" ? SPEED_EXPONENT : 1);
  return {
    slow: slowed(discipline, target, 1 + tolerance),
    target,
    fast: slowed(discipline, target, 1 - tolerance),
  };
}

/** Race power for the ride's split: that of the race type, more for a faster ride than predicted. */
function raceWatts({ raceType, paced, predicted, thresholds }: PacingFacts): number | null {
  if (thresholds.ftpWatts === undefined) return null;
  const faster = Math.max(MIN_SECONDS, predicted.bike) / Math.max(MIN_SECONDS, paced.bike);
  return thresholds.ftpWatts * RACE_POWER[raceType] * faster ** (1 / SPEED_EXPONENT);
}

const powerBand = (target: number): PowerBand => ({
  from: Math.floor(target * (1 - TOLERANCE.bike)),
  target,
  to: Math.ceil(target * (1 + TOLERANCE.bike)),
});

function heartRateOf(
  discipline: Discipline,
  raceType: RaceType,
  thresholds: Thresholds,
): TargetRange | null {
  if (discipline === "swim") return null;
  const lthr = thresholdHeartRate(discipline, thresholds);
  return lthr && heartRateZones(discipline, lthr.value)[RACE_PACE_ZONE[raceType]];
}
