/** Where an athlete does strength work, or that none is shown. */
export const STRENGTH_PLACES = ["home", "gym", "off"] as const;
export type StrengthPlace = (typeof STRENGTH_PLACES)[number];
