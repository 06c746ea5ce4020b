import { describe, expect, test } from "vitest";
import { exerciseRow, hardSteps, placedOn, step, stretch } from "../testing/week-rows.ts";
import { plannedIntensity } from "./planned-intensity.ts";
import { weekSummary } from "./week-summary.ts";

const done = { isCompleted: true, completedAt: "2027-03-07T10:00:00.000Z" };

describe("weekSummary", () => {
  const summary = weekSummary([
    exerciseRow("run", 75, { ...placedOn(0), ...done, actualDuration: 78, matchedActivityId: 1 }),
    exerciseRow("swim", 50, { ...placedOn(1), ...done, actualDuration: null }),
    exerciseRow("bike", 105, placedOn(6)),
    exerciseRow("run", 25, placedOn(6)),
    exerciseRow("run", 30),
  ]);

  test("counts every exercise of the week as planned, scheduled or not", () => {
    expect(summary.planned).toBe(75 + 50 + 105 + 25 + 30);
    expect(summary.bySport).toEqual({ swim: 50, bike: 105, run: 130 });
  });

  test("counts the actual time as completed, or the planned time when unknown", () => {
    expect(summary.done).toBe(78 + 50);
    expect(summary.sports.run).toEqual({ planned: 130, done: 78 });
    expect(summary.sports.bike).toEqual({ planned: 105, done: 0 });
  });

  // @covers weekly-training-plan-view-3
  test("counts each exercise as scheduled, unscheduled or completed, and matched ones in addition", () => {
    expect(summary).toMatchObject({ scheduled: 2, unscheduled: 1, matched: 1 });
  });

  test("is all zero for a week without exercises", () => {
    expect(weekSummary([])).toMatchObject({
      planned: 0,
      done: 0,
      scheduled: 0,
      unscheduled: 0,
      matched: 0,
    });
  });
});

describe("plannedIntensity", () => {
  test("counts time in the steps, not exercises", () => {
    const exercise = { steps: hardSteps(40) };
    // 10 min warm-up, 3 × (6 min Z4 + 2 min Z1), 6 min cool-down: 18 of 40 minutes are hard.
    expect(plannedIntensity([exercise])).toEqual({ easy: 55, moderate: 0, hard: 45 });
  });

  test("always sums to 100 whole percent", () => {
    const steps = [step("main", [stretch(10, "Z2"), stretch(10, "Z3"), stretch(10, "Z5")])];
    const { easy, moderate, hard } = plannedIntensity([{ steps }]);
    expect(easy + moderate + hard).toBe(100);
    expect([easy, moderate, hard].toSorted((a, b) => a - b)).toEqual([33, 33, 34]);
  });

  test("is all zero without steps", () => {
    expect(plannedIntensity([])).toEqual({ easy: 0, moderate: 0, hard: 0 });
  });
});
