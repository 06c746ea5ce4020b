import type { ExerciseRow } from "@triplan/db";
import { DAY_NAMES, type DayName, type Weekday } from "@triplan/domain";
import { actualExercise, type ActualExercise } from "./actual-exercise.ts";

/** A day of the coach's proposal, derived from its exercises. */
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
  /** What was done of it so far, in its order. */
  actualExercises: ActualExercise[];
  /** What the athlete wrote about it; null where nothing was. */
  notes: string | null;
  isCompleted: boolean;
  /** When the last exercise was completed; null before. */
  completedAt: string | null;
  /** The day that the coach proposed. */
  originalDay: Weekday;
  isScheduled: boolean;
  /** The watch's own id of the first activity that did a part of it; null before. */
  providerActivityId: string | null;
  /** The same under the name that the weekly view reads. */
  matchedProviderActivityId: string | null;
}

/** The proposed days of exercises, which come in the plan's order. */
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

/** The first of the exercises' values that is not null. */
const firstOf = <Value>(
  exercises: readonly ExerciseRow[],
  valueOf: (exercise: ExerciseRow) => Value | null,
): Value | null => exercises.map(valueOf).find((value) => value !== null) ?? null;

/** What was written about the exercises, each on a line of its own. */
function notesOf(exercises: readonly ExerciseRow[]): string | null {
  const notes = exercises.flatMap(({ completionNotes }) => completionNotes ?? []);
  return notes.length === 0 ? null : notes.join("\n");
}
