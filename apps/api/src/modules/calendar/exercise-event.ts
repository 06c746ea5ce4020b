import type { CalendarExercise } from "@triplan/db";
import { DISCIPLINE_NAMES, formatHours, withoutHeartRates, type Units } from "@triplan/domain";
import { describeSteps, stepFigures } from "@triplan/plan-engine";

/** "Run: Cruise intervals, 0:45", with a check mark once it is done. */
export const eventTitle = ({ type, name, duration, isCompleted }: CalendarExercise): string =>
  `${isCompleted ? "✓ " : ""}${DISCIPLINE_NAMES[type]}: ${name}, ${formatHours(duration)}`;

/** The steps in the athlete's units, without heart rates: calendars are shared with family and work. */
export function eventText({ type, steps, description }: CalendarExercise, units: Units): string {
  if (steps.length === 0) return description;
  return describeSteps(withoutHeartRates(steps), stepFigures(type, units));
}
