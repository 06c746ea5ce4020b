/** In which units an athlete reads what a watch recorded. */
export const UNIT_PREFERENCES = ["miles", "kilometers"] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];
