import type { Weekday } from "@triplan/domain";
import { isAppointment, type PlanDay } from "../calendar/index.ts";
import { isTest, MIN_DAYS_TO_RACE } from "../fitness-tests/index.ts";
import { hasEffortAbove, isEasy, isHard } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise } from "../model/plan-types.ts";
import { isLong, isLongSwim } from "../week/index.ts";
import type { PlacementUnit } from "./placement-unit.ts";
import {
  LAST_HARD_DAYS,
  LAST_WEEK_BRICK_MINUTES,
  LAST_WEEK_DAYS,
  type MinDays,
} from "./placement-units.ts";

/** An exercise of a partly placed week. */
export interface RestExercise extends Pick<
  PlannedExercise,
  "slotKey" | "type" | "templateId" | "duration" | "intensity" | "brickId" | "steps"
> {
  suggestedDay: Weekday | null;
  /** Null if it needs a day; otherwise it keeps this one. */
  day: Weekday | null;
}

/** A unit and its exercises: one, or the halves of a brick. */
export interface RestUnit extends PlacementUnit {
  exercises: readonly RestExercise[];
}

/**
 * Groups the exercises into one unit. They are already written, so the minutes are fixed. Appointments among
 * the `days` keep their day.
 */
export function restUnit(
  minDaysForLong: MinDays,
  exercises: readonly RestExercise[],
  days: readonly PlanDay[] = [],
): RestUnit {
  const minutes = sum(exercises.map(({ duration }) => duration));
  const isLongIn = (discipline: "bike" | "run") =>
    exercises.some((exercise) => exercise.type === discipline && isLong(exercise));
  return {
    exercises,
    disciplines: exercises.map(({ type }) => type),
    hardIn: exercises.filter(isHard).map(({ type }) => type),
    setsIn: exercises.filter(hasSetOnLand).map(({ type }) => type),
    isLongRide: isLongIn("bike"),
    isLongRun: isLongIn("run"),
    isLongSwim: exercises.some(isLongSwim),
    isTest: exercises.some(isTest),
    hasStrides: exercises.some((one) => !isHard(one) && hasEffortAbove(one.steps, "Z3")),
    minutes,
    least: minutes,
    minDaysToRace: minDaysToRace(minDaysForLong, exercises, minutes),
    habit: exercises.map(({ slotKey }) => slotKey).join("+"),
    ...pinOf(exercises, days),
  };
}

/** The day of an appointment, if it is open. */
function pinOf(exercises: readonly RestExercise[], days: readonly PlanDay[]) {
  const pinned = exercises.find((exercise) => isAppointment(days, exercise))?.suggestedDay ?? null;
  return pinned === null ? {} : { pinnedTo: pinned };
}

const hasSetOnLand = ({ type, intensity }: RestExercise) => type !== "swim" && !isEasy(intensity);

function minDaysToRace(
  minDaysForLong: MinDays,
  exercises: readonly RestExercise[],
  minutes: number,
): number {
  const isBrick = exercises.length > 1;
  const each = exercises.map((exercise) => {
    if (exercise.type !== "swim" && isLong(exercise)) return minDaysForLong[exercise.type];
    if (isTest(exercise)) return MIN_DAYS_TO_RACE;
    return isBrick || isHard(exercise) ? LAST_HARD_DAYS + 1 : 1;
  });
  const isLongBrick = isBrick && minutes > LAST_WEEK_BRICK_MINUTES;
  return Math.max(...each, isLongBrick ? LAST_WEEK_DAYS + 1 : 1);
}
