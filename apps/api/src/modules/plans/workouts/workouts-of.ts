import type { ExerciseRow } from "@triplan/db";
import { DAY_NAMES, type DayName, type Weekday } from "@triplan/domain";
import { actualExercise, type ActualExercise } from "./actual-exercise.ts";

/** A proposed training day, derived from its exercises. */
export interface Workout {
  /** Unique within its plan. */
  id: number;
  trainingPlanId: number;
  week: number;
  day: Weekday;
  dayName: DayName;
  /** The day's disciplines in order ("bike + run"). */
  workoutType: string;
  exercises: ExerciseRow[];
  /** Minutes. */
  totalDuration: number;
  /** Minutes that the completed exercises took; null if none has a duration. */
  actualDuration: number | null;
  /** Completed exercises in planned order. */
  actualExercises: ActualExercise[];
  /** The athlete's notes; null if empty. */
  notes: string | null;
  isCompleted: boolean;
  /** Time of the last completion; null before all are completed. */
  completedAt: string | null;
  /** The proposed weekday. */
  originalDay: Weekday;
  isScheduled: boolean;
  /** The provider's id of the first matched activity; null if none. */
  providerActivityId: string | null;
  /** The same, under the name that the weekly view reads. */
  matchedProviderActivityId: string | null;
}

/** Groups exercises, given in plan order, into days. */
export function workoutsOf(exercises: readonly ExerciseRow[]): Workout[] {
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
  const activityId = firstOf(exercises, (exercise) => exercise.matchedProviderActivityId);
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
    actualExercises: exercises.filter((exercise) => exercise.isCompleted).map(actualExercise),
    notes: notesOf(exercises),
    isCompleted,
    completedAt: isCompleted ? latestOf(exercises) : null,
    originalDay: day,
    isScheduled: exercises.every((exercise) => exercise.isScheduled),
    providerActivityId: activityId,
    matchedProviderActivityId: activityId,
  };
}

const sumOf = (minutes: readonly number[]) => minutes.reduce((sum, value) => sum + value, 0);

/** ISO times sort as text. */
const latestOf = (exercises: readonly ExerciseRow[]): string | null =>
  exercises
    .flatMap(({ completedAt }) => completedAt ?? [])
    .toSorted()
    .at(-1) ?? null;

const firstOf = <Value>(
  exercises: readonly ExerciseRow[],
  valueOf: (exercise: ExerciseRow) => Value | null,
): Value | null => exercises.map(valueOf).find((value) => value !== null) ?? null;

/** Notes of all exercises, one per line. */
function notesOf(exercises: readonly ExerciseRow[]): string | null {
  const notes = exercises.flatMap(({ completionNotes }) => completionNotes ?? []);
  return notes.length === 0 ? null : notes.join("\n");
}
