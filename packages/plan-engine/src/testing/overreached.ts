import {
  isoDate,
  meters,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import type { PlanRequest } from "../model/plan-types.ts";
import { datesOf, requestOf, scheduleOf } from "./requests.ts";

const schedule = scheduleOf([1.5, 7.5, 7.5, 3, 3.5, 7, 7.5], [0, 1, 4, 6]);

/** On the days of this request the optimised load would be too much at once. */
export const OVERREACHED = {
  ...requestOf("ironman", "advanced", 28, schedule),
  ...datesOf(isoDate("2030-01-23"), 196),
  paces: { swim: secondsPer100m(149), bike: milesPerHour(29.5), run: secondsPerMile(857) },
  goalFinish: seconds(42_176),
  paceImprovement: 5,
  poolLength: meters(20),
} satisfies PlanRequest;
