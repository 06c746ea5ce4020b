import {
  deleteOpenExercises,
  insertExercises,
  rewriteExercises,
  type NewExercise,
  type PlanKey,
  type Queryable,
} from "@triplan/db";

/**
 * Makes the open exercises from a week on those that are given, slot by slot: who stays keeps its
 * id and its day, who is new comes, who is gone goes. Completed and matched ones stay untouched.
 * Returns how many changed. Runs in the caller's transaction.
 */
export async function regenerateExercises(
  trx: Queryable,
  { userId, planId, fromWeek }: PlanKey & { fromWeek: number },
  rows: readonly NewExercise[],
): Promise<number> {
  const coming = rows.filter(({ week }) => week >= fromWeek);
  const keptSlotKeys = coming.map(({ slotKey }) => slotKey);
  const gone = await deleteOpenExercises(trx, { userId, planId, fromWeek, keptSlotKeys });
  const rewritten = await rewriteExercises(trx, { userId, planId, fromWeek, rows: coming });
  const added = await insertExercises(trx, { userId, trainingPlanId: planId, exercises: coming });
  return gone + rewritten + added;
}
