import type { ExerciseInput } from "@triplan/contract";
import { findExercise, listPlanExercises } from "@triplan/db";
import { DomainError, type IsoDate } from "@triplan/domain";
import { planRequestOf, progressionOf, type ProgressionMember } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { unsureExercises } from "../likely-matches/unsure-exercises.ts";
import { getPlan } from "../plans/get-plan.ts";

export interface ProgressionEntry extends Omit<ProgressionMember, "slotKey"> {
  exerciseId: number;
  /** Null while it has no day. */
  date: IsoDate | null;
  isDone: boolean;
  /** True while a recording may be it. */
  isUnsure: boolean;
  actualPace: string | null;
}

/** The times that the plan comes back to the exercise's set, itself among them, by week. */
export async function readProgression(
  ctx: AuthedContext,
  { exerciseId }: ExerciseInput,
): Promise<ProgressionEntry[]> {
  const { db, userId, today } = ctx;
  const exercise = await findExercise(db, { userId, exerciseId });
  if (!exercise) throw new DomainError("not_found", "Exercise not found");
  const planId = exercise.trainingPlanId;
  const plan = await getPlan(ctx, planId);
  const [rows, unsure] = await Promise.all([
    listPlanExercises(db, { userId, planId }),
    unsureExercises(db, plan, today),
  ]);
  const bySlot = new Map(rows.map((row) => [row.slotKey, row]));
  return progressionOf(planRequestOf(plan), exercise, rows).flatMap(({ slotKey, ...member }) => {
    const row = bySlot.get(slotKey);
    if (!row) return [];
    const { id, scheduledDate, isCompleted, actualPace } = row;
    const isUnsure = unsure.has(id);
    const date = scheduledDate;
    return [{ ...member, exerciseId: id, date, isDone: isCompleted, isUnsure, actualPace }];
  });
}
