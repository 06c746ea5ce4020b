import { arbLevel, arbRaceType } from "@triplan/domain/testing";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { PHASES } from "../model/plan-types.ts";
import { targetDistribution } from "./distribution.ts";

describe("targetDistribution", () => {
  test.each([
    ["olympic", "intermediate", "build", [0.82, 0.14, 0.04]],
    ["olympic", "beginner", "build", [0.86, 0.14, 0]],
    ["ironman", "beginner", "base", [0.93, 0.07, 0]],
    ["sprint", "advanced", "race", [0.78, 0.15, 0.07]],
  ] as const)("%s, %s, %s", (race, level, phase, expected) => {
    const { low, mid, high } = targetDistribution(race, level, { phase, isRecovery: false });
    expect([low, mid, high]).toEqual(expected);
  });

  test.prop([arbRaceType, arbLevel, fc.constantFrom(...PHASES), fc.boolean()])(
    "sums to 1 and is mostly easy",
    (race, level, phase, isRecovery) => {
      const { low, mid, high } = targetDistribution(race, level, { phase, isRecovery });
      expect(low + mid + high).toBeCloseTo(1, 10);
      expect(low).toBeGreaterThanOrEqual(isRecovery ? 0.88 : 0.78);
      expect(Math.min(mid, high)).toBeGreaterThanOrEqual(0);
    },
  );
});
