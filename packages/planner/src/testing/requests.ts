import {
  addDays,
  DEFAULT_PACES,
  defaultSchedule,
  entryOf,
  isoDate,
  meters,
  planStartDate,
  predictFinish,
  RACE_DISTANCES,
  seconds,
  totalWeeks,
  WEEKDAYS,
  type ExperienceLevel,
  type IsoDate,
  type RaceType,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import {
  arbDistances,
  arbLevel,
  arbPaces,
  arbRaceType,
  arbTrainingSchedule,
} from "@triplan/domain/testing";
import * as fc from "fast-check";
import type { PaceImprovement, Plan, PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";

const FIRST_DAY = isoDate("2026-01-01");
const MAX_DAYS = 104 * 7;

/** Short plans are as frequent as long ones. */
const arbDaysToRace = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.integer({ min: 29, max: 210 }),
  fc.integer({ min: 1, max: MAX_DAYS }),
);

const arbImprovement: fc.Arbitrary<PaceImprovement> = fc.constantFrom(1, 2, 3, 4, 5);

/** Goal as a share of the predicted time: from absurd to slower than today. */
const arbGoalPart = fc.option(fc.double({ min: 0.3, max: 1.2, noNaN: true }), { nil: null });

/** Any valid request, including goals out of reach and pools of every length. */
export const arbRequest: fc.Arbitrary<PlanRequest> = fc
  .record({
    raceType: arbRaceType,
    level: arbLevel,
    paces: arbPaces,
    schedule: arbTrainingSchedule,
    created: fc.integer({ min: 0, max: 1500 }).map((days) => addDays(FIRST_DAY, days)),
    days: arbDaysToRace,
    paceImprovement: arbImprovement,
    goalPart: arbGoalPart,
    poolLength: fc.constantFrom(meters(25), meters(50), meters(20), meters(33)),
    ownDistances: fc.option(arbDistances, { nil: null, freq: 4 }),
  })
  .map(({ created, days, goalPart, ownDistances, ...rest }) => {
    const distances = ownDistances ?? RACE_DISTANCES[rest.raceType];
    const predicted = predictFinish(distances, rest.paces);
    return {
      ...rest,
      optimiseLoad: false,
      distances,
      ...datesOf(created, days),
      goalFinish: goalPart === null ? null : seconds(Math.round(predicted * goalPart)),
    };
  });

/** Dates of a plan created `days` days before its race. */
export function datesOf(createdOn: IsoDate, days: number) {
  const raceDate = addDays(createdOn, days);
  return {
    createdOn,
    raceDate,
    startDate: planStartDate(createdOn, raceDate),
    totalWeeks: totalWeeks(createdOn, raceDate),
  };
}

/** A request with the setup form's defaults, created on a Sunday `weeks` weeks before the race. */
export function requestOf(
  raceType: RaceType,
  level: ExperienceLevel,
  weeks: number,
  schedule: WeeklySchedule = defaultSchedule(raceType),
): PlanRequest {
  return {
    raceType,
    distances: RACE_DISTANCES[raceType],
    ...datesOf(isoDate("2026-11-22"), weeks * 7),
    level,
    paces: DEFAULT_PACES,
    goalFinish: null,
    schedule,
    paceImprovement: 3,
    poolLength: meters(25),
    optimiseLoad: false,
  };
}

/** A schedule from the hours of each day, Sunday first, and its endurance days. */
export const scheduleOf = (
  hours: readonly number[],
  endurance: readonly Weekday[],
): WeeklySchedule => WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, endurance.includes(day)));

export const weekMinutes = (plan: Plan): number[] =>
  plan.weeks.map((week) => sum(week.exercises.map((exercise) => exercise.duration)));
