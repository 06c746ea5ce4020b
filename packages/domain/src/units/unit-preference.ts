/** Units for distances and paces. */
export const UNIT_PREFERENCES = ["miles", "kilometers"] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];
