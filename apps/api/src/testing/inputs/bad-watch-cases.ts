import { refusalsOf, type BadInput } from "./bad-input.ts";

const TARGET = "Target must be one of power, pace, heartRate, none";

/** Settings of workouts on the watch that can't be. */
export const BAD_WATCH_INPUTS: readonly BadInput[] = refusalsOf(
  "workouts on the watch",
  { method: "PATCH", path: "/garmin/workouts" },
  {},
  [["target", TARGET, ["feel", "", 1, true, [], {}]]],
);
