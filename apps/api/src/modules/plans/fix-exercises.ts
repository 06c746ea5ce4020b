import type { PlanInput } from "@triplan/contract";
import {
  insertExercises,
  inTransaction,
  rewriteExercises,
  type NewExercise,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { currentWeek } from "@triplan/domain";
import { fixLimits, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { exerciseRow, exerciseRows } from "./rows/exercise-rows.ts";
import { generateStoredPlan, type GeneratedPlan } from "./edition/generated-plan.ts";
import { acceptedChanges } from "./rows/accepted-changes.ts";
import { lockPlan } from "./lock-plan.ts";
import { moveExercise } from "./rows/move-exercise.ts";
import { listStoredRows, storedExercise, type StoredRow } from "./rows/stored-exercise.ts";
import { requestedPlan } from "./revised-plan.ts";
import { withSwaps } from "./with-swaps.ts";

export interface FixedExercises {
  /** "Exercise distribution fixed! 2 moved, 1 shortened.", or that everything fits. */
  message: string;
  updated: number;
}

/**
 * Brings open exercises of the coming weeks within the plan's limits: moves them, cuts or leaves out
 * what the week has no time for, and gives earlier cuts back. Exercises of an earlier engine are only moved.
 */
export async function fixExercises(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<FixedExercises> {
  const key = { userId: ctx.userId, planId };
  return inTransaction(ctx.db, async (trx) => {
    const plan = await lockPlan(trx, key);
    const generated = await generateStoredPlan(trx, plan, ctx.today);
    const { edition } = generated;
    const rows = await listStoredRows(trx, key);
    const fromWeek = currentWeek(plan.startDate, ctx.today, plan.totalWeeks);
    const fix = fixLimits(generated.request, rows.map(storedExercise), {
      currentWeek: fromWeek,
      firstWeek: edition.isEarlier ? plan.totalWeeks + 1 : edition.firstWeek,
      today: ctx.today,
      planned: await plannedExercises(trx, key, generated, rows),
    });
    const { changed, dropped, moved, message } = fix;
    const touched = new Set([...changed, ...dropped, ...moved].map(({ slotKey }) => slotKey));
    if (touched.size === 0) return { message, updated: 0 };
    const bases = exerciseRows(generated.base);
    const leftOut = asRows(dropped, bases).map((row) => ({ ...row, isDropped: true }));
    const next = [...asRows(changed, bases), ...leftOut];
    await rewriteExercises(trx, { ...key, fromWeek, rows: next });
    const slots = new Map(rows.map((row) => [row.slotKey, row]));
    const added = next.filter(({ slotKey }) => !slots.has(slotKey));
    await insertExercises(trx, { userId: ctx.userId, trainingPlanId: planId, exercises: added });
    for (const { slotKey, day } of moved) {
      const row = slots.get(slotKey);
      if (row) await moveExercise(trx, plan, row, day);
    }
    return { message, updated: touched.size };
  });
}

/** The exercises of the plan with its adjustments and time off, by slot. */
async function plannedExercises(
  trx: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  stored: readonly StoredRow[],
): Promise<ReadonlyMap<string, PlannedExercise>> {
  const { request, edition } = generated;
  const { fromWeek } = edition;
  const changes = await acceptedChanges(trx, key);
  const adjusted = requestedPlan(generated, { ...changes, stored, fromWeek });
  const { weeks } = withSwaps(request, adjusted, stored, edition);
  return new Map(weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row])));
}

/** Keeps the first generated version beside each changed exercise. */
function asRows(
  changed: readonly PlannedExercise[],
  generated: readonly NewExercise[],
): NewExercise[] {
  const bases = new Map(generated.map((row) => [row.slotKey, row]));
  return changed.map((exercise) => exerciseRow(exercise, bases.get(exercise.slotKey) ?? exercise));
}
