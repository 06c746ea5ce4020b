import type { FitFileInput, WorkoutFileInput } from "@triplan/contract";
import { findExercise, listWeekExercises, type ExerciseRow } from "@triplan/db";
import { DomainError, type WorkoutFileFormat } from "@triplan/domain";
import { brickFile, MEDIA_TYPES, workoutFile } from "@triplan/workout-files";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { FileAnswer } from "./file-answer.ts";
import { fileOptions } from "./file-options.ts";
import { workoutFacts } from "./workout-facts.ts";

async function getExercise(ctx: AuthedContext, exerciseId: number): Promise<ExerciseRow> {
  const exercise = await findExercise(ctx.db, { userId: ctx.userId, exerciseId });
  if (!exercise) throw new DomainError("not_found", "Exercise not found");
  return exercise;
}

/** An exercise as a file; refused with the nearest file where the format can't hold it. */
export async function readWorkoutFile(
  ctx: AuthedContext,
  format: WorkoutFileFormat,
  { exerciseId, target }: WorkoutFileInput,
): Promise<FileAnswer> {
  const exercise = await getExercise(ctx, exerciseId);
  const plan = await getPlan(ctx, exercise.trainingPlanId);
  const options = fileOptions(exercise, format, await workoutFacts(ctx, plan, target));
  const bytes = workoutFile(exercise, format, options);
  return { name: options.fileName, mediaType: MEDIA_TYPES[format], bytes };
}

/** An exercise as a FIT file, or the brick that it belongs to as one. */
export async function readFitFile(ctx: AuthedContext, input: FitFileInput): Promise<FileAnswer> {
  if (input.multisport === "false") return readWorkoutFile(ctx, "fit", input);
  const exercise = await getExercise(ctx, input.exerciseId);
  const parts = await brickParts(ctx, exercise);
  const [ride] = parts;
  if (!ride || parts.length < 2) throw new DomainError("rule_broken", NO_BRICK);
  const plan = await getPlan(ctx, exercise.trainingPlanId);
  const options = fileOptions(ride, "fit", await workoutFacts(ctx, plan, input.target));
  return {
    name: options.fileName.replace("-bike-", "-brick-"),
    mediaType: MEDIA_TYPES.fit,
    bytes: brickFile(parts, options),
  };
}

const NO_BRICK = "Only a brick can be one file for two sports. Take the FIT file of the exercise.";

/** The ride and the run of a brick; empty for other exercises. */
async function brickParts(ctx: AuthedContext, exercise: ExerciseRow): Promise<ExerciseRow[]> {
  const { trainingPlanId: planId, week, brickId } = exercise;
  if (brickId === null) return [];
  const rows = await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week });
  const parts = rows.filter((row) => row.brickId === brickId);
  return ["bike", "run"].flatMap((type) => parts.filter((part) => part.type === type));
}
