import type { PlanInput } from "@triplan/contract";
import {
  PLAN_FORMAT,
  PLAN_VERSION,
  type FileExercise,
  type FilePlan,
  type PlanFile,
} from "@triplan/contract/plan-file";
import { listPlanExercises, type ExerciseRow, type TrainingPlanRow } from "@triplan/db";
import { poolLengthOf } from "@triplan/domain";
import { fileWords } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { FileAnswer } from "../workout-files/file-answer.ts";
import { planSchemaUrl } from "./plan-schema.ts";

/** A plan as a file: what it is made for and every exercise, without what was done. */
export async function exportPlan(ctx: AuthedContext, { planId }: PlanInput): Promise<FileAnswer> {
  const plan = await getPlan(ctx, planId);
  const exercises = await listPlanExercises(ctx.db, { userId: ctx.userId, planId });
  const file: PlanFile = {
    $schema: planSchemaUrl(ctx.settings.publicOrigin),
    format: PLAN_FORMAT,
    version: PLAN_VERSION,
    plan: planPart(plan),
    exercises: exercises.map(exercisePart),
  };
  return {
    name: `${fileWords(plan.name, "plan")}.triplan.json`,
    mediaType: "application/json; charset=utf-8",
    bytes: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
  };
}

const planPart = (plan: TrainingPlanRow): FilePlan => ({
  name: plan.name,
  raceType: plan.raceType,
  swimDistance: plan.swimDistance,
  bikeDistance: plan.bikeDistance,
  runDistance: plan.runDistance,
  raceDate: plan.raceDate,
  createdOn: plan.createdOn,
  startDate: plan.startDate,
  totalWeeks: plan.totalWeeks,
  currentSwimPace: plan.currentSwimPace,
  currentBikePace: plan.currentBikePace,
  currentRunPace: plan.currentRunPace,
  experienceLevel: plan.experienceLevel,
  goalFinishTime: plan.goalFinishTime,
  goalSwimPace: plan.goalSwimPace,
  goalBikePace: plan.goalBikePace,
  goalRunPace: plan.goalRunPace,
  hoursNow: plan.hoursNow,
  longestRunNow: plan.longestRunNow,
  longestRideNow: plan.longestRideNow,
  longestSwimNow: plan.longestSwimNow,
  ...(plan.raceBefore && { raceBefore: plan.raceBefore }),
  thresholds: plan.thresholds,
  weeklySchedule: [...plan.weeklySchedule],
  paceImprovement: plan.paceImprovement,
  poolLengthMeters: poolLengthOf(plan.poolLengthMeters),
  optimiseLoad: plan.optimiseLoad,
});

const exercisePart = (row: ExerciseRow): FileExercise => ({
  week: row.week,
  slotKey: row.slotKey,
  type: row.type,
  templateId: row.templateId,
  name: row.name,
  duration: row.duration,
  distance: row.distance,
  pace: row.pace,
  intensity: row.intensity,
  description: row.description,
  notes: row.notes,
  steps: row.steps.map((step) => ({ ...step, intervals: [...step.intervals] })),
  suggestedDay: row.suggestedDay,
  isKey: row.isKey,
  brickId: row.brickId,
  progress: row.progress,
  orderIndex: row.orderIndex,
  day: row.day,
});
