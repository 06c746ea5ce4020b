import { METERS_PER_MILE, milesToMeters } from "../units/convert.ts";
import { miles } from "../units/unit.ts";
import {
  SWIM_RESULT_FACTORS,
  type Performance,
  type RaceLegResult,
  type TestResult,
} from "./performance.ts";
import { RACE_FRACTION } from "./race-effort.ts";
import { paceOfHour } from "./riegel.ts";
import {
  roundThresholds,
  THRESHOLD_KINDS,
  type ThresholdKind,
  type Thresholds,
} from "./thresholds.ts";

/** Shares of a 20-minute best that last an hour. Power: Allen & Coggan; speed grows with power^0.4. */
const BIKE_20 = { power: 0.95, speed: 0.98, heartRate: 0.95 };
/** Threshold power as a share of a ramp's best minute. */
const RAMP = 0.75;
/** A 20-minute pace is 3 % faster than threshold. */
const RUN_20 = 1.03;
const TIME_TRIAL_METERS = 40_000;
const HOUR = 3600;

/**
 * Thresholds of a performance, unrounded. Swim: CSS = (T400 - T200) / 2, Wakayoshi 1992. Run: the mean
 * of 30 minutes alone, Friel; other runs by Riegel's formula. All quantities must be > 0.
 */
export function exactThresholds(performance: Performance): Thresholds {
  const { kind } = performance;
  if (kind === "swim-test") return { css: (performance.seconds400 - performance.seconds200) / 2 };
  if (kind === "swim-result") {
    const { meters, seconds } = performance;
    return { css: (seconds / (meters / 100)) * SWIM_RESULT_FACTORS[meters] };
  }
  if (kind === "bike-20") {
    return present({
      ftpWatts: scaled(performance.watts, BIKE_20.power),
      bikeThresholdMph: scaled(performance.mph, BIKE_20.speed),
      lthrBike: scaled(performance.heartRate, BIKE_20.heartRate),
    });
  }
  if (kind === "bike-ramp") return { ftpWatts: performance.watts * RAMP };
  if (kind === "bike-40k") {
    return { bikeThresholdMph: TIME_TRIAL_METERS / METERS_PER_MILE / (performance.seconds / HOUR) };
  }
  if (kind === "run-30") {
    return present({ runThreshold: performance.pace, lthrRun: performance.heartRate });
  }
  if (kind === "race-leg") return ofRaceLeg(performance);
  if (kind === "run-20") return { runThreshold: performance.pace * RUN_20 };
  return { runThreshold: paceOfHour(performance.meters, performance.seconds) };
}

/** A leg is raced at a known fraction of threshold speed. */
function ofRaceLeg({ raceType, discipline, miles: distance, seconds }: RaceLegResult): Thresholds {
  const fraction = RACE_FRACTION[raceType][discipline];
  if (discipline === "bike") return { bikeThresholdMph: distance / (seconds / HOUR) / fraction };
  if (discipline === "run") return { runThreshold: (seconds / distance) * fraction };
  return { css: (seconds / (milesToMeters(miles(distance)) / 100)) * fraction };
}

/** The thresholds that each test can give, the main one first. */
export const MEASURED_THRESHOLDS: Readonly<Record<TestResult["kind"], readonly ThresholdKind[]>> = {
  "swim-test": ["css"],
  "bike-20": ["ftpWatts", "bikeThresholdMph", "lthrBike"],
  "bike-ramp": ["ftpWatts"],
  "run-30": ["runThreshold", "lthrRun"],
  "run-20": ["runThreshold"],
};

/** Thresholds of a performance as stored: speeds to 0.1 mph, the others whole. */
export const thresholdsOf = (performance: Performance): Thresholds =>
  roundThresholds(exactThresholds(performance));

const scaled = (value: number | undefined, factor: number) =>
  value === undefined ? undefined : value * factor;

function present(values: { [K in keyof Thresholds]: number | undefined }): Thresholds {
  const thresholds: Thresholds = {};
  for (const kind of THRESHOLD_KINDS) {
    const value = values[kind];
    if (value !== undefined) thresholds[kind] = value;
  }
  return thresholds;
}
