import type { PlanKey, Queryable } from "@triplan/db";
import type { GeneratedPlan } from "../edition/generated-plan.ts";
import { writeComing } from "../edition/write-coming.ts";
import { moveExercise } from "../rows/move-exercise.ts";
import type { RevisedRows } from "./revised-rows.ts";

/** Rewrites the open exercises that time off changes, and moves them. */
export async function writeRevised(
  trx: Queryable,
  key: PlanKey,
  { plan, edition }: Pick<GeneratedPlan, "plan" | "edition">,
  { stored, rows, days, fromWeek }: RevisedRows,
): Promise<void> {
  await writeComing(trx, key, edition, { fromWeek, rows });
  for (const row of stored) {
    const day = days.get(row.slotKey);
    if (day !== undefined) await moveExercise(trx, plan, row, day);
  }
}
