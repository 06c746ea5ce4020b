import { isoDate } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { requestOf } from "../../testing/index.ts";
import { activityLoad, athleteThresholds } from "./activity-load.ts";
import { arbActivity, recorded } from "./testing.ts";

const request = requestOf("olympic", "intermediate", 12);
const athlete = athleteThresholds(request, []);
const { speed } = athlete;

const thresholdRate = (maxHeartRate: number) =>
  athleteThresholds(request, [recorded("run", { maxHeartRate })]).heartRate;

describe("activityLoad", () => {
  test.each([
    ["a swim at threshold pace", recorded("swim", { averageSpeed: speed.swim }), 100],
    ["a run at threshold pace", recorded("run", { averageSpeed: speed.run }), 100],
    ["a ride at threshold speed", recorded("bike", { averageSpeed: speed.bike }), 100],
    // 0.89 × 175 = 155.75 bpm; 92 % of it is the middle of zone 3, 0.83 of threshold power.
    ["a ride in the middle of zone 3", recorded("bike", { averageHeartRate: 143.29 }), 68.89],
    ["a run without pace in zone 2", recorded("run", { averageHeartRate: 132.39 }), 64],
    ["a ride without figures", recorded("bike"), 46.24],
    ["a run without figures", recorded("run"), 64],
    ["a swim without figures", recorded("swim"), 70.5],
    ["an hour of strength training", recorded("other"), 25],
    ["a slow walk", recorded("run", { averageSpeed: 1.1 }), 25],
  ])("scores an hour of %s with its zone's load", (_name, activity, load) => {
    expect(activityLoad(activity, athlete)).toBeCloseTo(load, 1);
  });

  test("prefers heart rate to speed for a ride and pace to heart rate for a run", () => {
    const measured = { averageHeartRate: 132.39, averageSpeed: speed.bike };
    expect(activityLoad(recorded("bike", measured), athlete)).toBeCloseTo(46.24, 1);
    const onFoot = { averageHeartRate: 132.39, averageSpeed: speed.run };
    expect(activityLoad(recorded("run", onFoot), athlete)).toBeCloseTo(100, 1);
  });

  test("ignores impossible values", () => {
    const wrong = { averageSpeed: speed.run * 2, averageHeartRate: 250 };
    expect(activityLoad(recorded("run", wrong), athlete)).toBeCloseTo(64, 1);
  });

  test("raises the threshold with the highest heart rate unless it is impossible", () => {
    expect(thresholdRate(190)).toBeCloseTo(0.89 * 190, 6);
    expect(thresholdRate(255)).toBeCloseTo(0.89 * 175, 6);
  });

  test.prop([arbActivity(isoDate("2026-01-01"), 1), fc.integer({ min: 1, max: 36_000 })])(
    "grows with time, up to an hourly load of 1.2 times threshold",
    (activity, more) => {
      const load = activityLoad(activity, athlete);
      expect(load).toBeGreaterThanOrEqual(0);
      expect(load).toBeLessThanOrEqual((activity.duration / 3600) * 1.2 ** 3 * 100 + 1e-9);
      const fixed = { ...activity, averagePace: activity.averagePace ?? 400 };
      expect(
        activityLoad({ ...fixed, duration: fixed.duration + more }, athlete),
      ).toBeGreaterThanOrEqual(activityLoad(fixed, athlete));
    },
  );
});
