import { isoDate, miles, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { expect, test } from "vitest";
import type { Plan } from "../../model/plan-types.ts";
import { volume } from "../../testing/adjustments.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";

const swimsOf = ({ weeks }: Plan, week: number) =>
  weeks[week - 1]?.exercises.filter(({ type }) => type === "swim") ?? [];

const runMinutes = ({ weeks }: Plan, week: number) =>
  weeks[week - 1]?.exercises.flatMap(({ type, duration }) => (type === "run" ? duration : []));

// Five minutes of easy running less left the week 71.6 % easy, and a set of the swim was halved.
test.each([
  ["time-constraints", 6, "2026-04-26", [5, 2, 4, 0, 0.5, 0.5, 2.5], [1, 6], 160],
  ["injury-prevention", 4, "2026-05-03", [1.5, 2.5, 3, 0, 0, 0.5, 2.5], [1, 2, 6], 159],
] as const)(
  "a week after %s keeps its sets where only a run is still shorter",
  (reason, fromWeek, createdOn, hours, enduranceDays, swim) => {
    const request = {
      ...requestOf("sprint", "advanced", 9, scheduleOf([...hours], [...enduranceDays])),
      ...datesOf(isoDate(createdOn), 61),
      paces: { swim: secondsPer100m(swim), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 5 as const,
      distances: { swim: miles(9.07), bike: miles(640.83), run: miles(68.97) },
      thresholds: { css: 196 },
    };
    const plan = generatedPlan(request);
    const after = applyAdjustments(request, plan, [volume(100, reason, fromWeek)]);
    expect(runMinutes(after, 8)).not.toEqual(runMinutes(plan, 8));
    expect(swimsOf(after, 8)).toEqual(swimsOf(plan, 8));
  },
);
