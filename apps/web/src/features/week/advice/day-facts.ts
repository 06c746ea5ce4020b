import type { IsoDate } from "@triplan/domain";
import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import { plannedMinutes } from "../model/minutes.ts";
import type { WeekDay } from "../model/week-model.ts";
import type { WeekExercise } from "../model/week-types.ts";

export interface AdviceQuestion {
  days: readonly WeekDay<WeekExercise>[];
  /** Exercises without a day. */
  available: readonly WeekExercise[];
  /** The selected exercise and what moves with it. */
  unit: readonly WeekExercise[];
  raceDate: IsoDate;
  /** The races on the way to the plan's own race. */
  races: readonly RaceDay[];
}

/** Facts about one day for the rules, not counting the unit itself. */
export interface DayFacts {
  here: WeekDay<WeekExercise>;
  others: readonly WeekExercise[];
  before: readonly WeekExercise[];
  after: readonly WeekExercise[];
  unit: readonly WeekExercise[];
  /** Minutes of the unit. */
  minutes: number;
  /** Minutes left without the unit; negative when over the hours. */
  left: number;
  /** Minutes of unscheduled exercises that the plan suggests for this day. */
  reserved: number;
  raceDate: IsoDate;
  races: readonly RaceDay[];
}

export function dayFacts(here: WeekDay<WeekExercise>, question: AdviceQuestion): DayFacts {
  const { days, available, unit, raceDate, races } = question;
  const ids = new Set(unit.map((exercise) => exercise.id));
  const othersOn = (weekday: number) =>
    (days[weekday]?.exercises ?? []).filter((exercise) => !ids.has(exercise.id));
  const others = othersOn(here.day);
  return {
    here,
    others,
    before: othersOn(here.day - 1),
    after: othersOn(here.day + 1),
    unit,
    minutes: plannedMinutes(unit),
    reserved: plannedMinutes(
      available.filter(({ id, suggestedDay }) => suggestedDay === here.day && !ids.has(id)),
    ),
    left: here.capacity - plannedMinutes(others),
    raceDate,
    races,
  };
}

/** True when the whole unit is already on the day. */
export const isAlreadyHere = ({ unit, here }: DayFacts): boolean =>
  unit.every((exercise) => exercise.isScheduled && exercise.day === here.day);
