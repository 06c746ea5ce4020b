import { isMatched } from "../model/is-matched.ts";
import type { WeekExercise } from "../model/week-types.ts";

/** True when the available list would unschedule or unmatch the selected exercises. */
export const returnsToList = (unit: readonly WeekExercise[]): boolean =>
  unit.some((exercise) => exercise.isScheduled || isMatched(exercise));
