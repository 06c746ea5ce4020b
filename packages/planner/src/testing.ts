import {
  addDays,
  isoDate,
  planStartDate,
  RACE_DISTANCES,
  seconds,
  totalWeeks,
  meters,
  predictFinish,
  type IsoDate,
} from "@triplan/domain";
import { arbLevel, arbPaces, arbRaceType, arbTrainingSchedule } from "@triplan/domain/testing";
import * as fc from "fast-check";
import type { PaceImprovement, PlanRequest } from "./plan-types.ts";

const FIRST_DAY = isoDate("2026-01-01");
const MAX_DAYS = 104 * 7;

/** Days to the race: short plans as often as long ones. */
const arbDaysToRace = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.integer({ min: 29, max: 210 }),
  fc.integer({ min: 1, max: MAX_DAYS }),
);

const arbWish: fc.Arbitrary<PaceImprovement> = fc.constantFrom(1, 2, 3, 4, 5);

/** Part of the predicted time that the goal asks for: from absurd to slower than today. */
const arbGoalPart = fc.option(fc.double({ min: 0.3, max: 1.2, noNaN: true }), { nil: null });

/** Any request that the product takes, with goals out of reach and pools of every length. */
export const arbRequest: fc.Arbitrary<PlanRequest> = fc
  .record({
    raceType: arbRaceType,
    level: arbLevel,
    paces: arbPaces,
    schedule: arbTrainingSchedule,
    created: fc.integer({ min: 0, max: 1500 }).map((days) => addDays(FIRST_DAY, days)),
    days: arbDaysToRace,
    paceImprovement: arbWish,
    goalPart: arbGoalPart,
    poolLength: fc.constantFrom(meters(25), meters(50), meters(20), meters(33)),
  })
  .map(({ created, days, goalPart, ...rest }) => {
    const distances = RACE_DISTANCES[rest.raceType];
    const predicted = predictFinish(distances, rest.paces);
    return {
      ...rest,
      distances,
      ...datesOf(created, days),
      goalFinish: goalPart === null ? null : seconds(Math.round(predicted * goalPart)),
    };
  });

/** The dates of a plan that is made so many days before its race. */
export function datesOf(createdOn: IsoDate, days: number) {
  const raceDate = addDays(createdOn, days);
  return {
    createdOn,
    raceDate,
    startDate: planStartDate(createdOn, raceDate),
    totalWeeks: totalWeeks(createdOn, raceDate),
  };
}
