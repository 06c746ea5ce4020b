import {
  isoDate,
  miles,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { ANSWER_LAWS } from "./answer-laws.ts";
import { datesOf, requestOf, scheduleOf } from "./requests.ts";

const law = ANSWER_LAWS.find(({ id }) => id === "goal-hours");

const keepsHours = (request: PlanRequest) => law?.holds(request, generatePlan(request));

// Found with seed 20011: the load of week 11 allows 235 minutes with the goal, 260 without.
test("a goal makes no plan smaller whose weeks would tire too much", () => {
  const request: PlanRequest = {
    ...requestOf("olympic", "intermediate", 30, scheduleOf([7, 0, 1.5, 7, 0, 0, 4.5], [2, 3, 6])),
    ...datesOf(isoDate("2027-10-14"), 209),
    paces: { swim: secondsPer100m(300), bike: milesPerHour(10.7), run: secondsPerMile(306) },
    distances: { swim: miles(15.11), bike: miles(979.86), run: miles(261.98) },
    now: { weeklyHours: 0.5, longestRun: 170, longestRide: 400, longestSwim: null },
    goalFinish: seconds(359_999),
  };
  expect(keepsHours(request)).toBe(true);
});
