import { refusalsOf, type BadInput } from "./bad-input.ts";

const TIME = "Times must be between 1 second and 99:59:59";
const ITEM = "Items must be those of the checklist";
const OWN = "Own items must be a list of at most 30 texts";
const FINISH = { status: "finished", finishSeconds: 9850 };
const path = "/training-plans/{plan}/race-day";
const result = { method: "PUT", path: `${path}/result` } as const;

/** A race day that no plan can take. */
export const BAD_RACE_DAY_INPUTS: readonly BadInput[] = [
  ...refusalsOf("a race day", { method: "PATCH", path }, {}, [
    ["startsAt", "Start must be a time of day such as 08:30", ["8:30", "24:00", "", 510, true]],
    ["check", ITEM, ["helmet", 1]],
    ["check.0", ITEM, [["hammer"], [1], [null]]],
    ["uncheck", ITEM, ["helmet", 1]],
    ["uncheck.0", ITEM, [["hammer"], [1], [null], [`own:${"x".repeat(61)}`]]],
    ["add", OWN, ["Tape", 1, Array.from({ length: 31 }, (_, at) => `Item ${at}`)]],
    ["add.0", "Item must be at most 60 characters", [["x".repeat(61)]]],
    ["add.0", "Item is required", [[""], [" "], ["\u200b"]]],
    ["add.0", "Item must be one line without control characters", [["Tape\nGlue"]]],
    ["remove", OWN, ["Tape", 1]],
  ]),
  ...refusalsOf("a result", result, FINISH, [
    ["status", /^Status must be one of finished, stopped, not-started/, ["won", null, undefined]],
    ["status", "You can enter your result from Apr 26, 2026 on", ["finished"]],
    ["finishSeconds", TIME, [0, -1, 360_000, 2.5, "9850"]],
    ["finishSeconds", "Enter your finish time, or all five parts", [null, undefined]],
    ["splits.swim", TIME, [{ swim: 0 }, { swim: 1.5 }]],
    ["splits", "Splits must be times of swim, t1, bike, t2 and run", [[1745], "fast", null]],
    ["note", "Note must be at most 2000 characters", ["x".repeat(2001)]],
  ]),
  ...refusalsOf("a result", result, { ...FINISH, splits: { bike: 9850 } }, [
    ["finishSeconds", /^Your parts add up to 2:44:10/, [9850, 9000]],
  ]),
];
