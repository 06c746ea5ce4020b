import type { SeasonLimit } from "@triplan/plan-engine";

/** Disciplines of the limits that say how long their longest exercise is. */
export const SHORT_SPORTS = { shortSwim: "swim", shortRide: "bike", shortRun: "run" } as const;

export const isShort = (kind: SeasonLimit["kind"]): kind is keyof typeof SHORT_SPORTS =>
  kind in SHORT_SPORTS;
