import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { volume } from "../../testing/adjustments.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { isLong } from "../../week/index.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { isTaper, minutesOf } from "./week-scope.ts";

const RUNS = runs(25);
const TIME = 60_000;
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
      const short = open.filter((row) => row.brickId === null && !isLong(row));
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
    TIME,
  );
});

/** Exercises of a sport that has several. */
const twins = (rows: readonly PlannedExercise[]) =>
  rows.filter(({ type }) => sum(rows.map((row) => Number(row.type === type))) > 1);
