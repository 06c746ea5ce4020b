import { matchScore, type OpenActivity, type OpenExercise } from "./match-score.ts";

export interface RankedExercise {
  exerciseId: number;
  /** 0 to 1. */
  score: number;
}

/**
 * Open exercises that an activity may belong to, the best match first: those of its sport in its
 * week, or placed within two days of it.
 */
export const rankExercises = (
  exercises: readonly OpenExercise[],
  activity: OpenActivity,
): RankedExercise[] =>
  exercises
    .flatMap((exercise) => {
      const score = matchScore(exercise, activity);
      return score === null ? [] : { exerciseId: exercise.id, score };
    })
    .toSorted((a, b) => b.score - a.score || a.exerciseId - b.exerciseId);
