import { describe, expect, test } from "vitest";
import { exactThresholds } from "./performance-thresholds.ts";
import { isPossibleThreshold } from "./threshold-limits.ts";
import type { ThresholdKind } from "./thresholds.ts";

describe("isPossibleThreshold", () => {
  test.each<[ThresholdKind, number, number]>([
    ["css", 60, 300],
    ["ftpWatts", 60, 500],
    ["bikeThresholdMph", 8, 31],
    ["lthrBike", 100, 210],
    ["runThreshold", 273, 1000],
    ["lthrRun", 100, 210],
    ["maxHr", 120, 230],
  ])("accepts %s from %d to %d only", (kind, min, max) => {
    expect(isPossibleThreshold(kind, min)).toBe(true);
    expect(isPossibleThreshold(kind, max)).toBe(true);
    expect(isPossibleThreshold(kind, min - 1)).toBe(false);
    expect(isPossibleThreshold(kind, max + 1)).toBe(false);
    expect(isPossibleThreshold(kind, Number.NaN)).toBe(false);
  });

  test.each([
    [27 * 60, true],
    [27 * 60 - 1, false],
  ])("10 km in %d s is possible: %s", (seconds, isPossible) => {
    const { runThreshold = 0 } = exactThresholds({ kind: "run-result", meters: 10_000, seconds });
    expect(isPossibleThreshold("runThreshold", runThreshold)).toBe(isPossible);
  });

  test.each([
    [48 * 60, true],
    [48 * 60 - 1, false],
  ])("40 km of riding in %d s is possible: %s", (seconds, isPossible) => {
    const { bikeThresholdMph = 0 } = exactThresholds({ kind: "bike-40k", seconds });
    expect(isPossibleThreshold("bikeThresholdMph", bikeThresholdMph)).toBe(isPossible);
  });
});
