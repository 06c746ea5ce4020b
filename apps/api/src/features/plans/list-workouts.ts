import type { PlanInput, PlanWeekInput } from "@triplan/contract";
import { listPlanExercises, listWeekExercises, type ExerciseRow } from "@triplan/db";
import { DAY_NAMES, type DayName, type Weekday } from "@triplan/domain";
import type { AuthedContext } from "../../context.ts";
import { getPlan, refuseWeekOutside } from "./get-plan.ts";

/** A day of the coach's proposal, derived from its exercises. @see decisions.md "Server" */
export interface Workout {
  trainingPlanId: number;
  week: number;
  day: Weekday;
  dayName: DayName;
  /** The disciplines of the day, in order ("bike + run"). */
  workoutType: string;
  exercises: ExerciseRow[];
  /** Minutes. */
  totalDuration: number;
  isCompleted: boolean;
  isScheduled: boolean;
}

/** The proposed days of a whole plan. */
export async function listWorkouts(ctx: AuthedContext, { planId }: PlanInput): Promise<Workout[]> {
  await getPlan(ctx, planId);
  return workoutsOf(await listPlanExercises(ctx.db, { userId: ctx.userId, planId }));
}

/** The proposed days of one week. */
export async function listWeekWorkouts(
  ctx: AuthedContext,
  { planId, week }: PlanWeekInput,
): Promise<Workout[]> {
  refuseWeekOutside(await getPlan(ctx, planId), week);
  return workoutsOf(await listWeekExercises(ctx.db, { userId: ctx.userId, planId, week }));
}

function workoutsOf(exercises: readonly ExerciseRow[]): Workout[] {
  const days = Map.groupBy(exercises, ({ week, suggestedDay }) => week * 7 + (suggestedDay ?? 0));
  return [...days]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, ofDay]) => {
      const [first] = ofDay;
      return first ? [workoutOf(first, ofDay)] : [];
    });
}

function workoutOf(
  { trainingPlanId, week, suggestedDay }: ExerciseRow,
  exercises: ExerciseRow[],
): Workout {
  const day = suggestedDay ?? 0;
  return {
    trainingPlanId,
    week,
    day,
    dayName: DAY_NAMES[day],
    workoutType: [...new Set(exercises.map((exercise) => exercise.type))].join(" + "),
    exercises,
    totalDuration: exercises.reduce((minutes, exercise) => minutes + exercise.duration, 0),
    isCompleted: exercises.every((exercise) => exercise.isCompleted),
    isScheduled: exercises.every((exercise) => exercise.isScheduled),
  };
}
