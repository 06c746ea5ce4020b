import { daysBetween, WEEKDAYS, type IsoDate, type Weekday } from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import { exerciseLoad } from "./exercise-load.ts";
import { fitnessCurve, type FitnessDay } from "./fitness-curve.ts";
import { startLoad } from "./plan-load.ts";

/** An exercise as it is stored: where it lies, and what came of it. */
export interface LoadedExercise extends Pick<
  PlannedExercise,
  "type" | "steps" | "week" | "duration"
> {
  /** The day on which it lies, or that the plan suggests. */
  day: Weekday;
  isCompleted: boolean;
  /** Minutes; null where they are not known. */
  actualDuration: number | null;
}

/** Each morning from the plan's first Sunday on. */
export interface SeasonFitness {
  /** To race morning, as planned. */
  planned: FitnessDay[];
  /** To this morning, as done; empty where nothing has been done yet. */
  done: FitnessDay[];
}

/**
 * Fitness, fatigue and form as the stored plan brings them, and as they came of what was done: of a
 * completed exercise counts its load by the minutes that it took, of a day without one nothing.
 * @see training.md §5
 */
export function seasonFitness(
  request: PlanRequest,
  exercises: readonly LoadedExercise[],
  today: IsoDate,
): SeasonFitness {
  const days = Math.max(0, daysBetween(request.startDate, request.raceDate));
  const passed = Math.min(days, Math.max(0, daysBetween(request.startDate, today)));
  const start = startLoad(exercises);
  const planned = fitnessCurve(loadsOf(exercises, days, exerciseLoad), start);
  const completed = exercises.filter(({ isCompleted }) => isCompleted);
  if (completed.length === 0) return { planned, done: [] };
  return { planned, done: fitnessCurve(loadsOf(completed, passed, doneLoad), start) };
}

const doneLoad = (exercise: LoadedExercise): number =>
  (exerciseLoad(exercise) * (exercise.actualDuration ?? exercise.duration)) / exercise.duration;

function loadsOf(
  exercises: readonly LoadedExercise[],
  days: number,
  loadOf: (exercise: LoadedExercise) => number,
): number[] {
  const byDay = Map.groupBy(exercises, ({ week, day }) => (week - 1) * WEEKDAYS.length + day);
  return Array.from({ length: days }, (_, day) => sum((byDay.get(day) ?? []).map(loadOf)));
}
