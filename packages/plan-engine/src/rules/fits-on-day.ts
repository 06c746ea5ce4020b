import { WEEKDAYS } from "@triplan/domain";
import { allows, isAppointment, type PlanDay } from "../calendar/index.ts";
import { sum } from "../model/numbers.ts";
import { onDay, unitCount, type JudgedExercise, type WeekFacts } from "./plan-rule.ts";

/** Days before the race without hard exercises. */
const LAST_HARD_DAYS = 2;

/**
 * True if the day allows the exercise and has room for it beside the rest of the week, and a day stays free.
 * An appointment fits on no other day.
 */
export function fitsOnDay(week: WeekFacts, exercise: JudgedExercise, day: PlanDay): boolean {
  if (isAppointment(week.days, exercise)) return false;
  const daysUsed = new Set([
    day.day,
    ...week.exercises.filter((each) => each !== exercise).map((each) => each.suggestedDay),
  ]);
  const others = onDay(week, day.day).filter((each) => each !== exercise);
  const minutes = sum(others.map((each) => each.duration)) + exercise.duration;
  return (
    day.daysToRace > LAST_HARD_DAYS &&
    allows(day, [exercise.type]) &&
    daysUsed.size < WEEKDAYS.length &&
    unitCount(others) < 2 &&
    minutes <= day.minutes &&
    others.every((each) => each.type !== exercise.type)
  );
}
