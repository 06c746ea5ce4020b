import type { Discipline } from "../race/race-type.ts";

/**
 * What kind of sport a recording is. `multisport` holds recordings of its own, `transition` lies
 * between two of them; both are shown, and neither is a discipline trained.
 */
export const SPORT_FAMILIES = ["bike", "run", "swim", "multisport", "transition", "other"] as const;
export type SportFamily = (typeof SPORT_FAMILIES)[number];

/**
 * The discipline that a recording is shown and matched by hand as: what is neither ridden nor run
 * counts as a swim. @see spec §3 "Wearable activity"
 */
export const disciplineOf = (family: SportFamily): Discipline =>
  family === "bike" || family === "run" ? family : "swim";
