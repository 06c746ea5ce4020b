import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbPerformance } from "../testing.ts";
import type { Performance } from "./performance.ts";
import { exactThresholds, thresholdsOf } from "./performance-thresholds.ts";
import { runTime } from "./riegel.ts";

describe("thresholdsOf", () => {
  // Calculated by hand. 5 km in 24:30: an hour holds 11.64 km, 8:18 a mile.
  test.each<[string, Performance, object]>([
    [
      "400 m in 7:00 and 200 m in 3:20",
      { kind: "swim-test", seconds400: 420, seconds200: 200 },
      { css: 110 },
    ],
    ["400 m in 8:00", { kind: "swim-result", meters: 400, seconds: 480 }, { css: 126 }],
    ["1500 m in 30:00", { kind: "swim-result", meters: 1500, seconds: 1800 }, { css: 120 }],
    ["3800 m in 1:16:00", { kind: "swim-result", meters: 3800, seconds: 4560 }, { css: 110 }],
    [
      "20 min at 260 W, 22 mph and 170 bpm",
      { kind: "bike-20", watts: 260, mph: 22, heartRate: 170 },
      { ftpWatts: 247, bikeThresholdMph: 21.6, lthrBike: 162 },
    ],
    ["20 min at 200 W alone", { kind: "bike-20", watts: 200 }, { ftpWatts: 190 }],
    ["a ramp up to 300 W", { kind: "bike-ramp", watts: 300 }, { ftpWatts: 225 }],
    ["40 km in 1:04:00", { kind: "bike-40k", seconds: 3840 }, { bikeThresholdMph: 23.3 }],
    [
      "30 min at 7:40 and 168 bpm",
      { kind: "run-30", pace: 460, heartRate: 168 },
      { runThreshold: 460, lthrRun: 168 },
    ],
    ["20 min at 8:00", { kind: "run-20", pace: 480 }, { runThreshold: 494 }],
    ["5 km in 24:30", { kind: "run-result", meters: 5000, seconds: 1470 }, { runThreshold: 498 }],
    [
      "10 km in 1:00:00",
      { kind: "run-result", meters: 10_000, seconds: 3600 },
      { runThreshold: 579 },
    ],
  ])("derives from %s", (_, performance, expected) => {
    expect(thresholdsOf(performance)).toEqual(expected);
  });

  test.prop([arbPerformance, fc.integer({ min: 1, max: 20 })])(
    "a better performance never gives a slower threshold",
    (performance, percent) => {
      const before = thresholdsOf(performance);
      const after = thresholdsOf(better(performance, 1 + percent / 100));
      expect(after.css ?? 0).toBeLessThanOrEqual(before.css ?? 0);
      expect(after.runThreshold ?? 0).toBeLessThanOrEqual(before.runThreshold ?? 0);
      expect(after.ftpWatts ?? 0).toBeGreaterThanOrEqual(before.ftpWatts ?? 0);
      expect(after.bikeThresholdMph ?? 0).toBeGreaterThanOrEqual(before.bikeThresholdMph ?? 0);
    },
  );

  test.prop([arbPerformance])(
    "an unrounded threshold is at most half a unit away",
    (performance) => {
      const exact = Object.values(exactThresholds(performance));
      const rounded = Object.values(thresholdsOf(performance));
      expect(rounded).toHaveLength(exact.length);
      for (const [i, value] of rounded.entries()) {
        expect(Math.abs(value - (exact[i] ?? Number.NaN))).toBeLessThanOrEqual(0.5);
      }
    },
  );
});

describe("runTime", () => {
  test.prop([fc.integer({ min: 3000, max: 25_000 }), fc.integer({ min: 900, max: 9000 })])(
    "returns the time that the threshold was derived from",
    (meters, seconds) => {
      const { runThreshold = 0 } = exactThresholds({ kind: "run-result", meters, seconds });
      expect(runTime(runThreshold, meters)).toBeCloseTo(seconds, 6);
    },
  );

  // 8:30 a mile in an Ironman is a threshold pace of 6:48.
  test("is 41:22 over 10 km for a threshold pace of 6:48 a mile", () => {
    expect(runTime(408, 10_000)).toBeCloseTo(2482.4, 1);
  });
});

/** The same performance, faster or stronger by `factor`. */
function better(performance: Performance, factor: number): Performance {
  if (performance.kind === "swim-test") {
    const { kind, seconds400, seconds200 } = performance;
    return { kind, seconds400: seconds400 / factor, seconds200: seconds200 / factor };
  }
  if (performance.kind === "bike-20") {
    const { kind, watts = 0, mph = 0 } = performance;
    return { kind, watts: watts * factor, mph: mph * factor };
  }
  if (performance.kind === "bike-ramp")
    return { ...performance, watts: performance.watts * factor };
  if ("pace" in performance) return { ...performance, pace: performance.pace / factor };
  return { ...performance, seconds: performance.seconds / factor };
}
