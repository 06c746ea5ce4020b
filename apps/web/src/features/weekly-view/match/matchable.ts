import type { ExerciseRow, UnmatchedActivity } from "../week-types.ts";

/** What an activity is called; the sport where the watch gave no name. */
export const activityName = ({ activityName: name, discipline }: UnmatchedActivity): string =>
  name || { swim: "Swim", bike: "Ride", run: "Run" }[discipline];

/** True where the activity can be matched with the exercise. */
export const isMatchable = (
  { type, isCompleted }: ExerciseRow,
  { discipline }: UnmatchedActivity,
): boolean => type === discipline && !isCompleted;
