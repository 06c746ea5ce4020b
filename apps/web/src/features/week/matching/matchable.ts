import type { ExerciseRow, UnmatchedActivity } from "../model/week-types.ts";

/** The activity's name, or its sport when unnamed. */
export const activityName = ({ activityName: name, discipline }: UnmatchedActivity): string =>
  name || { swim: "Swim", bike: "Ride", run: "Run" }[discipline];

export const isMatchable = (
  { type, isCompleted }: ExerciseRow,
  { discipline }: UnmatchedActivity,
): boolean => type === discipline && !isCompleted;
