import type { Discipline } from "./discipline.ts";

/**
 * Kinds of sport. `multisport` contains other activities and `transition` separates two of them;
 * both are shown, but neither is a discipline.
 */
export const SPORT_FAMILIES = ["bike", "run", "swim", "multisport", "transition", "other"] as const;
export type SportFamily = (typeof SPORT_FAMILIES)[number];

/**
 * Family of a manually entered activity type, by the specification's words: "running", "Road
 * cycling". Provider types have their own table.
 */
export function familyOfWords(activityType: string): SportFamily {
  if (/cycling|biking|\bride\b/i.test(activityType)) return "bike";
  if (/running|walking/i.test(activityType)) return "run";
  return /swim/i.test(activityType) ? "swim" : "other";
}

/** Discipline for display and manual matching; anything but bike and run counts as a swim. */
export const disciplineOf = (family: SportFamily): Discipline =>
  family === "bike" || family === "run" ? family : "swim";
