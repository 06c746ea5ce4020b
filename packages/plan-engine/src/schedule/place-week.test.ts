import { isoDate, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { checkPlan } from "../rules/index.ts";
import { datesOf, requestOf, scheduleOf } from "../testing/index.ts";

test("keeps a hard run off the Sunday after Saturday's run test, if another day has room", () => {
  const schedule = scheduleOf([2, 4, 1, 3, 0, 0.5, 1.5], [0]);
  const request = {
    ...requestOf("70.3", "advanced", 74, schedule),
    ...datesOf(isoDate("2026-01-01"), 515),
    paces: { swim: secondsPer100m(172), bike: milesPerHour(10), run: secondsPerMile(306) },
    now: { weeklyHours: 8.5, longestRun: null, longestRide: null, longestSwim: null },
    paceImprovement: 1 as const,
  };
  const plan = generatePlan(request);
  const onSunday = plan.weeks[33]?.exercises.filter((each) => each.suggestedDay === 0);
  expect(plan.weeks[32]?.exercises.find((each) => each.suggestedDay === 6)?.type).toBe("run");
  expect(onSunday?.map(({ type }) => type)).not.toContain("run");
  expect(checkPlan(request, plan)).toEqual([]);
});
