import { METERS_PER_MILE } from "../units/convert.ts";
import { paceOfHour } from "./riegel.ts";
import type { ThresholdKind } from "./thresholds.ts";

const HOUR = 3600;
/** No athlete is faster: 10 km of running in 27:00 and 20 km of riding in 24:00. */
const FASTEST_RUN = paceOfHour(10_000, 27 * 60);
const FASTEST_RIDE = 20_000 / METERS_PER_MILE / ((24 * 60) / HOUR);

const HEART_RATE = { min: 100, max: 210 };

/** Bounds of the thresholds that are accepted, in their own units. Outside is a typing error. */
export const THRESHOLD_LIMITS = {
  css: { min: 60, max: 300 },
  ftpWatts: { min: 60, max: 500 },
  bikeThresholdMph: { min: 8, max: FASTEST_RIDE },
  lthrBike: HEART_RATE,
  runThreshold: { min: FASTEST_RUN, max: 1000 },
  lthrRun: HEART_RATE,
  maxHr: { min: 120, max: 230 },
} as const satisfies Record<ThresholdKind, { min: number; max: number }>;

export const isPossibleThreshold = (kind: ThresholdKind, value: number): boolean =>
  value >= THRESHOLD_LIMITS[kind].min && value <= THRESHOLD_LIMITS[kind].max;
