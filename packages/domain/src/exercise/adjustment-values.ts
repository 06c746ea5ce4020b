/** What an adjustment changes. */
export const ADJUSTMENT_TYPES = ["volume", "intensity"] as const;
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number];

export const INTENSITY_ADJUSTMENTS = ["easier", "maintain", "harder"] as const;
export type IntensityAdjustment = (typeof INTENSITY_ADJUSTMENTS)[number];

export const ADJUSTMENT_REASONS = [
  "feeling-strong",
  "fatigue",
  "injury-prevention",
  "time-constraints",
  "recovery-needed",
  "race-prep",
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];

/** Volume that an adjustment can ask for, in percent of the engine's plan. */
export const VOLUME_LIMITS = { min: 50, max: 120, step: 5 } as const;
