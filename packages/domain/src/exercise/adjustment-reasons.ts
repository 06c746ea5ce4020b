export const ADJUSTMENT_REASONS = [
  "feeling-strong",
  "fatigue",
  "injury-prevention",
  "time-constraints",
  "recovery-needed",
  "race-prep",
] as const;
export type AdjustmentReason = (typeof ADJUSTMENT_REASONS)[number];
