import {
  dropExercises,
  insertExercises,
  rewriteExercises,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { writeComing } from "../plans/edition/write-coming.ts";
import { moveExercise } from "../plans/rows/move-exercise.ts";
import type { EditedRows } from "./edited-rows.ts";

/** Rewrites the open exercises that a change of the plan changes; slots keep their ids. */
export async function writeEdited(
  trx: Queryable,
  key: PlanKey,
  { plan, edition }: Pick<GeneratedPlan, "plan" | "edition">,
  { stored, days, fromWeek, leftOut, ...edited }: EditedRows,
): Promise<void> {
  const gone = new Set(leftOut);
  const rows = edited.rows.filter(({ slotKey }) => !gone.has(slotKey));
  if (edition.isEarlier) await writeComing(trx, key, edition, { fromWeek, rows });
  else {
    await rewriteExercises(trx, { ...key, fromWeek, rows });
    const { userId, planId: trainingPlanId } = key;
    await insertExercises(trx, { userId, trainingPlanId, exercises: rows });
    await dropExercises(trx, { ...key, fromWeek, slotKeys: leftOut });
  }
  for (const row of stored) {
    const day = days.get(row.slotKey);
    if (day !== undefined) await moveExercise(trx, plan, row, day);
  }
}
