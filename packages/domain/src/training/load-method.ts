/**
 * What the training load of something done was calculated from, best first: power, heart rate, pace,
 * perceived exertion, the planned load, or a usual intensity and nothing but the time.
 */
export const LOAD_METHODS = ["power", "heart-rate", "pace", "rpe", "plan", "time"] as const;
export type LoadMethod = (typeof LOAD_METHODS)[number];

/** Measured against a known threshold, estimated, or taken from the plan. */
export const LOAD_QUALITIES = ["measured", "rough", "plan"] as const;
export type LoadQuality = (typeof LOAD_QUALITIES)[number];

/** A training load, 100 for an hour at threshold, and the method behind it. */
export interface ScoredLoad {
  load: number;
  method: LoadMethod;
  quality: LoadQuality;
}
