import type { WeekExercise } from "./week-types.ts";

/** True for an exercise completed by a recorded activity. */
export const isMatched = ({
  matchedActivityId,
}: Pick<WeekExercise, "matchedActivityId">): boolean => matchedActivityId !== null;
