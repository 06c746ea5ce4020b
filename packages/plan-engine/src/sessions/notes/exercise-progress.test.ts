import { poolUnitOf } from "@triplan/domain";
import { test as propertyTest } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { writtenDose } from "./written-dose.ts";
import { exerciseProgress, isShorterSwim } from "./exercise-progress.ts";
import { progressText } from "./progress-text.ts";

const athlete = { raceType: "olympic", level: "intermediate", poolLength: 25 } as const;
const ladder = "bike-threshold";

const progressOf = (rung: number, before: { rung: number; week: number } | null) =>
  exerciseProgress(
    {
      step: { ladder, rung },
      before: before && { ...before, loadingNumber: before.week, times: 1 },
    },
    athlete,
  );

const swim = (rung: number, done?: number) =>
  ({ step: { ladder: "swim-long", rung }, done }) as const;

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

  test("of a long swim is as much in one piece as its minutes hold", () => {
    const before = { rung: 9, week: 7, loadingNumber: 7, times: 1, done: 1200 };
    const progress = exerciseProgress({ ...swim(10, 1000), before }, athlete);
    expect(progress).toEqual({
      last: { set: "1200 m in one piece", week: 7 },
      today: "1000 m in one piece",
      next: "1200 m in one piece",
    });
    expect(isShorterSwim({ ...swim(10, 1000), before })).toBe(true);
    expect(progressText(progress, 8, true)).toBe(
      "1000 m in one piece, after 1200 m in one piece last week; the next step is 1200 m in one piece.",
    );
    // Two rungs have a piece of 750 m.
    const next = exerciseProgress({ ...swim(5), before: null }, athlete).next;
    expect(next).toBe("1000 m in one piece");
  });

  propertyTest.prop([arbRequest], runs(25))(
    "is there for each set of a load week, as its steps hold it",
    (request) => {
      for (const { isRecovery, phase, exercises } of generatePlan(request).weeks) {
        if (isRecovery || phase === "taper" || phase === "race") continue;
        for (const row of exercises) {
          // An easy ride with some tempo is no step of the ladder.
          if (row.progress === null && row.templateId.startsWith("bike-tempo")) continue;
          expect([row.slotKey, row.progress?.today]).toEqual([
            row.slotKey,
            writtenDose(row, poolUnitOf(request.poolLength))?.text,
          ]);
        }
      }
    },
  );

  test("repeats the set of last week", () => {
    const progress = progressOf(2, { rung: 2, week: 8 });
    expect(progress.last).toEqual({ set: "4 × 6 min", week: 8 });
    expect(progressText(progress, 9)).toMatch(/^4 × 6 min, as last week;/);
  });
});
