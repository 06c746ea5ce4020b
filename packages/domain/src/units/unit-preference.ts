/** In which units an athlete reads what a watch recorded. @see spec §3 "User" */
export const UNIT_PREFERENCES = ["miles", "kilometers"] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];
