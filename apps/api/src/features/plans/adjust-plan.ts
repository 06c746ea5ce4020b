import type { AdjustPlanInput } from "@triplan/contract";
import {
  insertAdjustment,
  listAdjustments,
  listPlanExercises,
  rewriteExercises,
  type ExerciseRow,
  type NewExercise,
  type TrainingPlanRow,
} from "@triplan/db";
import { currentWeek, DomainError } from "@triplan/domain";
import { applyAdjustments, generatePlan, planRequestOf } from "@triplan/planner";
import type { AuthedContext } from "../../context.ts";
import { changedRows } from "./changed-rows.ts";
import { exerciseRows } from "./exercise-rows.ts";
import { getPlan } from "./get-plan.ts";
import { lockPlan } from "./lock-plan.ts";

export interface AdjustedPlan {
  /** Exercises that changed. */
  updated: number;
  /** The weeks from the first one on that the adjustment covers. */
  weeks: number[];
  /** Planned minutes of each of these weeks. */
  weeklyMinutesBefore: number[];
  weeklyMinutesAfter: number[];
  message: string;
}

/** The plan's first week stays as it was made. */
const FIRST_WEEK = 2;

/**
 * Lays an adjustment over the plan and writes the open exercises of the coming weeks anew. Completed
 * and matched exercises, and weeks that are over, stay; so do places and ids.
 */
export async function adjustPlan(
  ctx: AuthedContext,
  input: AdjustPlanInput,
): Promise<AdjustedPlan> {
  const key = { userId: ctx.userId, planId: input.planId };
  const plan = await getPlan(ctx, input.planId);
  refuseStartOutside(plan, input.fromWeek);
  const request = planRequestOf(plan);
  const base = generatePlan(request);
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockPlan(trx, key);
    // The goal is all that can change in a plan: then the engine's plan is another one.
    const isSame = locked.goalFinishTime === plan.goalFinishTime;
    const nowRequest = isSame ? request : planRequestOf(locked);
    const nowBase = isSame ? base : generatePlan(nowRequest);
    const fromWeek = startOf(ctx, plan, input.fromWeek);
    if (fromWeek <= plan.totalWeeks)
      await insertAdjustment(trx, rowOf(input, ctx.userId, fromWeek));
    const adjustments = await listAdjustments(trx, key);
    const adjusted = applyAdjustments(nowRequest, nowBase, adjustments);
    const stored = (await listPlanExercises(trx, key)).filter(({ week }) => week >= fromWeek);
    const rows = changedRows(stored, exerciseRows(adjusted, nowBase));
    const updated = await rewriteExercises(trx, { ...key, fromWeek, rows });
    return answer(stored, rows, updated);
  });
}

function refuseStartOutside({ totalWeeks }: TrainingPlanRow, fromWeek: number): void {
  if (fromWeek <= totalWeeks) return;
  const message = `Start week must be between 1 and ${totalWeeks}`;
  throw new DomainError("rule_broken", message, { issues: [{ path: "fromWeek", message }] });
}

/** The first week that is written: not the plan's first one, nor one that is over. */
const startOf = (ctx: AuthedContext, plan: TrainingPlanRow, fromWeek: number): number =>
  Math.max(FIRST_WEEK, fromWeek, currentWeek(plan.startDate, ctx.today, plan.totalWeeks));

const rowOf = (input: AdjustPlanInput, userId: number, fromWeek: number) => ({
  trainingPlanId: input.planId,
  userId,
  fromWeek,
  adjustmentType: input.adjustmentType,
  volumeAdjustment: input.adjustmentType === "volume" ? input.volumeAdjustment : 100,
  intensityAdjustment:
    input.adjustmentType === "intensity" ? input.intensityAdjustment : ("maintain" as const),
  reason: input.reason,
});

function answer(
  stored: readonly ExerciseRow[],
  rows: readonly NewExercise[],
  updated: number,
): AdjustedPlan {
  const after = new Map(rows.map((row) => [row.slotKey, row.duration]));
  const weeks = [...new Set(stored.map(({ week }) => week))];
  const minutes = (of: (row: ExerciseRow) => number) =>
    weeks.map((week) => stored.reduce((sum, row) => (row.week === week ? sum + of(row) : sum), 0));
  return {
    updated,
    weeks,
    weeklyMinutesBefore: minutes((row) => row.duration),
    weeklyMinutesAfter: minutes((row) => after.get(row.slotKey) ?? row.duration),
    message: messageOf(updated),
  };
}

function messageOf(updated: number): string {
  if (updated === 0) return "Nothing had to change.";
  return `${updated} ${updated === 1 ? "exercise" : "exercises"} changed.`;
}
