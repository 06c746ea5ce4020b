import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planCalendar, weekCapacity } from "../../calendar/plan-calendar.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { arbRequest } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { applyAdjustments } from "../adjustments/apply-adjustments.ts";
import { volume } from "../../testing/adjustments.ts";
import { afterFix } from "../../testing/stored-plan.ts";
import { fixLimits } from "./fix-limits.ts";
import { fixOf, isOpen, type FixResult, type StoredExercise } from "./fix-types.ts";
import { keepFixes } from "./keep-fixes.ts";
import { isSameFuel } from "../../sessions/index.ts";

const RUNS = runs(15);

const storedPlan = (request: PlanRequest, plan = generatedPlan(request)): StoredExercise[] =>
  plan.weeks.flatMap((week) =>
    week.exercises.map((exercise) => ({
      ...exercise,
      day: null,
      isCompleted: false,
      isMatched: false,
    })),
  );

/** Changes that the athlete or time can make to one exercise. */
const arbChange = fc.record({
  duration: fc.option(fc.integer({ min: 1, max: 600 }), { nil: null }),
  day: fc.option(fc.constantFrom(0, 1, 2, 3, 4, 5, 6), { nil: null }),
  state: fc.constantFrom("open", "open", "open", "completed", "matched"),
});

const arbStored = fc
  .tuple(arbRequest, fc.array(arbChange, { minLength: 1, maxLength: 30 }), fc.nat())
  .map(([request, changes, turn]) => ({
    request,
    currentWeek: (turn % request.totalWeeks) + 1,
    rows: storedPlan(request).flatMap((row, index) => {
      const change = changes[index % changes.length];
      return change
        ? {
            ...row,
            duration: change.duration ?? row.duration,
            day: change.day,
            isCompleted: change.state !== "open",
            isMatched: change.state === "matched",
          }
        : row;
    }),
  }));

const plannedBySlot = (request: PlanRequest) =>
  new Map(
    generatedPlan(request).weeks.flatMap(({ exercises }) =>
      exercises.map((row) => [row.slotKey, row] as const),
    ),
  );

/** A run of the fix as on the first day of its week, of a plan without other adjustments. */
const fixed = (
  request: PlanRequest,
  rows: readonly StoredExercise[],
  currentWeek = 1,
  planned: ReadonlyMap<string, PlannedExercise> = plannedBySlot(request),
) => fixLimits(request, rows, { currentWeek, firstWeek: 1, today: request.startDate, planned });

/** The exercises that the athlete sees after the fix: it left out the others. */
const shownAfter = (rows: readonly StoredExercise[], result: FixResult) =>
  afterFix(rows, result).filter(({ isDropped }) => isDropped !== true);

const slotsOf = (rows: readonly PlannedExercise[]) => rows.map(({ slotKey }) => slotKey).toSorted();

const isFixed = ({ reasons }: PlannedExercise) => reasons.some(({ rule }) => rule === "fixed");

