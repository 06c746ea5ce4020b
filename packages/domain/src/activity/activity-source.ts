/**
 * Where an activity comes from: `manual` is what the athlete entered for an exercise, `test` what
 * they made up to try the product; the others are recordings.
 */
export const ACTIVITY_SOURCES = ["webhook", "backfill", "import", "test", "manual"] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];
