import {
  deleteOpenExercises,
  insertExercises,
  rewriteExercises,
  type NewExercise,
  type PlanKey,
  type Queryable,
} from "@triplan/db";

/**
 * Upserts open exercises by slot: existing slots keep id and day, new ones are inserted, missing
 * ones deleted. Completed and matched exercises stay. Returns the number of changes.
 */
export async function regenerateExercises(
  trx: Queryable,
  { userId, planId, fromWeek }: PlanKey & { fromWeek: number },
  rows: readonly NewExercise[],
): Promise<number> {
  const coming = rows.filter(({ week }) => week >= fromWeek);
  const keptSlotKeys = coming.map(({ slotKey }) => slotKey);
  const deleted = await deleteOpenExercises(trx, { userId, planId, fromWeek, keptSlotKeys });
  const rewritten = await rewriteExercises(trx, { userId, planId, fromWeek, rows: coming });
  const added = await insertExercises(trx, { userId, trainingPlanId: planId, exercises: coming });
  return deleted + rewritten + added;
}
