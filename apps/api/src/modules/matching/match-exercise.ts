import type { MatchExerciseInput } from "@triplan/contract";
import {
  findActivityId,
  findExercise,
  inTransaction,
  lockActivity,
  lockExercise,
  lockUser,
  matchExercise as complete,
  type ExerciseRow,
  type LockedActivity,
} from "@triplan/db";
import { dateInWeek, DomainError, type Discipline } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { completionOf, placementOf } from "./completion-of.ts";

/** Completes an exercise with an activity of its sport, or of another one that was done instead. */
export async function matchExercise(
  ctx: AuthedContext,
  { exerciseId, providerActivityId, isReplacement }: MatchExerciseInput,
): Promise<ExerciseRow> {
  const { userId } = ctx;
  const key = { userId, exerciseId };
  const activityId = await findActivityId(ctx.db, { userId, providerActivityId });
  return inTransaction(ctx.db, async (trx) => {
    await lockUser(trx, userId);
    const activity = activityId && (await lockActivity(trx, { userId, activityId }));
    await lockExercise(trx, key);
    const exercise = await findExercise(trx, key);
    if (!exercise) throw new DomainError("not_found", "Exercise not found");
    if (!activity) throw new DomainError("not_found", "Activity not found");
    refuseTaken(exercise, activity);
    if (!isReplacement) refuseOtherSport(exercise, activity);
    const weekStart = dateInWeek(exercise.plan.startDate, exercise.week, 0);
    const { scheduledDate } = exercise;
    const matched = await complete(trx, {
      ...key,
      activityId: activity.id,
      placement: placementOf({ scheduledDate, weekStart }, activity.localDate),
      ...completionOf(activity),
    });
    if (!matched) throw new DomainError("conflict", "This exercise is already completed");
    return matched;
  });
}

const A = { swim: "a swim", bike: "a ride", run: "a run" } as const satisfies Record<
  Discipline,
  string
>;

function refuseTaken(exercise: ExerciseRow, activity: LockedActivity): void {
  if (exercise.matchedActivityId !== null) {
    throw new DomainError("conflict", "This exercise is already matched with an activity");
  }
  if (exercise.isCompleted) {
    throw new DomainError("conflict", "This exercise is already completed");
  }
  if (activity.duplicateOf !== null) {
    throw new DomainError("conflict", "This activity duplicates another one. Match that instead.");
  }
  if (activity.linkedExerciseId !== null) {
    throw new DomainError("conflict", "This activity is already matched with an exercise");
  }
}

function refuseOtherSport(exercise: ExerciseRow, activity: LockedActivity): void {
  if (activity.discipline !== exercise.type) {
    const [recorded, planned] = [A[activity.discipline], A[exercise.type]];
    throw new DomainError("conflict", `The activity is ${recorded} and the exercise ${planned}`);
  }
}
