import { describe, expect, test } from "vitest";
import { exerciseProgress } from "./exercise-progress.ts";
import { progressText } from "./progress-text.ts";

const athlete = { raceType: "olympic", level: "intermediate" } as const;
const ladder = "bike-threshold";

const progressOf = (rung: number, before: { rung: number; week: number } | null) =>
  exerciseProgress(
    {
      step: { ladder, rung },
      before: before && { ...before, loadingNumber: before.week, times: 1 },
    },
    athlete,
  );

describe("the progress of an exercise", () => {
  test("names the sets of the last, this and the next time", () => {
    const progress = progressOf(2, { rung: 1, week: 7 });
    expect(progress).toEqual({
      last: { set: "3 × 6 min", week: 7 },
      today: "4 × 6 min",
      next: "3 × 8 min",
    });
    expect(progressText(progress, 9)).toBe(
      "4 × 6 min, up from 3 × 6 min 2 weeks ago; the next step is 3 × 8 min.",
    );
  });

  test("has no last time on the first one", () => {
    const progress = progressOf(1, null);
    expect(progress).toEqual({ last: null, today: "3 × 6 min", next: "4 × 6 min" });
    expect(progressText(progress, 9)).toBe("3 × 6 min to begin with; the next step is 4 × 6 min.");
  });

  test("repeats the set of last week", () => {
    const progress = progressOf(2, { rung: 2, week: 8 });
    expect(progress.last).toEqual({ set: "4 × 6 min", week: 8 });
    expect(progressText(progress, 9)).toMatch(/^4 × 6 min, as last week;/);
  });
});
