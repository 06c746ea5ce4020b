import { daysBetween, WEEKDAYS, type IsoDate, type Weekday } from "@triplan/domain";
import { paceThresholds } from "../../intensity/index.ts";
import { activityLoad, exerciseLoad, loadAsPlanned, type DoneActivity } from "../../load/index.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { fitnessCurve, type FitnessDay } from "./fitness-curve.ts";
import { startFitness, type DatedLoad } from "./start-fitness.ts";

/** A stored exercise with its day and outcome. */
export interface LoadedExercise extends Pick<
  PlannedExercise,
  "type" | "steps" | "week" | "duration"
> {
  /** The placed day, else the suggested one. */
  day: Weekday;
  isCompleted: boolean;
  /** Minutes; null if unknown. */
  actualDuration: number | null;
}

/** All training that counts for a plan. */
export interface TrainingRecord {
  exercises: readonly LoadedExercise[];
  /** Activities that complete none of these exercises, deduplicated. */
  activities: readonly DoneActivity[];
}

/** One entry per morning from the plan's first Sunday. */
export interface SeasonFitness {
  /** Until race morning. */
  planned: FitnessDay[];
  /** Until this morning; empty while nothing is completed or recorded. */
  done: FitnessDay[];
}

/**
 * Planned and actual fitness, fatigue and form. A completed exercise counts its planned load in
 * proportion to its actual minutes, any other activity its own load. Both curves start from the
 * recordings before the plan. @see docs/plan-engine.md#load-fitness-and-form
 */
export function seasonFitness(
  request: PlanRequest,
  { exercises, activities }: TrainingRecord,
  today: IsoDate,
): SeasonFitness {
  const days = Math.max(0, daysBetween(request.startDate, request.raceDate));
  const passed = Math.min(days, Math.max(0, daysBetween(request.startDate, today)));
  const start = startFitness(request, historyOf(request, activities));
  const planned = fitnessCurve(loadsOf(exercises, days, exerciseLoad), start);
  const completed = exercises.filter(({ isCompleted }) => isCompleted);
  if (completed.length + activities.length === 0) return { planned, done: [] };
  const done = loadsOf(completed, passed, completedLoad);
  for (const { date, load } of loadsOfActivities(request, activities)) {
    const day = daysBetween(request.startDate, date);
    if (day >= 0 && day < passed) done[day] = (done[day] ?? 0) + load;
  }
  return { planned, done: fitnessCurve(done, start) };
}

/** Loads before the plan, which later recordings never change. */
const historyOf = (request: PlanRequest, activities: readonly DoneActivity[]): DatedLoad[] =>
  loadsOfActivities(
    request,
    activities.filter(({ localDate }) => localDate < request.startDate),
  );

/** Each load is measured against the highest heart rate up to its day. */
function loadsOfActivities(request: PlanRequest, activities: readonly DoneActivity[]): DatedLoad[] {
  const thresholds = { ...paceThresholds(request), ...request.thresholds };
  let highestHeartRate: number | null = null;
  return activities
    .toSorted((a, b) => (a.localDate < b.localDate ? -1 : 1))
    .map((activity) => {
      highestHeartRate = Math.max(highestHeartRate ?? 0, activity.maxHeartRate ?? 0) || null;
      const { load } = activityLoad(activity, { thresholds, highestHeartRate });
      return { date: activity.localDate, load };
    });
}

const completedLoad = (exercise: LoadedExercise): number =>
  loadAsPlanned(
    { load: exerciseLoad(exercise), minutes: exercise.duration },
    exercise.actualDuration ?? exercise.duration,
  ).load;

function loadsOf(
  exercises: readonly LoadedExercise[],
  days: number,
  loadOf: (exercise: LoadedExercise) => number,
): number[] {
  const byDay = Map.groupBy(exercises, ({ week, day }) => (week - 1) * WEEKDAYS.length + day);
  return Array.from({ length: days }, (_, day) => sum((byDay.get(day) ?? []).map(loadOf)));
}
