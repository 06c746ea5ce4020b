import { refusalsOf, type BadInput } from "./bad-input.ts";

const SAVE = { method: "POST", path: "/training-plans/{plan}/check-in" } as const;
const WEEK = { weekStart: "2026-03-01" };

/** Check-ins that no plan can take. */
export const BAD_CHECK_IN_INPUTS: readonly BadInput[] = [
  ...refusalsOf("a check-in", SAVE, WEEK, [
    ["weekStart", "Week must be a valid date", ["2026-02-30", "", null, 1, undefined]],
  ]),
  {
    what: "a check-in of a week that is not open",
    ...SAVE,
    bodies: [{ weekStart: "2020-03-01" }],
    status: 409,
    message: "The check-in of this week is not open. Your plan stays as it is.",
  },
  {
    what: "undoing a check-in that was not saved",
    method: "DELETE",
    path: "/training-plans/{plan}/check-in",
    bodies: [{}],
    status: 404,
    message: "Check-in not found",
  },
];
