/** Features that the specification describes as placeholders; a flag enables the real feature. */
export const FEATURE_NAMES = [
  "pdf-export",
  "calendar-export",
  "plan-sharing",
  "manual-completion",
  "activity-linking",
  "measured-progress",
] as const;
export type FeatureName = (typeof FEATURE_NAMES)[number];

/** What is built, and on unless the server says otherwise. */
export const REAL_FEATURES: readonly FeatureName[] = [
  "pdf-export",
  "calendar-export",
  "plan-sharing",
  "manual-completion",
  "activity-linking",
  "measured-progress",
];
