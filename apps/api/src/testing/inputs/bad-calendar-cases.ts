import { refusalsOf, type BadInput } from "./bad-input.ts";

const DAYS = "Start times must be a list of seven, Sunday first";
const START = "Start times must be minutes after midnight, 0 to 1435 in steps of 5";

/** A week of start times with one on Monday. */
const withMonday = (start: unknown) => [null, start, null, null, null, null, null];

/** Calendar feeds that can't be. */
export const BAD_CALENDAR_INPUTS: readonly BadInput[] = refusalsOf(
  "a calendar feed",
  { method: "POST", path: "/user/calendar-feed" },
  {},
  [
    ["planId", "Plan must be one of your plans", ["1", 1.5, true, []]],
    ["startMinutes", DAYS, ["06:30", 390, [], [390], Array.from({ length: 8 }, () => null)]],
    ["startMinutes.1", START, [-5, 1440, 391, 6.5, "06:30", true].map(withMonday)],
    ["isNewAddress", "Expected boolean, received string", ["yes"]],
  ],
);
