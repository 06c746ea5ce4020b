import type { PlanInput } from "@triplan/contract";
import {
  insertExercises,
  listPlanExercises,
  placeExercise,
  rewriteExercises,
  type ExerciseRow,
  type NewExercise,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, DAY_NAMES, dateInWeek, type Weekday } from "@triplan/domain";
import { fixLimits, generatePlan, planRequestOf, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { exerciseRow, exerciseRows } from "./exercise-rows.ts";
import { lockPlan } from "./lock-plan.ts";
import { storedExercise } from "./stored-exercise.ts";

export interface FixedExercises {
  /** "Exercise distribution fixed! 3 exercises changed.", or that everything fits. */
  message: string;
  updated: number;
}

/** Repairs open exercises of the coming weeks that exceed the plan's limits. */
export async function fixExercises(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<FixedExercises> {
  const key = { userId: ctx.userId, planId };
  return ctx.db.transaction().execute(async (trx) => {
    const plan = await lockPlan(trx, key);
    const request = planRequestOf(plan);
    const stored = await listPlanExercises(trx, key);
    const fromWeek = currentWeek(plan.startDate, ctx.today, plan.totalWeeks);
    const { changed, moved, message } = fixLimits(request, stored.map(storedExercise), fromWeek);
    if (changed.length + moved.length === 0) return { message, updated: 0 };
    const rows = asRows(changed, exerciseRows(generatePlan(request)));
    await rewriteExercises(trx, { ...key, fromWeek, rows });
    const slots = new Map(stored.map((row) => [row.slotKey, row]));
    const added = rows.filter(({ slotKey }) => !slots.has(slotKey));
    await insertExercises(trx, { userId: ctx.userId, trainingPlanId: planId, exercises: added });
    for (const { slotKey, day } of moved) await move(trx, plan, slots.get(slotKey), day);
    return { message, updated: new Set([...changed, ...moved].map((row) => row.slotKey)).size };
  });
}

/** Keeps the first generated version beside each changed exercise. */
function asRows(
  changed: readonly PlannedExercise[],
  generated: readonly NewExercise[],
): NewExercise[] {
  const bases = new Map(generated.map((row) => [row.slotKey, row]));
  return changed.map((exercise) => exerciseRow(exercise, bases.get(exercise.slotKey) ?? exercise));
}

/** Moves the run of a brick to the day of its ride. */
async function move(
  trx: Queryable,
  plan: TrainingPlanRow,
  row: ExerciseRow | undefined,
  day: Weekday,
): Promise<void> {
  if (!row) return;
  await placeExercise(trx, {
    userId: row.userId,
    exerciseId: row.id,
    day,
    dayName: DAY_NAMES[day],
    scheduledDate: dateInWeek(plan.startDate, row.week, day),
  });
}
