import { ADJUSTMENT_REASONS, EXPERIENCE_LEVELS, RACE_TYPES } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { longestDayMinutes, periodise } from "../../calendar/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { hasEffortAbove, isEasy, isHard } from "../../intensity/index.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { longLimits, longestOf, RECOMMENDED_WEEKS, type Longest } from "../../week/index.ts";
import { seasonBasis } from "../../season/index.ts";
import type { Adjustment, AdjustmentReason } from "./adjustment.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { arbAdjustments, intensity, volume } from "../../testing/adjustments.ts";
import { isTaper, minutesOf } from "./week-scope.ts";

const RUNS = runs(15);

const LIGHTER = [
  "fatigue",
  "injury-prevention",
  "recovery-needed",
  "time-constraints",
] as const satisfies readonly AdjustmentReason[];
/** Weeks that a reason without a number changes. */
const SPANS = {
  fatigue: 4,
  "injury-prevention": 4,
  "recovery-needed": 3,
  "time-constraints": 2,
} as const;

const LEAST = { swim: 30, bike: 40, run: 30 } as const;

const plain = (reason: AdjustmentReason, fromWeek: number) =>
  fc.constantFrom(volume(100, reason, fromWeek), intensity("maintain", reason, fromWeek));

const arbPlain = (reasons: readonly AdjustmentReason[]) =>
  fc
    .tuple(fc.constantFrom(...reasons), fc.integer({ min: 2, max: 40 }))
    .chain(([reason, fromWeek]) => plain(reason, fromWeek));

function adjusted(request: PlanRequest, adjustments: readonly Adjustment[]) {
  const base = generatedPlan(request);
  return { base, after: applyAdjustments(request, base, adjustments) };
}

const weekOf = (plan: Plan, number: number): PlannedWeek | undefined => plan.weeks[number - 1];
const sports = ({ exercises }: PlannedWeek) => new Set(exercises.map(({ type }) => type));
const minutes = (week: PlannedWeek | undefined) => minutesOf(week?.exercises ?? []);

/** Longest safe run and ride of each week, after the weeks before it. */
function limitsOf(request: PlanRequest, { weeks }: Plan): Longest[] {
  const basis = seasonBasis(request);
  const frames = periodise(request);
  const before: Longest[] = [];
  return weeks.map(({ week, exercises }) => {
    const limits = longLimits(basis, before);
    const longest = (type: string) =>
      Math.max(0, ...exercises.filter((row) => row.type === type).map((row) => row.duration));
    const frame = frames[week - 1];
    if (frame) before.push(longestOf(basis, frame, { run: longest("run"), bike: longest("bike") }));
    return limits;
  });
}

/** An exercise as planned, or as long as the step from the weeks before allows. */
const isAsPlanned = (row: PlannedExercise, own: PlannedExercise | undefined, limits?: Longest) =>
  row === own ||
  (own !== undefined &&
    row.type !== "swim" &&
    row.duration < own.duration &&
    own.duration > (limits?.[row.type] ?? 0));

const isBrickRun = ({ type, brickId }: PlannedExercise) => type === "run" && brickId !== null;

/** True if a safe step from shorter weeks limits the week's longest run or ride. */
const isHeldBack = (week: PlannedWeek | undefined, limits: Longest | undefined): boolean =>
  (week?.exercises ?? []).some(
    ({ type, duration }) => type !== "swim" && duration + 5 > (limits?.[type] ?? 0),
  );

