import {
  rewriteExercises,
  setPlanEngine,
  type NewExercise,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { ENGINE_VERSION } from "@triplan/plan-engine";
import type { PlanEdition } from "./plan-edition.ts";
import { regenerateExercises } from "./regenerate-exercises.ts";

/**
 * Rewrites open exercises from a week on. In a plan of an earlier engine `rows` replace all of them,
 * and its edition changes.
 */
export async function writeComing(
  trx: Queryable,
  key: PlanKey,
  { isEarlier }: Pick<PlanEdition, "isEarlier">,
  { fromWeek, rows }: { fromWeek: number; rows: readonly NewExercise[] },
): Promise<void> {
  if (!isEarlier) {
    await rewriteExercises(trx, { ...key, fromWeek, rows });
    return;
  }
  if (rows.length === 0) return;
  await regenerateExercises(trx, { ...key, fromWeek }, rows);
  await setPlanEngine(trx, { ...key, engineVersion: ENGINE_VERSION, engineFromWeek: fromWeek });
}
