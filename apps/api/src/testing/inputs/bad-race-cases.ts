import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const DISTANCE = "Distance must be more than 0 and at most 1000 miles";
const GOAL = "Goal must be between 1 second and 99:59:59";
const SPRINT = { name: "Cascais Sprint", date: "2026-03-28", kind: "sprint", priority: "C" };

const SPRINTS: readonly Row[] = [
  ["name", "Name is required", ["", "   "]],
  ["name", "Name must be at most 100 characters", ["x".repeat(101)]],
  ["date", "Date must be a valid date", ["2026-02-30", "soon", null, 5, undefined]],
  ["date", "This day has passed. Choose today or a later day.", ["2026-02-28", "1999-01-01"]],
  ["date", "Your A race is on this day. Choose another day.", ["2026-04-26"]],
  [
    "date",
    "After your A race on Apr 26, 2026. Choose an earlier day.",
    ["2026-04-27", "2099-01-01"],
  ],
  ["priority", "Priority must be one of A, B, C", ["D", "", null, 1]],
  ["priority", "A plan leads to one A race, yours on Apr 26, 2026. Choose B or C.", ["A"]],
  ["goalSeconds", GOAL, [0, -1, 360_000, 1.5, "1:22:00"]],
];

const post = (what: string, good: object, rows: readonly Row[]): BadInput[] =>
  ["/training-plans/{plan}/races", "/training-plans/{plan}/races/preview"].flatMap((path) =>
    refusalsOf(`${what} at ${path}`, { method: "POST", path }, good, rows),
  );

/** Races that no plan can take. */
export const BAD_RACE_INPUTS: readonly BadInput[] = [
  ...post("a sprint", SPRINT, SPRINTS),
  ...post("a second A race on one day", { ...SPRINT, priority: "A" }, [
    ["date", "Your A race is on this day. Choose another day.", ["2026-04-26"]],
  ]),
  ...post("a race as long as a plan of its own", SPRINT, [
    ["kind", "A race this long needs a plan of its own.", ["ironman"]],
  ]),
  ...post("a ride", { ...SPRINT, kind: "ride", distances: {} }, [
    ["distances.bike", DISTANCE, [undefined]],
  ]),
  {
    what: "removing an unknown race",
    method: "DELETE",
    path: "/training-plans/{plan}/races/999999",
    bodies: [{}],
    status: 404,
    message: "Race not found",
  },
];
