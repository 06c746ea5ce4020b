import type { PlanInput, PlanWeekInput } from "@triplan/contract";
import { listPlanExercises, listWeekExercises, type ExerciseRow } from "@triplan/db";
import { DAY_NAMES, type DayName, type Weekday } from "@triplan/domain";
import type { AuthedContext } from "../../context.ts";
import { getPlan, refuseWeekOutside } from "./get-plan.ts";

/** A day of the coach's proposal, derived from its exercises. @see decisions.md "Server" */
export interface Workout {
  /** Names the day within its plan. */
  id: number;
  trainingPlanId: number;
  week: number;
  day: Weekday;
  dayName: DayName;
  /** The disciplines of the day, in order ("bike + run"). */
  workoutType: string;
  exercises: ExerciseRow[];
  /** Minutes. */
  totalDuration: number;
  /** Minutes that the completed exercises took; null while none has a time. */
  actualDuration: number | null;
  isCompleted: boolean;
  /** When the last exercise was completed; null before. */
  completedAt: string | null;
  /** The day that the coach proposed. */
  originalDay: Weekday;
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
  const actual = exercises.flatMap(({ actualDuration }) => actualDuration ?? []);
  const isCompleted = exercises.every((exercise) => exercise.isCompleted);
  return {
    id: week * 7 + day,
    trainingPlanId,
    week,
    day,
    dayName: DAY_NAMES[day],
    workoutType: [...new Set(exercises.map((exercise) => exercise.type))].join(" + "),
    exercises,
    totalDuration: sumOf(exercises.map(({ duration }) => duration)),
    actualDuration: actual.length === 0 ? null : sumOf(actual),
    isCompleted,
    completedAt: isCompleted ? latestOf(exercises) : null,
    originalDay: day,
    isScheduled: exercises.every((exercise) => exercise.isScheduled),
  };
}

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, value) => sum + value, 0);

/** ISO times sort as text. */
const latestOf = (exercises: readonly ExerciseRow[]): string | null =>
  exercises
    .flatMap(({ completedAt }) => completedAt ?? [])
    .toSorted()
    .at(-1) ?? null;
