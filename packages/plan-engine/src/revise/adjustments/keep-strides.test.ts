import { isoDate, miles, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { expect, test } from "vitest";
import type { PlanRequest } from "../../model/plan-types.ts";
import { volume } from "../../testing/adjustments.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
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