describe("fixLimits", () => {
  test.prop([arbRequest], RUNS)("changes nothing in the engine's own plan", (request) => {
    expect(fixed(request, storedPlan(request), 1)).toEqual({
      changed: [],
      dropped: [],
      moved: [],
      message: "Everything already fits.",
    });
  });

  test.prop([arbRequest, fc.constantFrom(50, 70, 90, 105, 120)], RUNS)(
    "changes nothing in a plan with adjusted volume",
    (request, percent) => {
      const plan = generatedPlan(request);
      const adjusted = applyAdjustments(request, plan, [volume(percent, null)]);
      expect(fixed(request, storedPlan(request, adjusted), 1).changed).toEqual([]);
    },
  );

  test.prop([arbStored], RUNS)(
    "changes nothing when run a second time",
    ({ request, rows, currentWeek }) => {
      const first = fixed(request, rows, currentWeek);
      const second = fixed(request, afterFix(rows, first), currentWeek);
      expect(second).toEqual({
        changed: [],
        dropped: [],
        moved: [],
        message: "Everything already fits.",
      });
    },
  );

  test.prop([arbStored], RUNS)(
    "explains each change with its size and limit and keeps no earlier fix",
    ({ request, rows, currentWeek }) => {
      const planned = plannedBySlot(request);
      const first = fixed(request, rows, currentWeek);
      const longer = afterFix(rows, first).map((row) => ({ ...row, duration: 400 }));
      for (const [before, { changed }] of [
        [rows, first],
        [longer, fixed(request, longer, currentWeek)],
      ] as const) {
        for (const row of changed) {
          const old = before.find(({ slotKey }) => slotKey === row.slotKey);
          const stored = old?.duration ?? null;
          // The food of a ride follows its run.
          if (old && stored === row.duration && !isSameFuel(old, row)) continue;
          const said = row.reasons.filter(({ rule }) => rule === "fixed");
          const isAsPlanned = row.duration === planned.get(row.slotKey)?.duration;
          if (isAsPlanned && said.length === 0) continue;
          expect(said).toMatchObject([{ facts: { before: stored, after: row.duration } }]);
        }
      }
    },
  );

  test.prop([arbStored, fc.constantFrom(60, 90, 110)], RUNS)(
    "keeps fixed exercises within their limits, and marked as fixed, after a rewrite",
    ({ request, rows }, percent) => {
      const open = rows.map((row) => ({ ...row, isCompleted: false, isMatched: false }));
      const before = afterFix(open, fixed(request, open, 1));
      const rewritten = applyAdjustments(request, generatedPlan(request), [volume(percent)]);
      const written = storedPlan(request, rewritten).map((row) => ({
        ...row,
        day: before.find(({ slotKey }) => slotKey === row.slotKey)?.day ?? null,
      }));
      const { changed: kept, dropped } = keepFixes(request, written, before, 1);
      // An exercise that was left out or merged comes back where its week has time for it now.
      const out = new Set(slotsOf(before.filter(({ isDropped }) => isDropped)));
      const fullWeeks = new Set(dropped.map(({ week }) => week));
      expect(slotsOf(dropped).filter((slot) => !out.has(slot))).toEqual([]);
      const shown = new Set(slotsOf(written));
      expect(slotsOf(kept)).toEqual(
        slotsOf(
          before.filter(
            (row) =>
              isFixed(row) &&
              shown.has(row.slotKey) &&
              !out.has(row.slotKey) &&
              (fixOf(row)?.facts.limit !== "merged" || fullWeeks.has(row.week)),
          ),
        ),
      );
      expect(kept.every(isFixed)).toBe(true);
      const after = afterFix(written, { changed: kept, dropped, moved: [] });
      const planned = new Map(written.map((row) => [row.slotKey, row]));
      const again = fixed(request, after, 1, planned).changed;
      // One that has its planned length again loses its mark, and nothing else.
      const minutes = new Map(kept.map(({ slotKey, duration }) => [slotKey, duration]));
      const isChanged = ({ slotKey, duration }: PlannedExercise) =>
        minutes.has(slotKey) && minutes.get(slotKey) !== duration;
      expect(again.filter(isChanged)).toEqual([]);
    },
  );

  test.prop([arbStored], RUNS)(
    "leaves past, completed and matched exercises unchanged",
    ({ request, rows, currentWeek }) => {
      const { changed, moved } = fixed(request, rows, currentWeek);
      for (const { slotKey } of [...changed, ...moved]) {
        const row = rows.find((each) => each.slotKey === slotKey);
        if (row) expect([isOpen(row), row.week >= currentWeek]).toEqual([true, true]);
      }
    },
  );

  test.prop([arbStored], RUNS)(
    "keeps open exercises on the five-minute grid, from 15 minutes, or 10 in bricks, to the longest day",
    ({ request, rows, currentWeek }) => {
      const after = afterFix(rows, fixed(request, rows, currentWeek));
      const calendar = planCalendar(request);
      for (const row of after.filter((each) => isOpen(each) && each.week >= currentWeek)) {
        const longest = Math.max(...(calendar[row.week - 1] ?? []).map((day) => day.minutes));
        expect(row.duration % 5).toBe(0);
        expect(row.duration).toBeGreaterThanOrEqual(row.brickId === null ? 15 : 10);
        expect(row.duration).toBeLessThanOrEqual(Math.max(15, longest));
      }
    },
  );

  test.prop([arbStored], RUNS)(
    "keeps a week of open exercises within its hours, down to 15 minutes each",
    ({ request, rows, currentWeek }) => {
      const open = rows.map((row) => ({ ...row, isCompleted: false, isMatched: false }));
      const after = shownAfter(open, fixed(request, open, currentWeek));
      const calendar = planCalendar(request);
      for (const [week, ofWeek] of Map.groupBy(after, (row) => row.week)) {
        if (week < currentWeek) continue;
        const days = calendar[week - 1] ?? [];
        const hours = Math.max(weekCapacity(days), sum(days.map((day) => day.minutes)));
        const minutes = sum(ofWeek.map((row) => row.duration));
        expect(minutes).toBeLessThanOrEqual(Math.max(hours, 15 * ofWeek.length));
      }
    },
  );

  test.prop([arbStored], RUNS)(
    "keeps days within their hours and apart, as far as open exercises allow",
    ({ request, rows }) => {
      const open = rows.map((row) => ({ ...row, isCompleted: false, isMatched: false }));
      const after = shownAfter(open, fixed(request, open));
      for (const [index, days] of planCalendar(request).entries()) {
        for (const { day, minutes } of days.filter((each) => each.minutes > 0)) {
          const here = after.filter((row) => row.week === index + 1 && row.day === day);
          expect(sum(here.map((row) => row.duration))).toBeLessThanOrEqual(minutes);
          const units = new Set(here.map(({ brickId, slotKey }) => brickId ?? slotKey));
          expect(units.size).toBeLessThanOrEqual(2);
        }
      }
    },
  );

  test.prop([arbRequest, fc.nat(), fc.constantFrom(0, 1, 2, 3, 4, 5, 6)], RUNS)(
    "moves or lifts exercises off a full day instead of shortening them",
    (request, turn, day) => {
      const plan = generatedPlan(request);
      const week = (turn % request.totalWeeks) + 1;
      const rows = storedPlan(request, plan).map((row) =>
        row.week === week ? { ...row, day } : row,
      );
      const result = fixed(request, rows, 1, plannedBySlot(request));
      const isClosed = planCalendar(request)[week - 1]?.[day]?.minutes === 0;
      expect(result.changed).toEqual([]);
      if (!isClosed) expect(result.message).toMatch(/fixed!|fits/);
      expect(fixed(request, afterFix(rows, result), 1, plannedBySlot(request)).moved).toEqual([]);
    },
  );

  test.prop([arbStored], RUNS)(
    "gives exercises their planned minutes back once nothing limits them",
    ({ request, rows }) => {
      const planned = plannedBySlot(request);
      const open = rows.map((row) => ({ ...row, isCompleted: false, isMatched: false }));
      const tight = afterFix(open, fixed(request, open));
      const lifted = tight
        .filter(({ slotKey }) => planned.has(slotKey))
        .map((row) => {
          const own = planned.get(row.slotKey);
          return { ...row, day: null, ...(own && !isFixed(row) && { duration: own.duration }) };
        });
      const after = afterFix(lifted, fixed(request, lifted, 1, planned));
      expect(after.map(({ slotKey, duration }) => [slotKey, duration])).toEqual(
        lifted.map(({ slotKey }) => [slotKey, planned.get(slotKey)?.duration]),
      );
    },
  );
});
