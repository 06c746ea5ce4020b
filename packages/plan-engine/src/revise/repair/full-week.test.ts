import { fc, test } from "@fast-check/vitest";
import { DISCIPLINES } from "@triplan/domain";
import { describe, expect, test as unit } from "vitest";
import { longestDayMinutes, openDays, periodise } from "../../calendar/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { afterFix, fixOf, storedRows } from "../../testing/stored-plan.ts";
import type { StoredExercise } from "./fix-types.ts";

const RUNS = runs(25);
const LEAST = { swim: 30, bike: 40, run: 30 } as const;

/** A plan with a week in which a completed exercise was longer than planned: a share of its hours. */
const arbFullWeek = fc
  .tuple(arbRequest, fc.nat(), fc.constantFrom(0.3, 0.5, 0.7, 0.9))
  .map(([request, turn, share]) => {
    const plan = generatedPlan(request);
    const week = (turn % request.totalWeeks) + 1;
    const days = openDays(periodise(request)[week - 1]?.days ?? []);
    const hours = sum(days.map(({ minutes }) => minutes));
    const rows = storedRows(plan);
    const done = rows.find((row) => row.week === week && row.brickId === null);
    const full = rows.map((row) =>
      row === done
        ? { ...row, duration: row.duration + Math.round(share * hours), isCompleted: true }
        : row,
    );
    return { request, plan, week, hours, rows, full, done: done?.slotKey };
  });

const shownIn = (rows: readonly StoredExercise[], week: number) =>
  rows.filter((row) => row.week === week && row.isDropped !== true);

const minutes = (rows: readonly StoredExercise[]) => sum(rows.map(({ duration }) => duration));

const sports = (rows: readonly StoredExercise[]) =>
  [...new Set(rows.map(({ type }) => type))].toSorted();

const lengths = (rows: readonly StoredExercise[]) =>
  rows.map(({ slotKey, duration, isDropped, brickId }) => [
    slotKey,
    duration,
    isDropped === true,
    brickId,
  ]);

const leastOf = (request: PlanRequest, planned: number, row: StoredExercise): number => {
  if (row.brickId !== null) return 10;
  const days = periodise(request)[row.week - 1]?.days ?? [];
  const isShort = longestDayMinutes(days) <= 30;
  return Math.min(planned, isShort ? 25 : LEAST[row.type]);
};

describe("a week over its hours", () => {
  test.prop([arbFullWeek], RUNS)(
    "fits after a fix, or has one exercise of each sport or a brick left",
    ({ request, plan, week, hours, full }) => {
      const after = shownIn(afterFix(full, fixOf(request, plan, full)), week);
      const open = after.filter((row) => !row.isCompleted && row.brickId === null);
      const isBare = DISCIPLINES.every(
        (type) => open.filter((row) => row.type === type).length <= 1,
      );
      if (!isBare) expect(minutes(after)).toBeLessThanOrEqual(hours);
    },
  );

  test.prop([arbFullWeek], RUNS)(
    "keeps its sports and the least length of each exercise, and what is completed",
    ({ request, plan, week, full, done }) => {
      const planned = new Map(storedRows(plan).map((row) => [row.slotKey, row.duration]));
      const fix = fixOf(request, plan, full);
      const after = shownIn(afterFix(full, fix), week);
      expect(sports(after)).toEqual(sports(shownIn(full, week)));
      for (const row of after) {
        const own = planned.get(row.slotKey) ?? 0;
        expect(row.duration).toBeGreaterThanOrEqual(leastOf(request, own, row));
      }
      const touched = [...fix.changed, ...fix.dropped, ...fix.moved];
      expect(touched.map(({ slotKey }) => slotKey)).not.toContain(done);
    },
  );

  test.prop([arbFullWeek], RUNS)(
    "changes nothing when fixed a second time",
    ({ request, plan, full }) => {
      const after = afterFix(full, fixOf(request, plan, full));
      expect(fixOf(request, plan, after)).toMatchObject({ changed: [], dropped: [], moved: [] });
    },
  );

  test.prop([arbFullWeek], RUNS)(
    "gets its exercises and minutes back once the cause is gone",
    ({ request, plan, rows, full, done }) => {
      const own = rows.find(({ slotKey }) => slotKey === done);
      const free = afterFix(full, fixOf(request, plan, full)).map((row) =>
        row.slotKey === done && own ? own : row,
      );
      const back = afterFix(free, fixOf(request, plan, free));
      expect(lengths(back)).toEqual(lengths(rows));
    },
  );

  unit("keeps ten minutes of a brick's run that was stored with five", () => {
    const request = requestOf("70.3", "intermediate", 20);
    const plan = generatedPlan(request);
    const brickRun = plan.weeks
      .flatMap(({ exercises }) => exercises)
      .find(({ brickId, type }) => brickId !== null && type === "run");
    const full = storedRows(plan).map((row) => {
      if (row.week !== brickRun?.week) return row;
      return row.slotKey === brickRun.slotKey
        ? { ...row, duration: 5 }
        : { ...row, duration: 280, isCompleted: true };
    });
    const { changed } = fixOf(request, plan, full);
    expect(changed.find(({ slotKey }) => slotKey === brickRun?.slotKey)?.duration).toBe(10);
  });

  unit("becomes one swim of two key ones", () => {
    const request = requestOf("70.3", "intermediate", 20);
    const { weeks, ...plan } = generatedPlan(request);
    const keySwims = {
      ...plan,
      weeks: weeks.map((week) => ({
        ...week,
        exercises: week.exercises.map((row) => ({
          ...row,
          isKey: row.isKey || row.type === "swim",
        })),
      })),
    };
    const full = storedRows(keySwims).map((row) =>
      row.slotKey === "5-run-1" ? { ...row, duration: 280, isCompleted: true } : row,
    );
    const fix = fixOf(request, keySwims, full);
    expect(fix.message).toContain("2 swims merged");
    expect(fix.dropped.map(({ slotKey }) => slotKey)).toEqual(["5-swim-2"]);
    expect(fix.changed.find(({ slotKey }) => slotKey === "5-swim-3")).toMatchObject({
      duration: 45,
      reasons: expect.arrayContaining([
        { rule: "fixed", facts: { limit: "merged", before: 35, after: 45 } },
      ]),
    });
  });
});
