import type { WeekExercise } from "./week-types.ts";

/** True for an exercise completed by an activity: a recording, or what the athlete entered. */
export const isMatched = ({
  matchedActivityId,
}: Pick<WeekExercise, "matchedActivityId">): boolean => matchedActivityId !== null;

/** True for an exercise that the athlete completed by hand. */
export const isByHand = ({ matchedActivity }: Pick<WeekExercise, "matchedActivity">): boolean =>
  matchedActivity?.source === "manual";

/** True for an exercise whose figures the athlete may change: entered by hand or read from a file. */
export const isCorrectable = ({
  matchedActivity,
}: Pick<WeekExercise, "matchedActivity">): boolean =>
  matchedActivity?.source === "manual" || matchedActivity?.source === "file";
