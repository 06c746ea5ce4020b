import type { ScheduleExerciseInput } from "@triplan/contract";
import { findExercise, placeExercise, type ExerciseRow } from "@triplan/db";
import { dateInWeek, DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { moveRefusal } from "./move-refusal.ts";

/** Places an exercise on a weekday of its own plan week. */
export async function scheduleExercise(
  ctx: AuthedContext,
  { exerciseId, day, dayName, from }: ScheduleExerciseInput,
): Promise<ExerciseRow> {
  const key = { userId: ctx.userId, exerciseId };
  const exercise = await findExercise(ctx.db, key);
  if (!exercise) throw new DomainError("not_found", "Exercise not found");
  const scheduledDate = dateInWeek(exercise.plan.startDate, exercise.week, day);
  const placed = await placeExercise(ctx.db, { ...key, day, dayName, scheduledDate }, from);
  if (!placed) throw moveRefusal(await findExercise(ctx.db, key));
  return placed;
}
