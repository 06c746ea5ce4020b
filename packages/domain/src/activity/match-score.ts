import { daysBetween, sundayOf, type IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { SportFamily } from "../sport/sport-family.ts";
import { isOfDiscipline } from "./is-of-discipline.ts";

/** An open exercise with the fields used for matching. */
export interface OpenExercise {
  id: number;
  type: Discipline;
  /** Sunday of its plan week. */
  weekStart: IsoDate;
  /** Minutes, above 0. */
  duration: number;
  distanceMeters: number | null;
  /** Null while it is not placed. */
  scheduledDate: IsoDate | null;
  orderIndex: number;
  brickId: string | null;
}

/** An unmatched activity with the fields used for matching. */
export interface OpenActivity {
  id: number;
  family: SportFamily;
  activityType: string;
  /** Local date of the athlete at the start. */
  localDate: IsoDate;
  /** Milliseconds since 1970 in UTC. */
  startMs: number;
  durationSeconds: number;
  distanceMeters: number | null;
}

/** Weights of day, duration and distance; without a distance, day and duration share evenly. */
const WEIGHTS = {
  all: { day: 0.4, duration: 0.35, distance: 0.25 },
  withoutDistance: { day: 0.5, duration: 0.5, distance: 0 },
} as const;

/** Score by days between the placed and the recorded day. */
const DAY_WORTH = [1, 0.6, 0.25];
/** Day score of an unplaced exercise, which may be done on any day of its week. */
const UNPLACED_WORTH = 0.5;
/** Days between a placed exercise and its recording. */
export const FARTHEST_DAY = DAY_WORTH.length - 1;

/** Many watches omit rests between repeats, so swims move about 75 % of the time. */
const SWIM_MOVING_SHARE = 0.75;

/** Days from the placed to the recorded day; null while the exercise is not placed. */
export const dayDifference = (exercise: OpenExercise, activity: OpenActivity): number | null =>
  exercise.scheduledDate && Math.abs(daysBetween(exercise.scheduledDate, activity.localDate));

/**
 * How well an activity fits an exercise, 0 to 1. Null for another discipline, for a walk and a run,
 * or if it is neither in the exercise's week nor within two days of its placed day.
 */
export function matchScore(exercise: OpenExercise, activity: OpenActivity): number | null {
  if (!isOfDiscipline(exercise.type, activity)) return null;
  const days = dayDifference(exercise, activity);
  const isOfWeek = exercise.weekStart === sundayOf(activity.localDate);
  if (!isOfWeek && (days === null || days > FARTHEST_DAY)) return null;
  const distance = distanceFit(exercise, activity);
  const weights = distance === null ? WEIGHTS.withoutDistance : WEIGHTS.all;
  return (
    weights.day * (days === null ? UNPLACED_WORTH : (DAY_WORTH[days] ?? 0)) +
    weights.duration * durationFit(exercise, activity) +
    weights.distance * (distance ?? 0)
  );
}

function durationFit(exercise: OpenExercise, activity: OpenActivity): number {
  const planned = exercise.duration * 60;
  const fit = ratioFit(activity.durationSeconds, planned);
  if (exercise.type !== "swim") return fit;
  return Math.max(fit, ratioFit(activity.durationSeconds, planned * SWIM_MOVING_SHARE));
}

function distanceFit(exercise: OpenExercise, activity: OpenActivity): number | null {
  if (!exercise.distanceMeters || !activity.distanceMeters) return null;
  return ratioFit(activity.distanceMeters, exercise.distanceMeters);
}

/** 1 if both are equal, 0 if one is at least twice the other. */
function ratioFit(actual: number, planned: number): number {
  if (actual <= 0 || planned <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(actual / planned)) / Math.LN2);
}
