/** What a week of a plan is for, in the order in which the phases come. */
export const PHASES = ["base", "build", "peak", "taper", "race"] as const;
export type Phase = (typeof PHASES)[number];
