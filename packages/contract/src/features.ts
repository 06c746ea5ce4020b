/** Parts that the specification describes as placeholders; a flag lets the real part take its place. */
export const FEATURE_NAMES = [
  "pdf-export",
  "calendar-export",
  "manual-completion",
  "activity-linking",
  "measured-progress",
] as const;
export type FeatureName = (typeof FEATURE_NAMES)[number];
