import { addDays, isoDate } from "@triplan/domain";
import type { PlanRequest } from "../../model/plan-types.ts";
import { requestOf, scheduleOf } from "../requests.ts";

/** The Sunday on which the plan begins. */
export const CREATED = isoDate("2027-01-03");

/** An intermediate athlete with 20 weeks to a 70.3 and 12 hours a week. */
export const TWENTY_WEEKS: PlanRequest = {
  ...requestOf("70.3", "intermediate", 20, scheduleOf([1.5, 1, 1.5, 0, 2, 1, 5], [6])),
  createdOn: CREATED,
  startDate: CREATED,
  raceDate: addDays(CREATED, 139),
};
