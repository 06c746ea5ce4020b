import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { summarizePerformance, type WeekTotals } from "./performance-summary.ts";

/** A week of four exercises of 60 min, `done` of them completed in their planned time. */
const week = (number: number, done: number): WeekTotals => ({
  week: number,
  due: 4,
  dueMinutes: 240,
  dueCompleted: done,
  dueCompletedMinutes: done * 60,
  timedPlannedMinutes: done * 60,
  timedActualMinutes: done * 60,
});

describe("summarizePerformance", () => {
  test("is 0 %, without comparison and stable when nothing is due or timed", () => {
    expect(summarizePerformance([], 0)).toEqual({
      completionRate: 0,
      durationComparison: null,
      trend: "stable",
    });
  });

  // @covers entities-18
  test("rates 5 of 8 due as 63 % and 300 min for 330 planned as 91 %", () => {
    const weeks = [{ ...week(1, 2) }, { ...week(2, 3) }];
    const timed = weeks.map((totals) => ({
      ...totals,
      timedPlannedMinutes: 165,
      timedActualMinutes: 150,
    }));

    expect(summarizePerformance(timed, 2)).toMatchObject({
      completionRate: 63,
      durationComparison: 91,
    });
  });

  test.each([
    ["improves from 2 + 2 of 8 to 3 + 2 of 8: up by 12.5 points", [2, 2, 3, 2], "improving"],
    ["is stable from 3 + 3 of 8 to 3 + 3 of 8", [3, 3, 3, 3], "stable"],
    ["declines from 4 + 3 of 8 to 3 + 3 of 8: down by 12.5 points", [4, 3, 3, 3], "declining"],
  ])("%s", (_, done, trend) => {
    const weeks = done.map((count, at) => week(at + 1, count));

    expect(summarizePerformance(weeks, 4).trend).toBe(trend);
  });

  test("has a trend only with four due exercises in each period", () => {
    const weeks = [week(1, 0), week(2, 0), { ...week(3, 3), due: 3 }];

    expect(summarizePerformance(weeks, 4).trend).toBe("stable");
  });

  test("ignores the current week in the trend", () => {
    const weeks = [week(1, 2), week(2, 2), week(3, 2), week(4, 2), week(5, 0)];

    expect(summarizePerformance(weeks, 4).trend).toBe("stable");
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 })])(
    "keeps the completion rate between 0 and 100",
    (done) => {
      const weeks = done.map((count, at) => week(at + 1, count));
      const { completionRate } = summarizePerformance(weeks, done.length);

      expect(completionRate).toBeGreaterThanOrEqual(0);
      expect(completionRate).toBeLessThanOrEqual(100);
    },
  );
});
