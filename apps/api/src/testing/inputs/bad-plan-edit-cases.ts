import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";
import { UNTRAINABLE_WEEKS } from "./bad-schedules.ts";
import { validPlan } from "./valid-plan.ts";

const FIRST = /^First week must be (?:a whole number from 1|between 2 and 8)$/;
const LAST = /^Last week must be (?:a whole number from 1|between 5 and 8)$/;
const DAY =
  /^(?:First day must be a valid date|This day has passed\. .*|Your race is on .*|Choose a first week or .*)$/;
const ROWS: readonly Row[] = [
  ["fromWeek", FIRST, [0, 1, -1, 1.5, 9, 104, "2", null]],
  ["toWeek", LAST, [4, 0, 9, 1.5, "6"]],
  ["fromDate", DAY, ["2020-01-01", "2026-02-30", "tomorrow", 5, null]],
  ...UNTRAINABLE_WEEKS,
];

const { weeklySchedule } = validPlan();
const HOURS = { weeklySchedule, fromWeek: 5 };

/** Invalid hours of the coming weeks. */
export const BAD_PLAN_EDIT_INPUTS: readonly BadInput[] = [
  ...refusalsOf("changing hours", { method: "PATCH", path: "/training-plans/{plan}" }, HOURS, ROWS),
  ...refusalsOf(
    "previewing hours",
    { method: "POST", path: "/training-plans/{plan}/preview" },
    HOURS,
    ROWS,
  ),
];
