import type { ActivityInput } from "@triplan/contract";
import {
  deleteActivity as deleteRow,
  inTransaction,
  lockActivity,
  lockUser,
  unmatchExercise,
} from "@triplan/db";
import { DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { markDuplicates } from "../matching/mark-duplicates.ts";

export interface DeletedActivity {
  id: number;
  /** The exercise that was matched with it and is open again. */
  unmatchedExerciseId: number | null;
}

/** Deletes an activity permanently: later syncs skip it, and its exercise becomes open. */
export function deleteActivity(
  ctx: AuthedContext,
  { activityId }: ActivityInput,
): Promise<DeletedActivity> {
  const key = { userId: ctx.userId, activityId };
  return inTransaction(ctx.db, async (trx) => {
    await lockUser(trx, ctx.userId);
    const activity = await lockActivity(trx, key);
    if (!activity) throw new DomainError("not_found", "Activity not found");
    const { linkedExerciseId: exerciseId } = activity;
    if (exerciseId !== null) await unmatchExercise(trx, { userId: ctx.userId, exerciseId });
    await deleteRow(trx, key);
    await markDuplicates(trx, { userId: ctx.userId, days: [activity.localDate] });
    return { id: activityId, unmatchedExerciseId: exerciseId };
  });
}
