import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  contradictsItself,
  isPlausibleThreshold,
  settledThreshold,
  type ThresholdSource,
} from "./judge-threshold.ts";
import type { ThresholdKind } from "./thresholds.ts";

describe("isPlausibleThreshold", () => {
  test.each<[ThresholdKind, number, number, ThresholdSource, boolean]>([
    ["ftpWatts", 200, 220, "test", true],
    ["ftpWatts", 200, 221, "test", false],
    ["ftpWatts", 200, 184, "typed", true],
    ["ftpWatts", 200, 183, "result", false],
    ["css", 110, 100, "test", true],
    ["css", 110, 99, "test", false],
    ["runThreshold", 460, 500, "test", true],
    ["runThreshold", 460, 501, "test", false],
    ["runThreshold", 480, 400, "paces", true],
    ["runThreshold", 480, 399, "paces", false],
    ["runThreshold", 480, 600, "paces", true],
    ["runThreshold", 480, 601, "paces", false],
  ])("%s from %d to %d over %s: %s", (kind, value, next, source, isPlausible) => {
    expect(isPlausibleThreshold(kind, next, { value, source })).toBe(isPlausible);
  });
});

describe("settledThreshold", () => {
  test.each<[ThresholdKind, number, number, number]>([
    ["ftpWatts", 240, 234, 237],
    ["ftpWatts", 240, 232, 232],
    ["ftpWatts", 240, 250, 250],
    ["runThreshold", 460, 470, 465],
    ["runThreshold", 460, 480, 480],
    ["css", 110, 110, 110],
    ["lthrRun", 170, 168, 168],
  ])("moves %s from %d with a result of %d to %d", (kind, present, next, expected) => {
    expect(settledThreshold(kind, next, present)).toBe(expected);
  });

  const arbPace = fc.integer({ min: 300, max: 900 });

  test.prop([arbPace, arbPace, fc.integer({ min: 0, max: 60 })])(
    "never moves to a slower pace for a faster result",
    (present, result, faster) => {
      const before = settledThreshold("runThreshold", result, present);
      const after = settledThreshold("runThreshold", Math.max(280, result - faster), present);
      expect(after).toBeLessThanOrEqual(before);
    },
  );
});

describe("contradictsItself", () => {
  test.each([
    [202, true],
    [200, true],
    [199, false],
    [190, false],
  ])("400 m in 6:40 with 200 m in %d s: %s", (seconds200, expected) => {
    expect(contradictsItself({ kind: "swim-test", seconds400: 400, seconds200 })).toBe(expected);
  });
});
