import type { OpenActivity, OpenExercise } from "./match-score.ts";

/** Added to the score of a ride and run that were recorded one directly after the other. */
const BONUS = 0.1;
const LONGEST_CHANGE_MS = 30 * 60_000;

/** True if `later` began within half an hour of the end of `earlier`. */
function followsOn(earlier: OpenActivity, later: OpenActivity): boolean {
  const end = earlier.startMs + earlier.durationSeconds * 1000;
  return later.startMs > earlier.startMs && Math.abs(later.startMs - end) <= LONGEST_CHANGE_MS;
}

/**
 * Bonus of an activity for an exercise of the same discipline: above 0 if both are the same half of
 * a brick.
 */
export function brickBonus(
  exercise: OpenExercise,
  activity: OpenActivity,
  all: { exercises: readonly OpenExercise[]; activities: readonly OpenActivity[] },
): number {
  const { brickId, type } = exercise;
  if (brickId === null || type === "swim") return 0;
  const other = type === "bike" ? "run" : "bike";
  const isPair = all.exercises.some((half) => half.brickId === brickId && half.type === other);
  if (!isPair) return 0;
  const isRecorded = all.activities.some(
    (half) =>
      half.family === other &&
      (type === "bike" ? followsOn(activity, half) : followsOn(half, activity)),
  );
  return isRecorded ? BONUS : 0;
}
