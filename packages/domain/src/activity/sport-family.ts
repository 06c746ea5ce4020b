import type { Discipline } from "../race/race-type.ts";

/**
 * What kind of sport a recording is. `multisport` holds recordings of its own, `transition` lies
 * between two of them; both are shown, and neither is a discipline trained.
 */
export const SPORT_FAMILIES = ["bike", "run", "swim", "multisport", "transition", "other"] as const;
export type SportFamily = (typeof SPORT_FAMILIES)[number];

/**
 * The family of an activity type that was given by hand, by the specification's words: "running",
 * "Road cycling". A provider's own types have a table of their own.
 */
export function familyOfWords(activityType: string): SportFamily {
  if (/cycling|biking|\bride\b/i.test(activityType)) return "bike";
  if (/running|walking/i.test(activityType)) return "run";
  return /swim/i.test(activityType) ? "swim" : "other";
}

/**
 * The discipline that a recording is shown and matched by hand as: what is neither ridden nor run
 * counts as a swim.
 */
export const disciplineOf = (family: SportFamily): Discipline =>
  family === "bike" || family === "run" ? family : "swim";