describe("the laws of adjustments", () => {
  test.prop([arbRequest, arbPlain(LIGHTER)], RUNS)(
    "a lighter reason acts without a number, raises no week, and ends after its weeks",
    (request, adjustment) => {
      const { base, after } = adjusted(request, [adjustment]);
      const { fromWeek, reason } = adjustment;
      const limits = limitsOf(request, after);
      const open = base.weeks.filter(({ week }) => week >= fromWeek);
      for (const own of open)
        expect(minutes(weekOf(after, own.week))).toBeLessThanOrEqual(minutes(own));
      const end = fromWeek + (reason && reason in SPANS ? SPANS[reason as keyof typeof SPANS] : 0);
      for (const week of after.weeks.filter(({ week: number }) => number >= end)) {
        const own = weekOf(base, week.week)?.exercises ?? [];
        expect(week.exercises).toHaveLength(own.length);
        for (const [index, row] of week.exercises.entries()) {
          expect(isAsPlanned(row, own[index], limits[week.week - 1])).toBe(true);
        }
      }
      const first = weekOf(base, fromWeek);
      const isOpenWeek = first && !isTaper(first) && !first.isRecovery && minutes(first) >= 240;
      if (isOpenWeek) expect(after).not.toEqual(base);
    },
  );

  test.each(RACE_TYPES.flatMap((race) => EXPERIENCE_LEVELS.map((level) => [level, race] as const)))(
    "feeling strong and race preparation act in a %s's %s plan",
    (level, race) => {
      const request = requestOf(race, level, RECOMMENDED_WEEKS[race]);
      const base = generatedPlan(request);
      const frames = periodise(request).filter(({ week, isLoading }) => week > 1 && isLoading);
      const strong = frames.map(({ week }) =>
        applyAdjustments(request, base, [volume(100, "feeling-strong", week)]),
      );
      expect(strong).not.toEqual(frames.map(() => base));
      const prepared = (week: number) =>
        applyAdjustments(request, base, [volume(100, "race-prep", week)]);
      const isLate = ({ week }: { week: number }) => request.totalWeeks - week < 8;
      expect(prepared(frames.find(isLate)?.week ?? 2)).not.toEqual(base);
      const early = frames.filter((frame) => !isLate(frame));
      expect(early.map(({ week }) => prepared(week))).toEqual(early.map(() => base));
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)(
    "no exercise gets shorter than its sport's least, except by the safe step of runs and rides",
    (request, adjustments) => {
      const { base, after } = adjusted(request, adjustments);
      const limits = limitsOf(request, after);
      const frames = periodise(request);
      for (const { week, exercises } of after.weeks) {
        const days = frames[week - 1]?.days ?? [];
        const ofDay = ({ suggestedDay }: PlannedExercise) =>
          days.find(({ day }) => day === suggestedDay)?.minutes ?? 0;
        for (const row of exercises) {
          const own = weekOf(base, week)?.exercises.find((each) => each.slotKey === row.slotKey);
          // Injury prevention shortens a run on a half-hour day.
          const day = row.type === "run" ? ofDay(row) : longestDayMinutes(days);
          const usual = day <= 30 ? 25 : LEAST[row.type];
          const least = Math.min(own?.duration ?? 0, own?.brickId || isBrickRun(row) ? 10 : usual);
          const step = row.type === "swim" ? least : (limits[week - 1]?.[row.type] ?? least);
          expect(row.duration).toBeGreaterThanOrEqual(Math.min(least, step));
        }
      }
    },
  );

  test.prop([arbRequest, arbAdjustments], RUNS)("no week loses a sport", (request, adjustments) => {
    const { base, after } = adjusted(request, adjustments);
    expect(after.weeks.map(sports)).toEqual(base.weeks.map(sports));
  });

  test.prop([arbRequest, fc.constantFrom(90, 80, 70)], RUNS)(
    "a load week of six hours comes within 10 % of the requested volume",
    (request, percent) => {
      const { base, after } = adjusted(request, [volume(percent, "time-constraints")]);
      const limits = limitsOf(request, after);
      for (const own of base.weeks) {
        if (own.week === 1 || own.isRecovery || isTaper(own) || minutes(own) < 360) continue;
        if (isHeldBack(weekOf(after, own.week), limits[own.week - 1])) continue;
        const wanted = (percent / 100) * minutes(own);
        expect(Math.abs(minutes(weekOf(after, own.week)) - wanted)).toBeLessThanOrEqual(
          0.1 * wanted,
        );
      }
    },
  );

  test.prop([arbRequest, fc.integer({ min: 2, max: 30 })], RUNS)(
    "recovery needed gives a week of at most four short easy exercises",
    (request, fromWeek) => {
      const { after } = adjusted(request, [volume(100, "recovery-needed", fromWeek)]);
      const week = weekOf(after, fromWeek);
      if (!week || isTaper(week)) return;
      expect(week.exercises.length).toBeLessThanOrEqual(4);
      for (const row of week.exercises) {
        expect(row.duration).toBeLessThanOrEqual(60);
        expect([isEasy(row.intensity), hasEffortAbove(row.steps, "Z2"), row.brickId]).toEqual([
          true,
          false,
          null,
        ]);
      }
      const next = weekOf(after, fromWeek + 1)?.exercises ?? [];
      expect(next.filter(isHard).length).toBeLessThanOrEqual(1);
    },
  );

  test.prop([arbRequest, fc.integer({ min: 2, max: 30 })], RUNS)(
    "fatigue leaves out effort above zone 3 and an exercise in its first week",
    (request, fromWeek) => {
      const { base, after } = adjusted(request, [volume(100, "fatigue", fromWeek)]);
      const [own, week] = [weekOf(base, fromWeek), weekOf(after, fromWeek)];
      if (!own || !week || isTaper(own)) return;
      expect(week.exercises.filter(({ steps }) => hasEffortAbove(steps, "Z3"))).toEqual([]);
      if (own.isRecovery || own.exercises.length < 6) return;
      expect(week.exercises.length).toBeLessThan(own.exercises.length);
    },
  );

  test.prop([arbRequest, fc.integer({ min: 2, max: 30 })], RUNS)(
    "injury prevention leaves out brick runs and fast runs for two weeks",
    (request, fromWeek) => {
      const { base, after } = adjusted(request, [volume(100, "injury-prevention", fromWeek)]);
      for (const number of [fromWeek, fromWeek + 1]) {
        const week = weekOf(after, number);
        if (!week || isTaper(week)) continue;
        const runs = week.exercises.filter(({ type }) => type === "run");
        for (const { steps, brickId } of runs) {
          expect([hasEffortAbove(steps, "Z3"), brickId]).toEqual([false, null]);
        }
        const own = weekOf(base, number)?.exercises.filter(({ type }) => type === "run") ?? [];
        if (minutesOf(own) >= 90) expect(minutesOf(runs)).toBeLessThan(minutesOf(own));
      }
    },
  );

  test.prop([arbRequest, fc.constantFrom(...LIGHTER), fc.integer({ min: 2, max: 30 })], RUNS)(
    "a contradicting number or direction changes nothing beside the reason",
    (request, reason, fromWeek) => {
      const { base, after } = adjusted(request, [volume(120, reason, fromWeek)]);
      const own = applyAdjustments(request, base, [volume(100, reason, fromWeek)]);
      expect(after).toEqual(own);
      const harder = applyAdjustments(request, base, [intensity("harder", reason, fromWeek)]);
      expect(minutesOf(harder.weeks.flatMap(({ exercises }) => exercises))).toBe(
        minutesOf(own.weeks.flatMap(({ exercises }) => exercises)),
      );
    },
  );

  test.prop([arbRequest, fc.constantFrom(...ADJUSTMENT_REASONS)], RUNS)(
    "without its adjustments a plan is the engine's",
    (request, reason) => {
      const base = generatedPlan(request);
      const adjustments = [volume(80, reason, 2), intensity("easier", reason, 3)];
      applyAdjustments(request, base, adjustments);
      expect(applyAdjustments(request, base, [])).toEqual(base);
    },
  );
});
