import { expect, test } from "vitest";
import { isRun } from "./is-run.ts";

test.each(["running", "TRAIL_RUNNING", "treadmill_running", "run", "obstacle_run"])(
  "counts %s as a run",
  (activityType) => {
    expect(isRun({ family: "run", activityType })).toBe(true);
  },
);

test.each(["hiking", "CASUAL_WALKING", "indoor_walking", "rucking", "wheelchair_push_run"])(
  "counts %s as no run",
  (activityType) => {
    expect(isRun({ family: "run", activityType })).toBe(false);
  },
);

test("counts rides as no runs", () => {
  expect(isRun({ family: "bike", activityType: "road_biking" })).toBe(false);
});
