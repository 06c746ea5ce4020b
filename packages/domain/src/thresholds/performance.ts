import type { RaceType } from "../race/race-type.ts";
import type { Discipline } from "../sport/discipline.ts";

/** Race distances in metres, and what their pace is multiplied by to give CSS as a pace. */
export const SWIM_RESULT_FACTORS = {
  400: 1.05,
  750: 1.02,
  1500: 1,
  1900: 0.95,
  3800: 0.92,
} as const;

export type SwimResultMeters = keyof typeof SWIM_RESULT_FACTORS;

export const SWIM_RESULT_METERS = [
  400, 750, 1500, 1900, 3800,
] as const satisfies readonly SwimResultMeters[];

/** The result of a test. Heart rates are means in beats per minute and optional. */
export type TestResult =
  /** 400 m and 200 m as fast as possible, in seconds. */
  | { kind: "swim-test"; seconds400: number; seconds200: number }
  /** 20 minutes as hard as possible: mean watts, mean mph, or both. */
  | {
      kind: "bike-20";
      watts?: number | undefined;
      mph?: number | undefined;
      heartRate?: number | undefined;
    }
  /** Watts of the best minute of a ramp. */
  | { kind: "bike-ramp"; watts: number }
  /** 30 minutes alone: mean pace in seconds per mile, heart rate of the last 20 minutes. */
  | { kind: "run-30"; pace: number; heartRate?: number | undefined }
  /** 20 minutes alone: mean pace in seconds per mile. */
  | { kind: "run-20"; pace: number };

/** Shorter legs are raced above threshold, so they tell too little about it. */
export const MIN_LEG_SECONDS = 20 * 60;

/** A leg of a triathlon: its distance in miles and its time. */
export interface RaceLegResult {
  kind: "race-leg";
  raceType: RaceType;
  discipline: Discipline;
  miles: number;
  seconds: number;
}

/** A run of 3 to 25 km in 15 minutes to 2.5 hours. */
export interface RunResult {
  kind: "run-result";
  meters: number;
  seconds: number;
}

/** A result from a race or a hard training, without a protocol. */
export type RecentResult =
  | { kind: "swim-result"; meters: SwimResultMeters; seconds: number }
  /** A 40 km time trial. */
  | { kind: "bike-40k"; seconds: number }
  | RunResult;

export type Performance = TestResult | RecentResult | RaceLegResult;

export const TEST_KINDS = [
  "swim-test",
  "bike-20",
  "bike-ramp",
  "run-30",
  "run-20",
] as const satisfies readonly TestResult["kind"][];

export const isTestResult = (performance: Performance): performance is TestResult =>
  TEST_KINDS.some((kind) => kind === performance.kind);

/** Bounds of a run result: outside them Riegel's formula is a guess. */
export const RUN_RESULT_LIMITS = {
  meters: { min: 3000, max: 25_000 },
  seconds: { min: 15 * 60, max: 150 * 60 },
} as const;
