import type { WeekExercise } from "../week-types.ts";

/** True for an exercise that a recording completed. */
export const isMatched = ({
  matchedActivityId,
}: Pick<WeekExercise, "matchedActivityId">): boolean => matchedActivityId !== null;
