import { describe, expect, test } from "vitest";
import { isPossibleDistance } from "./completion-limits.ts";

describe("isPossibleDistance", () => {
  test.each([
    // World records: 50 m in 20.9 s, the hour's 56.8 km, the marathon in 2:00:35.
    ["swim", 50, 20.9, true],
    ["bike", 56_800, 3600, true],
    ["run", 42_195, 7235, true],
    // Minutes typed for seconds, or kilometres for metres.
    ["swim", 1500, 25, false],
    ["bike", 40_000, 75, false],
    ["run", 10_000, 45, false],
    ["run", 0, 1, true],
  ] as const)("%s of %i m in %d s: %s", (discipline, meters, seconds, isPossible) => {
    expect(isPossibleDistance(discipline, { meters, seconds })).toBe(isPossible);
  });
});
