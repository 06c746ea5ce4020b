/**
 * What became of an imported file: stored as an extra, matched with an exercise, a copy of what is
 * there already, stored with an exercise for the athlete to confirm, or not stored.
 */
export const IMPORT_OUTCOMES = ["stored", "matched", "duplicate", "choose", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];
