import { WEEKDAYS, type Weekday } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planCalendar, weekCapacity } from "../../calendar/plan-calendar.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { lowShare } from "../../intensity/effort-share.ts";
import { isHardOnLand, MAX_HARD } from "../../intensity/hard-days.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import { whySentence } from "../../sessions/explanations/why-sentence.ts";
import { arbRequest, FIRM_RULES, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { firstWeek, type Adjustment } from "./adjustment.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { arbAdjustment, arbAdjustments, volume } from "../../testing/adjustments.ts";
import { isInRacePreparation, withBrickOf } from "../../testing/race-preparation.ts";
import { isTaper, minutesOf } from "./week-scope.ts";

const RUNS = runs(15);

const arbPercent = fc.constantFrom(105, 110, 120);

const withoutFood = ({ steps, ...row }: PlannedExercise) => ({
  ...row,
  steps: steps.map(({ advice = [], ...step }) => ({
    ...step,
    advice: advice.filter(({ kind }) => kind !== "fuel"),
  })),
});

/** True if a ride of a brick differs from the other one in its food only. */
const isSameButFood = (a: PlannedExercise, b: PlannedExercise): boolean =>
  a.type === "bike" &&
  a.brickId !== null &&
  JSON.stringify(withoutFood(a)) === JSON.stringify(withoutFood(b));

const isSwim = ({ type }: PlannedExercise) => type === "swim";

const longSwims = ({ weeks }: Plan) =>
  weeks.flatMap(({ exercises }) => exercises.filter(({ name }) => name === "Long swim"));

/** Metres of the longest piece without a stop. */
const longestPiece = ({ steps }: PlannedExercise) =>
  Math.max(...steps.flatMap(({ intervals }) => intervals.map(({ quantity }) => quantity)));

const minutes = (week: PlannedWeek) => minutesOf(week.exercises);

const pairs = (before: Plan, after: Plan) =>
  after.weeks.flatMap((week, index) => {
    const base = before.weeks[index];
    return base ? [{ base, week }] : [];
  });

const adjusted = (request: PlanRequest, adjustments: readonly Adjustment[]) => {
  const plan = generatedPlan(request);
  return { plan, after: applyAdjustments(request, plan, adjustments) };
};

const places = (plan: Plan) =>
  plan.weeks.map((week) =>
    week.exercises.map(({ slotKey, type, orderIndex, suggestedDay, brickId }) => ({
      slotKey,
      type,
      orderIndex,
      suggestedDay,
      brickId,
    })),
  );

const slotsOf = (rows: readonly { slotKey: string }[]) => rows.map(({ slotKey }) => slotKey);

const isIn = (rows: readonly { slotKey: string }[], { slotKey }: { slotKey: string }) =>
  rows.some((row) => row.slotKey === slotKey);

const firm = (request: PlanRequest, plan: Plan) =>
  checkPlan(request, plan).filter(({ ruleId }) => FIRM_RULES.has(ruleId));

describe("applyAdjustments", () => {
  test.prop([arbRequest, arbAdjustments], RUNS)(
    "is idempotent: a repeated adjustment changes nothing",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      const last = adjustments.at(-1);
      const again = applyAdjustments(request, plan, last ? [...adjustments, last] : []);
      expect(again).toEqual(after);
    },
  );

  test.prop([arbRequest, arbAdjustment, arbAdjustment], RUNS)(
    "replaces an earlier adjustment of the same type instead of adding to it",
    (request, first, second) => {
      const earlier = {
        ...first,
        fromWeek: second.fromWeek,
        adjustmentType: second.adjustmentType,
      };
      const { plan, after } = adjusted(request, [earlier, second]);
      expect(after).toEqual(applyAdjustments(request, plan, [second]));
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "leaves week 1 and the weeks before the first adjusted one unchanged",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      const first = Math.min(Number.POSITIVE_INFINITY, ...adjustments.map(firstWeek));
      for (const { base, week } of pairs(plan, after)) {
        if (week.week >= first) continue;
        expect(week.exercises).toBe(base.exercises);
        // A week can become the biggest of the plan when later ones get smaller.
        expect({ ...week, aim: base.aim }).toEqual(base);
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "explains every changed exercise with its before and after, and no other",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      for (const { base, week } of pairs(plan, after)) {
        for (const row of week.exercises) {
          const made = base.exercises.find(({ slotKey }) => slotKey === row.slotKey);
          const said = row.reasons.flatMap((each) =>
            each.rule === "adjusted" ? [each.facts] : [],
          );
          // A brick of race preparation may change the order of the others.
          const inOrder = JSON.stringify({ ...made, orderIndex: row.orderIndex });
          // The food of a ride follows its run.
          const isFed = made !== undefined && said.length === 0 && isSameButFood(made, row);
          const isKept = JSON.stringify(row) === inOrder || isFed;
          if (isKept) expect(said).toEqual([]);
          else {
            expect(said).toMatchObject([
              { minutes: [made?.duration, row.duration], effort: [made?.intensity, row.intensity] },
            ]);
            expect(whySentence(row, null)).toMatch(/you asked for/i);
          }
        }
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "keeps slots, order and days, and the halves of each brick that is left",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      for (const [index, week] of places(after).entries()) {
        const planned = places(plan)[index] ?? [];
        const isPrepared = isInRacePreparation(request, adjustments, index + 1);
        const kept = isPrepared ? withBrickOf(week, planned) : planned;
        const made = new Map(kept.map((row) => [row.slotKey, row]));
        for (const { brickId, ...row } of week) {
          const { brickId: ownBrick, ...own } = made.get(row.slotKey) ?? {};
          expect(row).toEqual(own);
          expect([ownBrick, null]).toContain(brickId);
          const halves = week.filter((each) => brickId !== null && each.brickId === brickId);
          expect(halves).toHaveLength(brickId === null ? 0 : 2);
        }
        expect(slotsOf(week)).toEqual(slotsOf([...made.values()].filter((row) => isIn(week, row))));
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "breaks no structural rule: grid, days, hours, bricks, texts, targets",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      expect(firm(request, after)).toEqual(firm(request, plan));
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "keeps each week within its hours and never grows lighter weeks",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      const calendar = planCalendar(request);
      for (const { base, week } of pairs(plan, after)) {
        const capacity = weekCapacity(calendar[week.week - 1] ?? []);
        expect(minutes(week)).toBeLessThanOrEqual(Math.max(capacity, minutes(base)));
        if (isTaper(week) || week.isRecovery) {
          expect(minutes(week)).toBeLessThanOrEqual(minutes(base));
        }
        if (isTaper(week)) {
          expect(minutes(week)).toBeGreaterThanOrEqual(0.6 * minutes(base));
        }
      }
    },
  );

  test.prop(
    [arbRequest, fc.array(fc.constantFrom(...WEEKDAYS), { minLength: 12 }), arbPercent],
    RUNS,
  )(
    "keeps a day within its hours when the athlete has placed the exercises",
    (request, days, percent) => {
      const plan = generatedPlan(request);
      const rows = plan.weeks.flatMap((week) => week.exercises);
      const placed = new Map(
        rows.map(({ slotKey }, index) => [slotKey, days[index % days.length] ?? 0]),
      );
      const onDay = (week: PlannedWeek, day: Weekday) =>
        minutesOf(week.exercises.filter(({ slotKey }) => placed.get(slotKey) === day));
      const after = applyAdjustments(request, plan, [volume(percent, "feeling-strong")], {
        placed,
        completed: new Map(),
        earlier: new Map(),
      });
      const calendar = planCalendar(request);
      for (const { base, week } of pairs(plan, after)) {
        for (const { day, minutes: hours } of calendar[week.week - 1] ?? []) {
          expect(onDay(week, day)).toBeLessThanOrEqual(Math.max(hours, onDay(base, day)));
        }
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "adds at most one hard ride or run to the level's limit and keeps the week mostly easy",
    (request, adjustments) => {
      const { plan, after } = adjusted(request, adjustments);
      for (const { base, week } of pairs(plan, after)) {
        const most = Math.max(
          MAX_HARD[request.level] + 1,
          base.exercises.filter(isHardOnLand).length,
        );
        expect(week.exercises.filter(isHardOnLand).length).toBeLessThanOrEqual(most);
        if (minutes(week) >= 180 && !isTaper(week)) {
          const least = Math.min(0.72, lowShare(base.exercises));
          expect(lowShare(week.exercises)).toBeGreaterThanOrEqual(least - 1e-9);
        }
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "keeps strides in each taper week that had them",
    (request, adjustments) => {
      const strides = (plan: Plan) =>
        checkPlan(request, plan).filter(({ ruleId }) => ruleId === "taper-touch");
      const { plan, after } = adjusted(request, adjustments);
      expect(strides(after)).toEqual(strides(plan));
    },
  );

  test("leaves no swim of less than half an hour at 50 %", () => {
    const request = requestOf("70.3", "intermediate", 16);
    const { after } = adjusted(request, [volume(50, "time-constraints")]);
    const swims = after.weeks
      .filter((week) => week.week > 1 && !isTaper(week) && !week.isRecovery)
      .flatMap(({ exercises }) => exercises.filter(isSwim));
    expect(swims.length).toBeGreaterThan(5);
    expect(swims.filter(({ duration }) => duration < 30)).toEqual([]);
  });

  test("keeps the long piece of a long swim that becomes shorter", () => {
    const request = requestOf("ironman", "intermediate", 24);
    const { plan, after } = adjusted(request, [volume(60, "time-constraints")]);
    const before = new Map(longSwims(plan).map((each) => [each.slotKey, each]));
    const shorter = longSwims(after).flatMap((each) => {
      const own = before.get(each.slotKey);
      const isShorter = own && own.duration > each.duration && each.duration >= 0.8 * own.duration;
      return isShorter ? [{ own, each }] : [];
    });
    expect(shorter.length).toBeGreaterThan(3);
    for (const { own, each } of shorter) {
      expect(longestPiece(each)).toBeGreaterThan(0.9 * longestPiece(own));
    }
  });

  test.prop([arbRequest, arbAdjustment], runs(25))(
    "keeps long runs and rides within the safe step after a single change",
    (request, adjustment) => {
      const steps = (plan: Plan) =>
        checkPlan(request, plan).filter(({ ruleId }) => /^long-r\w+-step$/.test(ruleId));
      const { plan, after } = adjusted(request, [adjustment]);
      expect(steps(after)).toEqual(steps(plan));
    },
  );
});
