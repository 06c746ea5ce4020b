import type { IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../sport/discipline.ts";

/**
 * What an athlete can hold for about an hour, by sport, and the heart rates that go with it. All are
 * optional plain numbers; @see docs/plan-engine.md#thresholds
 */
export interface Thresholds {
  /** Functional threshold power in watts. */
  ftpWatts?: number;
  /** Speed at threshold on flat ground, in mph. */
  bikeThresholdMph?: number;
  /** Heart rate at threshold on the bike, in beats per minute. */
  lthrBike?: number;
  /** Heart rate at threshold when running, in beats per minute. */
  lthrRun?: number;
  /** Highest heart rate, in beats per minute. */
  maxHr?: number;
  /** Running pace at threshold, in seconds per mile. */
  runThreshold?: number;
  /** Critical swim speed as a pace, in seconds per 100 m. */
  css?: number;
}

export type ThresholdKind = keyof Thresholds;

/** Days on which thresholds were measured, `YYYY-MM-DD`. */
export type ThresholdDates = Partial<Record<ThresholdKind, IsoDate>>;

export const THRESHOLD_KINDS = [
  "css",
  "ftpWatts",
  "bikeThresholdMph",
  "lthrBike",
  "runThreshold",
  "lthrRun",
  "maxHr",
] as const satisfies readonly ThresholdKind[];

/** The threshold that each sport's race pace follows from. */
export const PACE_THRESHOLDS = {
  swim: "css",
  bike: "bikeThresholdMph",
  run: "runThreshold",
} as const satisfies Record<Discipline, ThresholdKind>;

/** Thresholds that are paces: smaller is faster. */
export const isPaceThreshold = (kind: ThresholdKind): kind is "css" | "runThreshold" =>
  kind === "css" || kind === "runThreshold";

/** Heart rates say nothing about speed. */
export const isHeartRate = (kind: ThresholdKind): kind is "lthrBike" | "lthrRun" | "maxHr" =>
  kind === "lthrBike" || kind === "lthrRun" || kind === "maxHr";

/** A threshold as stored: speeds to 0.1 mph, the others whole. Keeps the order of values. */
export const roundThreshold = (kind: ThresholdKind, value: number): number =>
  kind === "bikeThresholdMph" ? Math.round(value * 10) / 10 : Math.round(value);

/** The thresholds that are known, as stored. */
export function roundThresholds(
  values: Readonly<{ [Kind in ThresholdKind]?: number | undefined }>,
): Thresholds {
  const rounded: Thresholds = {};
  for (const kind of THRESHOLD_KINDS) {
    const value = values[kind];
    if (value !== undefined) rounded[kind] = roundThreshold(kind, value);
  }
  return rounded;
}
