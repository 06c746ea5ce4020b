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
  test("nothing due is 0 %, nothing timed is no comparison, and stable", () => {
    expect(summarizePerformance([], 0)).toEqual({
      completionRate: 0,
      durationComparison: null,
      trend: "stable",
    });
  });

  // @covers entities-18
  test("5 of 8 due is 63 %, and 300 min for 330 planned is 91 %", () => {
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
    ["2 + 2 of 8, then 3 + 2 of 8: up by 12.5 points", [2, 2, 3, 2], "improving"],
    ["3 + 3 of 8, then 3 + 3 of 8: no change", [3, 3, 3, 3], "stable"],
    ["4 + 3 of 8, then 3 + 3 of 8: down by 12.5 points", [4, 3, 3, 3], "declining"],
  ])("%s", (_, done, trend) => {
    const weeks = done.map((count, at) => week(at + 1, count));

    expect(summarizePerformance(weeks, 4).trend).toBe(trend);
  });

  test("a trend needs four due exercises on either side", () => {
    const weeks = [week(1, 0), week(2, 0), { ...week(3, 3), due: 3 }];

    expect(summarizePerformance(weeks, 4).trend).toBe("stable");
  });

  test("the week that is running does not make the trend", () => {
    const weeks = [week(1, 2), week(2, 2), week(3, 2), week(4, 2), week(5, 0)];

    expect(summarizePerformance(weeks, 4).trend).toBe("stable");
  });

  test.prop([fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 })])(
    "the completion rate stays between 0 and 100",
    (done) => {
      const weeks = done.map((count, at) => week(at + 1, count));
      const { completionRate } = summarizePerformance(weeks, done.length);

      expect(completionRate).toBeGreaterThanOrEqual(0);
      expect(completionRate).toBeLessThanOrEqual(100);
    },
  );
});
