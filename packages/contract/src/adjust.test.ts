import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { ADJUSTMENT_REASONS, adjustPlanInput } from "./adjust.ts";
import { issuesOf } from "./testing/issues-of.ts";

const VOLUME = "volumeAdjustment: Volume must be between 50 and 120 percent in steps of 5";
const INTENSITY = "intensityAdjustment: Intensity must be easier, maintain or harder";
const TYPE = "adjustmentType: Adjustment type must be volume or intensity";
const REASON = "reason: A reason is required";

const sample = {
  planId: 3,
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "fatigue",
};

describe("adjustPlanInput", () => {
  test("accepts a valid adjustment unchanged", () => {
    expect(adjustPlanInput.parse(sample)).toEqual(sample);
  });

  test("accepts an adjustment of intensity with a volume of 100", () => {
    const harder = { ...sample, adjustmentType: "intensity", volumeAdjustment: 100 };
    expect(issuesOf(adjustPlanInput, { ...harder, intensityAdjustment: "harder" })).toEqual([]);
  });

  test.each<[object, string]>([
    [{ adjustmentType: "pace" }, TYPE],
    [{ adjustmentType: undefined }, TYPE],
    [{ volumeAdjustment: 49 }, VOLUME],
    [{ volumeAdjustment: 45 }, VOLUME],
    [{ volumeAdjustment: 121 }, VOLUME],
    [{ volumeAdjustment: 125 }, VOLUME],
    [{ volumeAdjustment: 52 }, VOLUME],
    [{ volumeAdjustment: 52.5 }, VOLUME],
    [{ volumeAdjustment: "80" }, VOLUME],
    [{ volumeAdjustment: null }, VOLUME],
    [{ intensityAdjustment: "max" }, INTENSITY],
    [{ intensityAdjustment: undefined }, INTENSITY],
    [{ reason: undefined }, REASON],
    [{ reason: "" }, REASON],
    [{ reason: "bored" }, REASON],
    [{ reason: null }, REASON],
    [{ fromWeek: 0 }, "fromWeek: Start week must be at least 1"],
    [{ fromWeek: -1 }, "fromWeek: Start week must be at least 1"],
    [{ fromWeek: 1.5 }, "fromWeek: Start week must be a whole number"],
    [{ fromWeek: "1" }, "fromWeek: Start week must be a whole number"],
    [{ fromWeek: undefined }, "fromWeek: Start week must be a whole number"],
  ])("rejects %j: %s", (change, issue) => {
    expect(issuesOf(adjustPlanInput, { ...sample, ...change })).toEqual([issue]);
  });

  // @covers weeks-schedules-and-adjustment-4
  test("accepts these reasons", () => {
    expect(ADJUSTMENT_REASONS).toEqual([
      "feeling-strong",
      "fatigue",
      "injury-prevention",
      "time-constraints",
      "recovery-needed",
      "race-prep",
    ]);
  });

  test.each(ADJUSTMENT_REASONS)("accepts the reason %s", (reason) => {
    expect(issuesOf(adjustPlanInput, { ...sample, reason })).toEqual([]);
  });

  test.prop([fc.integer({ min: -10, max: 200 })])(
    // @covers weeks-schedules-and-adjustment-4
    "accepts exactly the volumes 50, 55, … to 120",
    (volumeAdjustment) => {
      const isOnSlider =
        volumeAdjustment >= 50 && volumeAdjustment <= 120 && volumeAdjustment % 5 === 0;
      expect(adjustPlanInput.safeParse({ ...sample, volumeAdjustment }).success).toBe(isOnSlider);
    },
  );
});
