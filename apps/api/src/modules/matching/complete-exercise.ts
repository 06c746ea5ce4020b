import type { CompleteExerciseInput } from "@triplan/contract";
import {
  findExercise,
  inTransaction,
  lockActivity,
  lockExercise,
  lockUser,
  matchExercise,
  unmatchExercise,
  type ExerciseRow,
  type Queryable,
} from "@triplan/db";
import { dateInWeek, DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { markDuplicates } from "./mark-duplicates.ts";
import { completionOf, placementOf } from "./completion-of.ts";
import { correctFile } from "./correct-file.ts";
import { enteredActivity, refuseEntry, writeManualActivity } from "./manual-activity.ts";

/** Two devices may complete an exercise at once; the later one replaces what the first entered. */
const MAX_TRIES = 3;

/**
 * Completes an exercise with an activity of what the athlete entered, replaces what was entered
 * before, or corrects the imported file that completed it. Throws `conflict` for a recording of the
 * watch.
 */
export async function completeExercise(
  ctx: AuthedContext,
  input: CompleteExerciseInput,
): Promise<ExerciseRow> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const completed = await inTransaction(ctx.db, (trx) => completeUnlessChanged(trx, ctx, input));
    if (completed) return completed;
  }
  throw hasJustChanged();
}

const hasJustChanged = () =>
  new DomainError("conflict", "This exercise has just changed. Open it again.");

/** Null if the exercise was matched or unmatched between reading and locking it. */
async function completeUnlessChanged(
  trx: Queryable,
  { userId, today }: AuthedContext,
  input: CompleteExerciseInput,
): Promise<ExerciseRow | null> {
  const key = { userId, exerciseId: input.exerciseId };
  await lockUser(trx, userId);
  const read = await findExercise(trx, key);
  if (!read) throw new DomainError("not_found", "Exercise not found");
  const { matchedActivityId: readId, plan, ...exercise } = read;
  refuseEntry(input, { discipline: exercise.type, today });
  const before =
    readId === null ? undefined : await lockActivity(trx, { userId, activityId: readId });
  const locked = await lockExercise(trx, key);
  if (locked?.matchedActivityId !== readId) return null;
  const isOfWatch = before && before.source !== "manual" && before.source !== "file";
  if (before ? isOfWatch : exercise.isCompleted) {
    throw new DomainError("conflict", "This exercise is already completed");
  }
  const open = before ? await unmatchExercise(trx, key) : exercise;
  const activityId =
    before?.source === "file"
      ? await correctFile(trx, userId, { recorded: before, input })
      : await writeManualActivity(trx, exercise, {
          replacedId: before?.id,
          entered: enteredActivity(input),
        });
  const activity = await lockActivity(trx, { userId, activityId });
  // Only an error takes back what is written by now.
  if (!open || !activity) throw hasJustChanged();
  const weekStart = dateInWeek(plan.startDate, exercise.week, 0);
  const completed = await matchExercise(trx, {
    ...key,
    activityId,
    placement: placementOf({ scheduledDate: open.scheduledDate, weekStart }, input.date),
    completionNotes: input.notes || null,
    ...completionOf(activity),
  });
  if (!completed) throw hasJustChanged();
  const days = [activity.localDate, ...(before ? [before.localDate] : [])];
  await markDuplicates(trx, { userId, days });
  return completed;
}
