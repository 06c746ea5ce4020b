import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import type { Adjustment } from "./adjustment.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { volume } from "../../testing/adjustments.ts";
import { volumeReach, volumeReachSentence } from "./volume-reach.ts";

const roomy = scheduleOf([4, 4, 4, 4, 4, 4, 8], [2, 6]);

function reachOf(request: PlanRequest, adjustments: readonly Adjustment[]) {
  const plan = generatePlan(request);
  return volumeReach(request, plan, applyAdjustments(request, plan, adjustments), adjustments);
}

const sentenceOf = (request: PlanRequest, adjustment: Adjustment) => {
  const reach = reachOf(request, [adjustment]);
  return reach && volumeReachSentence(reach);
};

describe("volumeReach", () => {
  test("names the first week at +10 % when weekly growth delays it", () => {
    const request = { ...requestOf("sprint", "beginner", 13), schedule: roomy };
    expect(reachOf(request, [volume(110, null)])).toMatchObject({
      wanted: 110,
      week: 7,
      lastFullWeek: null,
      limit: "growth",
      growthPercent: 12,
    });
    expect(sentenceOf(request, volume(110, null))).toBe(
      "Your volume can grow by at most 12 % a week, so it reaches +10 % in week 7.",
    );
  });

  test("names the highest volume when +20 % is never reached", () => {
    const request = { ...requestOf("olympic", "beginner", 13), schedule: roomy };
    expect(sentenceOf(request, volume(120, null))).toMatch(
      /^Your volume can grow by at most 12 % a week, so it does not reach \+20 %: the most is \+1\d %\.$/,
    );
  });

  test("names the days as the limit when they are full", () => {
    const full = scheduleOf([0, 1, 1, 0, 1, 0, 1.5], [6]);
    const request = { ...requestOf("olympic", "intermediate", 12), schedule: full };
    const reach = reachOf(request, [volume(120, "feeling-strong", 8)]);
    expect(reach).toMatchObject({ week: null, limit: "days" });
  });

  test.each([50, 95, 100])("returns null for %i %%", (percent) => {
    expect(reachOf(requestOf("olympic", "intermediate", 12), [volume(percent, null)])).toBeNull();
  });

  test("returns null when a reason makes the weeks lighter", () => {
    const request = requestOf("olympic", "intermediate", 12);
    expect(reachOf(request, [volume(120, "recovery-needed")])).toBeNull();
  });

  test.prop(
    [arbRequest, fc.constantFrom(105, 110, 120), fc.integer({ min: 1, max: 12 })],
    runs(15),
  )(
    "names weeks of the plan and a gain of at most the requested one",
    (request, percent, fromWeek) => {
      const reach = reachOf(request, [volume(percent, "feeling-strong", fromWeek)]);
      if (!reach) return;
      expect(reach.highest).toBeGreaterThanOrEqual(100);
      expect(reach.highest).toBeLessThanOrEqual(reach.wanted);
      if (reach.week !== null) expect(reach.week).toBeGreaterThan(reach.lastFullWeek ?? fromWeek);
      expect(reach.week ?? 1).toBeLessThanOrEqual(request.totalWeeks);
    },
  );
});
