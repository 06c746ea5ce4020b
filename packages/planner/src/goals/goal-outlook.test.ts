import { describe, expect } from "vitest";
import { test } from "@fast-check/vitest";
import { predictFinish, seconds } from "@triplan/domain";
import { arbRequest, requestOf } from "../testing.ts";
import type { PlanRequest } from "../plan-types.ts";
import { GOAL_LABELS, goalLabel, improvementFor } from "./goal-outlook.ts";

/** Sixteen weeks of an intermediate athlete, who realistically gains 4.4 % of the moving time. */
const request = requestOf("olympic", "intermediate", 18);
const moving = predictFinish(request.distances, request.paces) - 300;

const saving = (share: number): PlanRequest => ({
  ...request,
  goalFinish: seconds(Math.round(moving * (1 - share)) + 300),
});

const rank = (of: PlanRequest) => GOAL_LABELS.findIndex((label) => label === goalLabel(of));

describe("goalLabel", () => {
  test.each([
    [-0.05, "conservative"],
    [0, "conservative"],
    [0.02, "conservative"],
    [0.04, "realistic"],
    [0.055, "ambitious"],
    [0.1, "beyond"],
  ])("a goal that saves %f of the time is %s", (share, label) => {
    expect(goalLabel(saving(share))).toBe(label);
  });

  test("there is none without a goal", () => {
    expect(goalLabel({ ...request, goalFinish: null })).toBeNull();
  });

  test.prop([arbRequest])("a faster goal is never called more modest", (any) => {
    if (any.goalFinish === null) return;
    const faster = { ...any, goalFinish: seconds(Math.max(1, any.goalFinish - 60)) };
    expect(rank(faster)).toBeGreaterThanOrEqual(rank(any));
  });
});

describe("improvementFor", () => {
  test.each([
    [0.01, 1],
    [0.03, 2],
    [0.04, 3],
    [0.048, 4],
    [0.2, 5],
  ])("a goal that saves %f of the time asks for %i", (share, wish) => {
    expect(improvementFor(saving(share))).toBe(wish);
  });

  test.each([
    ["no goal", { ...request, goalFinish: null }],
    ["the predicted time as the goal", saving(0)],
    ["a slower goal", saving(-0.1)],
  ])("%s leaves the default", (_, each) => {
    expect(improvementFor(each)).toBe(3);
  });

  test.prop([arbRequest])("what the plan has already does not count", (any) => {
    expect(improvementFor({ ...any, paceImprovement: 1 })).toBe(
      improvementFor({ ...any, paceImprovement: 5 }),
    );
  });
});
