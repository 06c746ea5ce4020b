import { fc, test } from "@fast-check/vitest";
import { predictFinish, seconds } from "@triplan/domain";
import { describe, expect } from "vitest";
import type { PlanRequest } from "../model/plan-types.ts";
import { arbRequest, requestOf } from "../testing/index.ts";
import {
  goalVerdict,
  improvementFor,
  improvementToday,
  isOutOfReach,
  paceGoalBands,
  reachableFinish,
} from "./goal-outlook.ts";
import { thresholdPaces } from "./week-paces.ts";

/** Sixteen training weeks of an intermediate athlete: a realistic gain of 4.4 %. */
const request = requestOf("olympic", "intermediate", 18);
const moving = predictFinish(request.distances, request.paces) - 300;

const saving = (share: number): PlanRequest => ({
  ...request,
  goalFinish: seconds(Math.round(moving * (1 - share)) + 300),
});

const rank = (of: PlanRequest) => {
  const verdict = goalVerdict(of);
  return verdict === "slower" ? -1 : (verdict ?? 0);
};

describe("goalVerdict", () => {
  test.each([
    [-0.05, "slower"],
    [0, null],
    [0.01, 1],
    [0.03, 2],
    [0.04, 3],
    [0.048, 4],
    [0.055, 5],
    [0.2, 5],
  ])("rates a goal that saves %f of the time as %s", (share, verdict) => {
    expect(goalVerdict(saving(share))).toBe(verdict);
  });

  test("is null without a goal", () => {
    expect(goalVerdict({ ...request, goalFinish: null })).toBeNull();
  });

  test.prop([arbRequest])("never rates a faster goal as less ambitious", (any) => {
    if (any.goalFinish === null) return;
    const faster = { ...any, goalFinish: seconds(Math.max(1, any.goalFinish - 60)) };
    expect(rank(faster)).toBeGreaterThanOrEqual(rank(any));
  });
});

const after = (week: number) => ({ css: week, bikeThresholdMph: week, runThreshold: week });

const { swim, bike, run } = thresholdPaces(request.raceType, request.paces);
const faster = (share: number) => ({
  css: swim * (1 - share),
  bikeThresholdMph: bike / (1 - share),
  runThreshold: run * (1 - share),
});

describe("a known threshold", () => {
  test("that is faster makes the goal easier", () => {
    const goal = saving(0.055);
    expect(goalVerdict(goal)).toBe(5);
    expect(goalVerdict({ ...goal, thresholds: faster(0.03) })).toBe(2);
    expect(goalVerdict({ ...goal, thresholds: faster(0.07) })).toBe("slower");
  });

  test("that is no faster makes the goal harder the later it was measured", () => {
    const goal = { ...saving(0.03), thresholds: faster(0) };
    const verdicts = [0, 4, 8, 12].map((week) =>
      goalVerdict({ ...goal, thresholdsAfter: after(week) }),
    );
    expect(verdicts).toEqual([2, 3, 4, 5]);
  });

  test("changes no exercises: the plan trains for its goal as before", () => {
    const goal = saving(0.055);
    const tested = { ...goal, thresholds: faster(0.07), thresholdsAfter: after(8) };
    expect(improvementFor(tested)).toBe(improvementFor(goal));
  });
});

describe("improvementToday", () => {
  test("follows from known thresholds and the weeks left after them", () => {
    const goal = saving(0.055);
    expect(improvementToday(goal)).toBe(5);
    expect(improvementToday({ ...goal, thresholds: faster(0.03) })).toBe(3);
    const late = { ...saving(0.03), thresholds: faster(0), thresholdsAfter: after(12) };
    expect(improvementToday(late)).toBe(5);
  });

  test.prop([arbRequest])("is that of the plan without known thresholds", (any) => {
    const unknown = { ...any, thresholds: {}, thresholdsAfter: {} };
    expect(improvementToday(unknown)).toBe(improvementFor(unknown));
  });
});

describe("improvementFor", () => {
  test.each([
    ["no goal", { ...request, goalFinish: null }, 3],
    ["the predicted time as the goal", saving(0), 3],
    ["a slower goal", saving(-0.1), 3],
    ["a gentle goal, which never makes the plan smaller", saving(0.03), 3],
    ["an ambitious goal", saving(0.055), 5],
    // @covers entities-6
  ])("trains for %s at pace goal %i", (_, each, improvement) => {
    expect(improvementFor(each)).toBe(improvement);
  });

  test.prop([arbRequest])("ignores the current improvement of the plan", (any) => {
    expect(improvementFor({ ...any, paceImprovement: 1 })).toBe(
      improvementFor({ ...any, paceImprovement: 5 }),
    );
  });
});

describe("isOutOfReach", () => {
  test.each([
    [0.055, false],
    [0.07, true],
  ])("for a goal that saves %f of the time: %s", (share, isOut) => {
    expect(isOutOfReach(saving(share), 16)).toBe(isOut);
  });
});

describe("paceGoalBands", () => {
  test.prop([arbRequest, fc.nat(4), fc.boolean()])(
    "agree with the verdict at both ends of each band",
    (any, index, atFastEnd) => {
      const band = paceGoalBands(any)[index];
      fc.pre(band !== undefined && band.fastest <= band.slowest);
      if (!band) return;
      const goalFinish = atFastEnd ? Math.max(1, band.fastest) : band.slowest;
      expect(goalVerdict({ ...any, goalFinish: seconds(goalFinish) })).toBe(band.paceGoal);
    },
  );
});

describe("reachableFinish", () => {
  // Sixteen training weeks: 7 % × (1 − e^−1) × 1.3 = 5.75 % of the time in motion.
  test("is what the highest pace goal gains", () => {
    expect((reachableFinish(request) - 300) / moving).toBeCloseTo(1 - 0.0575, 3);
  });

  test.prop([arbRequest])("is at least as fast as every pace goal below the highest", (any) => {
    const bands = paceGoalBands(any).filter(({ paceGoal }) => paceGoal < 5);
    for (const { fastest } of bands) expect(reachableFinish(any)).toBeLessThanOrEqual(fastest);
  });
});
