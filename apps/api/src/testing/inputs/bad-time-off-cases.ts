import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const MINUTES = "Minutes a day must be between 0 and 480 in steps of 5";
const TRIP = { kind: "travel", fromDate: "2026-03-10", toDate: "2026-03-12" };
const INJURY = { ...TRIP, kind: "injured" };

const TRIPS: readonly Row[] = [
  [
    "kind",
    "Kind must be one of travel, busy, ill, injured, other",
    ["holiday", "", null, 1, undefined],
  ],
  ["fromDate", "First day must be a valid date", ["2026-02-30", "soon", null, 5, undefined]],
  ["toDate", "Last day must be a valid date", ["2026-02-30", "later", 5]],
  ["toDate", "Last day must not be before the first day", ["2026-03-09", "1999-01-01"]],
  ["toDate", "Choose the last day", [null]],
  ["toDate", "Time off can last at most 90 days", ["2026-06-08", "2099-01-01"]],
  ["toDate", "Last day must not be after race day, Apr 26, 2026", ["2026-04-27"]],
  ["minutesPerDay", MINUTES, [-5, 481, 485, 7, 2.5, "30", true]],
  ["sports", "Sports must be swim, bike, run", ["run", ["run", "run", "run", "run"]]],
  ["symptoms", "Symptoms must be one of below-neck, above-neck", ["fever", 1]],
];

const post = (what: string, good: object, rows: readonly Row[]): BadInput[] =>
  ["/training-plans/{plan}/time-off", "/training-plans/{plan}/time-off/preview"].flatMap((path) =>
    refusalsOf(`${what} at ${path}`, { method: "POST", path }, good, rows),
  );

/** Time off that no plan can take. */
export const BAD_TIME_OFF_INPUTS: readonly BadInput[] = [
  ...post("a trip", TRIP, TRIPS),
  ...post("a trip after the race", { ...TRIP, toDate: "2026-04-28" }, [
    ["fromDate", "First day must not be after race day, Apr 26, 2026", ["2026-04-27"]],
  ]),
  ...post("a trip before the plan", { ...TRIP, fromDate: "2026-01-01" }, [
    ["toDate", "Your plan starts on Mar 1, 2026. Choose a later last day.", ["2026-02-28"]],
  ]),
  ...post("a cold", { ...TRIP, kind: "ill", symptoms: "above-neck" }, [
    ["minutesPerDay", "With a cold, train at most 60 minutes a day", [65, 480]],
  ]),
  ...post("an injury", INJURY, [
    ["sports", "Choose at least one sport that you can't do", [undefined, ["swim", "bike", "run"]]],
  ]),
  ...(["PATCH", "DELETE"] as const).map((method): BadInput => ({
    what: `${method} of unknown time off`,
    method,
    path: "/training-plans/{plan}/time-off/999999",
    bodies: [{ toDate: "2026-03-10" }],
    status: 404,
    message: "Time off not found",
  })),
  ...refusalsOf("an end", { method: "PATCH", path: "/training-plans/{plan}/time-off/999999" }, {}, [
    ["toDate", "Last day must be a valid date", [null, "2026-02-30", 1, undefined]],
  ]),
];
