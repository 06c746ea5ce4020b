import { isoDate, miles, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { expect, test } from "vitest";
import type { PlanRequest } from "../../model/plan-types.ts";
import { volume } from "../../testing/adjustments.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { applyChanges } from "../changes/apply-changes.ts";
import { applyAdjustments } from "./apply-adjustments.ts";

test("a taper keeps no brick ride whose run is left out", () => {
  const request: PlanRequest = {
    ...requestOf("olympic", "beginner", 4, scheduleOf([4, 7.5, 6, 5, 0, 0, 0], [0, 2, 3])),
    ...datesOf(isoDate("2026-03-27"), 26),
    paces: { swim: secondsPer100m(115), bike: milesPerHour(24.4), run: secondsPerMile(655) },
    distances: { swim: miles(21.73), bike: miles(0.06), run: miles(98.91) },
    paceImprovement: 5,
  };
  const after = applyAdjustments(request, generatedPlan(request), [
    volume(115, "injury-prevention", 1),
  ]);
  const halves = after.weeks
    .flatMap(({ exercises }) => exercises)
    .filter(({ name }) => /brick/i.test(name));
  expect(halves.filter(({ brickId }) => brickId === null)).toEqual([]);
  const [, , taper] = after.weeks;
  expect(taper?.exercises.some(({ brickId }) => brickId !== null)).toBe(false);
});

test("a run with strides of a taper gets a safe step that the athlete agreed to", () => {
  const request: PlanRequest = {
    ...requestOf("ironman", "beginner", 24, scheduleOf([1.5, 8, 5.5, 0.5, 0, 0, 0], [1, 2, 3])),
    ...datesOf(isoDate("2029-12-26"), 165),
    paces: { swim: secondsPer100m(61), bike: milesPerHour(21.9), run: secondsPerMile(337) },
    distances: { swim: miles(18.86), bike: miles(774.26), run: miles(125.81) },
    paceImprovement: 4,
  };
  const plan = generatedPlan(request);
  const runs = (of: typeof plan) =>
    of.weeks[21]?.exercises.filter(({ templateId }) => templateId === "R03") ?? [];
  const [run] = runs(plan);
  expect(run?.duration).toBe(70);
  const { slotKey, suggestedDay } = run ?? { slotKey: "", suggestedDay: 0 };
  const step = { slotKey, from: suggestedDay, day: suggestedDay, minutes: 65, isLeftOut: false };
  const change = { rule: "safe-step", week: 22, exercises: [step] } as const;
  const after = applyChanges(request, plan, { changes: [change], timeOff: [] });
  expect(runs(after).map(({ duration }) => duration)).toEqual([60]);
});
