/**
 * Where an activity comes from: `manual` is what the athlete entered for an exercise, `test` what
 * they made up to try the product; the others are recordings, `file` from a file of the athlete.
 */
export const ACTIVITY_SOURCES = [
  "webhook",
  "backfill",
  "import",
  "test",
  "manual",
  "file",
] as const;
export type ActivitySource = (typeof ACTIVITY_SOURCES)[number];
