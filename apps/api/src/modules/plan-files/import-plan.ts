import type { FileExercise, FilePlan, PlanFile } from "@triplan/contract/plan-file";
import { weekOfEntries } from "@triplan/contract";
import {
  insertExercises,
  insertPlan,
  inTransaction,
  listPlanExercises,
  listThresholds,
  placeExercises,
  type ExercisePlacement,
  type NewExercise,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { DAY_NAMES, dateInWeek, isoDate, type Thresholds } from "@triplan/domain";
import { planRequestOf } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { refuseTooManyPlans } from "../plans/refuse-too-many-plans.ts";
import { planWithWeeks, type PlanWithWeeks } from "../plans/with-weeks.ts";
import { firstStart } from "../training/first-start.ts";
import { readPlanFile } from "./read-plan-file.ts";

/**
 * A file counts as made by an earlier engine: its exercises stay as they are, and a later change
 * rewrites the weeks to come.
 */
const EDITION = { engineVersion: 1, engineFromWeek: 1 } as const;

/** Stores the plan of a file as a new plan with its exercises on their days, or nothing. */
export async function importPlan(ctx: AuthedContext, text: string): Promise<PlanWithWeeks> {
  const file = readPlanFile(text);
  const { db, userId } = ctx;
  const columns = planColumns(file.plan);
  const exercises = file.exercises.map(exerciseRow);
  const records = await listThresholds(db, userId);
  const request = planRequestOf(columns);
  const start = await firstStart(db, userId, { request, exercises, records });
  const plan = await inTransaction(db, async (trx) => {
    await refuseTooManyPlans(trx, userId);
    const stored = await insertPlan(trx, {
      ...columns,
      ...EDITION,
      userId,
      idempotencyKey: null,
      requestHash: null,
      startFitness: start.fitness,
      startFatigue: start.fatigue,
      startBasis: start.basis,
    });
    if (!stored) throw new Error("A plan without an idempotency key was not inserted");
    await insertExercises(trx, { userId, trainingPlanId: stored.id, exercises });
    await placeAsInFile(trx, stored, file);
    return stored;
  });
  return planWithWeeks(db, plan);
}

const planColumns = ({ weeklySchedule, thresholds, raceBefore, ...plan }: FilePlan) => ({
  ...plan,
  ...(raceBefore && {
    raceBefore: { ...raceBefore, raceDate: isoDate(raceBefore.raceDate) },
  }),
  raceDate: isoDate(plan.raceDate),
  createdOn: isoDate(plan.createdOn),
  startDate: isoDate(plan.startDate),
  weeklySchedule: weekOfEntries.parse(weeklySchedule),
  thresholds: thresholds satisfies Thresholds,
});

const exerciseRow = ({ day: _day, ...exercise }: FileExercise): NewExercise => ({
  ...exercise,
  reasons: [],
  baseDuration: exercise.duration,
  baseIntensity: exercise.intensity,
  baseTemplateId: exercise.templateId,
  isDropped: false,
});

async function placeAsInFile(
  trx: Queryable,
  { id: planId, userId, startDate }: TrainingPlanRow,
  { exercises }: PlanFile,
): Promise<void> {
  const days = new Map(exercises.map(({ slotKey, day }) => [slotKey, day]));
  const stored = await listPlanExercises(trx, { userId, planId });
  const placements = stored.flatMap(({ id: exerciseId, slotKey, week }): ExercisePlacement[] => {
    const day = days.get(slotKey) ?? null;
    if (day === null) return [];
    const scheduledDate = dateInWeek(startDate, week, day);
    return [{ exerciseId, day, dayName: DAY_NAMES[day], scheduledDate }];
  });
  await placeExercises(trx, { userId, planId, placements });
}
