import { isoDate, milesPerHour, secondsPer100m, secondsPerMile } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { volume } from "../../testing/adjustments.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { isLong } from "../../week/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { isTaper, minutesOf, NO_PROGRESS } from "./week-scope.ts";

const RUNS = runs(25);
/** A week comes within a tenth of its share. */
const NEAR = 1.1;

const arbBegun = fc.tuple(arbRequest, fc.nat(), fc.integer({ min: 1, max: 4 }));

describe("less volume in a week that has begun", () => {
  test.prop([arbBegun, fc.constantFrom(50, 70, 80)], RUNS)(
    "is taken from what is left, while one exercise of each sport stays",
    ([request, turn, count], percent) => {
      const base = generatePlan(request);
      const weeks = base.weeks.filter(
        (week) => week.week > 1 && !week.isRecovery && !isTaper(week),
      );
      const week = weeks[turn % Math.max(1, weeks.length)];
      if (!week) return;
      const done = week.exercises
        .filter(({ brickId }) => brickId === null)
        .toSorted((a, b) => a.suggestedDay - b.suggestedDay)
        .slice(0, count);
      const after = applyAdjustments(
        request,
        base,
        [volume(percent, "time-constraints", week.week)],
        {
          placed: new Map(),
          completed: new Map(done.map((row) => [row.slotKey, row])),
          earlier: new Map(),
        },
      );
      const rows = after.weeks[week.week - 1]?.exercises ?? [];
      for (const row of done) expect(rows).toContain(row);
      expect(minutesOf(rows)).toBeLessThanOrEqual(minutesOf(week.exercises));
      const open = rows.filter((row) => !done.includes(row));
      const isOver = minutesOf(rows) > (NEAR * percent * minutesOf(week.exercises)) / 100;
      // A long exercise cut below the length of long ones is still the week's long one.
      const long = new Set(week.exercises.filter(isLong).map(({ slotKey }) => slotKey));
      const short = open.filter((row) => row.brickId === null && !long.has(row.slotKey));
      if (!isOver) return;
      expect(twins(short)).toEqual([]);
      // The last open exercise of a sport may go if the sport is done.
      const least = 0.9 * (percent / 100) * minutesOf(week.exercises);
      const spare = short.filter(
        (row) =>
          done.some(({ type }) => type === row.type) && minutesOf(rows) - row.duration >= least,
      );
      expect(spare).toEqual([]);
    },
  );

  // The week had 160 minutes for 145: without the second run it has 130, three seconds less than 90 %.
  test("leaves out the second of two short runs where the week is nearer to its share without it", () => {
    const request: PlanRequest = {
      ...requestOf("olympic", "beginner", 60, scheduleOf([1.5, 0, 0, 1, 0, 0, 1], [3, 6])),
      ...datesOf(isoDate("2026-01-02"), 420),
    };
    const base = generatePlan(request);
    const planned = base.weeks[32]?.exercises ?? [];
    const done = planned.filter(({ suggestedDay }) => suggestedDay <= 3);
    const { weeks } = applyAdjustments(request, base, [volume(85, "time-constraints", 33)], {
      ...NO_PROGRESS,
      completed: new Map(done.map((row) => [row.slotKey, row])),
    });
    const rows = weeks[32]?.exercises ?? [];
    expect(planned.map(({ type }) => type).toSorted()).toEqual(["bike", "run", "run", "swim"]);
    expect(rows.map(({ type }) => type).toSorted()).toEqual(["bike", "run", "swim"]);
    expect(minutesOf(rows)).toBe(130);
  });

  test("is near its share of the whole week, even if that leaves out a brick", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "advanced", 3, scheduleOf([1, 2.5, 0, 0, 0.5, 2.5, 1], [0, 5, 6])),
      ...datesOf(isoDate("2029-11-13"), 18),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
    };
    const base = generatePlan(request);
    const planned = base.weeks[1]?.exercises ?? [];
    const done = planned
      .filter(({ brickId }) => brickId === null)
      .toSorted((a, b) => a.suggestedDay - b.suggestedDay)
      .slice(0, 4);
    const after = applyAdjustments(request, base, [volume(70, "time-constraints", 2)], {
      ...NO_PROGRESS,
      completed: new Map(done.map((row) => [row.slotKey, row])),
    });
    const minutes = minutesOf(after.weeks[1]?.exercises ?? []);
    expect(minutes / minutesOf(planned)).toBeLessThanOrEqual(0.7);
    expect(minutes / minutesOf(planned)).toBeGreaterThanOrEqual(0.9 * 0.7);
  });
});

/** Exercises of a sport that has several. */
const twins = (rows: readonly PlannedExercise[]) =>
  rows.filter(({ type }) => sum(rows.map((row) => Number(row.type === type))) > 1);
