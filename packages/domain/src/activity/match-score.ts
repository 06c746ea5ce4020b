import { daysBetween, sundayOf, type IsoDate } from "../calendar/iso-date.ts";
import type { Discipline } from "../race/race-type.ts";
import type { SportFamily } from "./sport-family.ts";

/** An exercise that is still to do, as matching looks at it. */
export interface OpenExercise {
  id: number;
  type: Discipline;
  /** The Sunday of its plan's week. */
  weekStart: IsoDate;
  /** Minutes, above 0. */
  duration: number;
  distanceMeters: number | null;
  /** Null while it is on no day. */
  scheduledDate: IsoDate | null;
  orderIndex: number;
  brickId: string | null;
}

/** A recording that belongs to no exercise yet, as matching looks at it. */
export interface OpenActivity {
  id: number;
  family: SportFamily;
  /** The athlete's own date where and when it began. */
  localDate: IsoDate;
  /** Milliseconds since 1970 in UTC. */
  startMs: number;
  durationSeconds: number;
  distanceMeters: number | null;
}

/** How much the day, the duration and the distance count; without a distance the two share evenly. */
const WEIGHTS = {
  all: { day: 0.4, duration: 0.35, distance: 0.25 },
  withoutDistance: { day: 0.5, duration: 0.5, distance: 0 },
} as const;

/** What the days between the placed day and the recorded one are worth. */
const DAY_WORTH = [1, 0.6, 0.25];
/** An exercise without a day can have been done on any of its week. */
const UNPLACED_WORTH = 0.5;
const FARTHEST_DAY = DAY_WORTH.length - 1;

/** Swimmers rest between repeats, and many watches don't count it: they move 75 % of the time. */
const SWIM_MOVING_SHARE = 0.75;

/** Days between where an exercise is placed and when it was recorded; null while it is on no day. */
export const dayDifference = (exercise: OpenExercise, activity: OpenActivity): number | null =>
  exercise.scheduledDate && Math.abs(daysBetween(exercise.scheduledDate, activity.localDate));

/**
 * How well a recording fits an exercise, 0 to 1, or null where it can't be the one: another
 * discipline, or neither of its week nor within two days of its place.
 */
export function matchScore(exercise: OpenExercise, activity: OpenActivity): number | null {
  if (exercise.type !== activity.family) return null;
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

/** 1 where both are the same, 0 where one is twice the other or more. */
function ratioFit(actual: number, planned: number): number {
  if (actual <= 0 || planned <= 0) return 0;
  return Math.max(0, 1 - Math.abs(Math.log(actual / planned)) / Math.LN2);
}
