/** Why an athlete did not do an exercise. */
export const SKIP_REASONS = ["time", "tired", "sick", "injured", "weather", "other"] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];
