/** Phases of a plan, in order. */
export const PHASES = ["base", "build", "peak", "taper", "race"] as const;
export type Phase = (typeof PHASES)[number];
