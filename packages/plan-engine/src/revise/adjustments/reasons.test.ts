import {
  DEFAULT_PACES,
  defaultSchedule,
  INTENSITIES,
  isoDate,
  meters,
  RACE_DISTANCES,
  type ExperienceLevel,
  type RaceType,
} from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { isHard, isHardOnLand, MAX_HARD } from "../../intensity/hard-days.ts";
import { isEasy } from "../../intensity/index.ts";
import {
  NO_ANSWERS,
  type Plan,
  type PlannedExercise,
  type PlannedWeek,
  type PlanRequest,
} from "../../model/plan-types.ts";
import { datesOf } from "../../testing/index.ts";
import type { Adjustment } from "./adjustment.ts";
import { applyAdjustments } from "./apply-adjustments.ts";
import { intensity, volume } from "../../testing/adjustments.ts";
import { isTaper, minutesOf } from "./week-scope.ts";

const RACES = ["sprint", "olympic", "70.3", "ironman"] as const satisfies readonly RaceType[];
const LEVELS = [
  "beginner",
  "intermediate",
  "advanced",
] as const satisfies readonly ExperienceLevel[];
const CASES = RACES.flatMap((race) => LEVELS.map((level) => [race, level] as const));

const requestOf = (raceType: RaceType, level: ExperienceLevel): PlanRequest => ({
  raceType,
  level,
  distances: RACE_DISTANCES[raceType],
  paces: DEFAULT_PACES,
  schedule: defaultSchedule(raceType),
  goalFinish: null,
  now: NO_ANSWERS,
  paceImprovement: 3,
  poolLength: meters(25),
  optimiseLoad: false,
  ...datesOf(isoDate("2026-03-01"), 16 * 7),
});

function adjusted(race: RaceType, level: ExperienceLevel, ...adjustments: Adjustment[]) {
  const request = requestOf(race, level);
  const base = generatePlan(request);
  return { base, after: applyAdjustments(request, base, adjustments) };
}

const week = (plan: Plan, number: number): PlannedWeek => {
  const found = plan.weeks[number - 1];
  if (!found) throw new RangeError(`No week ${number}`);
  return found;
};
const minutes = (plan: Plan, number: number) => minutesOf(week(plan, number).exercises);
const runMinutes = (each: PlannedWeek) =>
  minutesOf(each.exercises.filter((exercise) => exercise.type === "run"));
const loading = (plan: Pick<Plan, "weeks">) =>
  plan.weeks.filter((each) => !each.isRecovery && !isTaper(each));
const light = (plan: Plan) => plan.weeks.filter((each) => each.isRecovery || isTaper(each));
const rank = ({ intensity: label }: PlannedExercise) => INTENSITIES.indexOf(label);
/** The five-minute grid moves each exercise by up to 2.5 minutes. */
const rounding = (each: PlannedWeek) => 2.5 * each.exercises.length;

const hardCount = (rows: readonly PlannedExercise[]) => rows.filter(isHard).length;

const bricks = (plan: Plan) =>
  plan.weeks.flatMap(({ exercises }) => exercises.filter(({ brickId }) => brickId !== null));

const loadingFrom = (plan: Plan, number: number) => {
  const found = loading(plan).find((each) => each.week >= number);
  if (!found) throw new RangeError(`No load week from ${number}`);
  return found;
};
const sports = ({ exercises }: PlannedWeek) => new Set(exercises.map(({ type }) => type));

/** Whole exercises are left out, so a week comes within a tenth of its minutes. */
const NEAR = 0.1;
/** Below this the last exercise of each sport is longer than the share. */
const JUDGED_MINUTES = 200;
/** A week keeps a run of these minutes. */
const ONE_RUN = 30;

const rungOf = ({ templateId }: PlannedExercise) => Number(templateId.split(":")[1]);

describe.each(CASES)("adjusting a %s plan of an %s athlete", (race, level) => {
  test.each([60, 80, 90])("cuts each load week to about %i %%", (percent) => {
    const { base, after } = adjusted(race, level, volume(percent, "race-prep", 2));
    const early = loading(after).filter((each) => each.week > 1 && each.week <= 8);
    for (const each of early) {
      if (minutes(base, each.week) < JUDGED_MINUTES) continue;
      const wanted = (percent / 100) * minutes(base, each.week);
      expect(Math.abs(minutesOf(each.exercises) - wanted)).toBeLessThanOrEqual(NEAR * wanted);
    }
  });

  test("grows load weeks but not light weeks at 110 %", () => {
    const { base, after } = adjusted(race, level, volume(110, null, 2));
    const grown = loading(after).filter(
      (each) => minutesOf(each.exercises) > minutes(base, each.week),
    );
    expect(grown.length).toBeGreaterThan(0);
    for (const each of light(after)) expect(each).toEqual(week(base, each.week));
  });

  test("grows easy and long exercises before hard ones when feeling strong", () => {
    const { base, after } = adjusted(race, level, volume(105, "feeling-strong"));
    const growth = (isMeant: (each: PlannedExercise) => boolean) =>
      loading(after).reduce((total, each) => {
        const before = week(base, each.week).exercises;
        const rows = each.exercises.filter((_, index) => {
          const made = before[index];
          return made !== undefined && isMeant(made);
        });
        return total + minutesOf(rows) - minutesOf(before.filter(isMeant));
      }, 0);
    expect(growth((each) => !isHard(each))).toBeGreaterThan(0);
    expect(growth(isHard)).toBeLessThanOrEqual(growth((each) => !isHard(each)));
  });

  test("gives 70 % without hard exercises, then 85 %, for fatigue", () => {
    const made = generatePlan(requestOf(race, level));
    const from = loadingFrom(made, 5).week;
    const { base, after } = adjusted(race, level, volume(100, "fatigue", from));
    const first = week(after, from);
    const part = minutesOf(first.exercises) / minutes(base, from);
    expect(part).toBeLessThanOrEqual(0.7 * (1 + NEAR));
    expect(first.exercises.filter(isHard)).toEqual([]);
    const second = minutes(after, from + 1) / minutes(base, from + 1);
    const least = week(base, from + 1).isRecovery ? 1 : 0.85 * (1 - NEAR);
    expect(second).toBeGreaterThanOrEqual(least);
    const back = loadingFrom(base, from + 4);
    expect(minutes(after, back.week)).toBeGreaterThan(0.9 * minutesOf(back.exercises));
  });

  test("gives half a week of easy training, then 75 %, then the plan when recovery is needed", () => {
    const { base, after } = adjusted(race, level, volume(90, "recovery-needed", 5));
    const [first, second] = [week(after, 5), week(after, 6)];
    expect(minutesOf(first.exercises)).toBeLessThanOrEqual(0.5 * minutes(base, 5));
    expect(first.exercises.every((each) => isEasy(each.intensity))).toBe(true);
    expect(second.exercises.filter(isHard).length).toBeLessThanOrEqual(1);
    expect(minutesOf(second.exercises)).toBeLessThanOrEqual(minutes(base, 6));
    const third = loadingFrom(base, 8);
    expect(minutes(after, third.week)).toBeGreaterThan(0.75 * minutesOf(third.exercises));
  });

  test("reduces running for injury prevention, keeps the hours and avoids speed for two weeks", () => {
    const { base, after } = adjusted(race, level, intensity("easier", "injury-prevention", 3));
    const longest = (number: number) =>
      Math.max(
        ...week(after, number)
          .exercises.filter(({ type }) => type === "run")
          .map(({ duration }) => duration),
      );
    for (const [number, part] of [
      [3, 0.6],
      [4, 0.8],
    ] as const) {
      const each = week(after, number);
      const before = week(base, number);
      expect(minutesOf(each.exercises)).toBeLessThanOrEqual(minutesOf(before.exercises));
      const most = Math.max(ONE_RUN, part * runMinutes(before) + rounding(each));
      expect(runMinutes(each)).toBeLessThanOrEqual(most);
      expect(longest(number)).toBeLessThanOrEqual(longest(number - 1));
    }
    for (const number of [5, 6]) {
      expect(longest(number)).toBeLessThanOrEqual(longest(number - 1) + 15);
    }
    const runs = [3, 4].flatMap((number) =>
      week(after, number).exercises.filter(({ type }) => type === "run"),
    );
    const zones = runs.flatMap(({ steps }) => steps.flatMap((step) => step.intervals));
    expect(zones.every(({ zone }) => zone < "Z4")).toBe(true);
  });

  test("shortens easy exercises first for lack of time and reaches the requested volume", () => {
    const { base, after } = adjusted(race, level, volume(85, "time-constraints"));
    const later = loading(after).filter(
      (each) => each.week > 1 && week(base, each.week).exercises.some(({ isKey }) => !isKey),
    );
    expect(later.length).toBeGreaterThan(4);
    for (const each of later) {
      const before = week(base, each.week);
      const wanted = 0.85 * minutesOf(before.exercises);
      if (minutesOf(before.exercises) < JUDGED_MINUTES) continue;
      expect(Math.abs(minutesOf(each.exercises) - wanted)).toBeLessThanOrEqual(NEAR * wanted);
      const kept = (isMeant: (made: PlannedExercise) => boolean) => {
        const slots = new Set(before.exercises.filter(isMeant).map(({ slotKey }) => slotKey));
        const left = each.exercises.filter(({ slotKey }) => slots.has(slotKey));
        return minutesOf(left) / minutesOf(before.exercises.filter(isMeant));
      };
      expect(kept(({ isKey }) => isKey)).toBeGreaterThan(kept(({ isKey }) => !isKey));
    }
  });

  test("leaves out whole exercises for lack of time instead of making all of them short", () => {
    const { base, after } = adjusted(race, level, volume(70, "time-constraints"));
    const LEAST = { swim: 30, bike: 40, run: 30 } as const;
    for (const each of loading(after).filter(({ week: number }) => number > 1)) {
      const made = new Map(week(base, each.week).exercises.map((row) => [row.slotKey, row]));
      expect(each.exercises.length).toBeLessThanOrEqual(made.size);
      for (const row of each.exercises.filter(({ brickId }) => brickId === null)) {
        const own = made.get(row.slotKey)?.duration ?? 0;
        expect(row.duration).toBeGreaterThanOrEqual(Math.min(own, LEAST[row.type], 30));
      }
    }
  });

  test("makes nothing harder and something easier when easier", () => {
    const { base, after } = adjusted(race, level, intensity("easier"));
    const before = base.weeks.flatMap(({ exercises }) => exercises);
    const now = after.weeks.flatMap(({ exercises }) => exercises);
    const change = now.map((each, index) => {
      const made = before[index];
      return made ? rank(each) - rank(made) : 0;
    });
    expect(change.filter((step) => step < 0).length).toBeGreaterThan(0);
    expect(hardCount(now)).toBeLessThan(hardCount(before));
    expect(now.map(({ duration }) => duration)).toEqual(before.map(({ duration }) => duration));
  });

  test("has one hard exercise less a week when easier, and repeats the other sets", () => {
    const { base, after } = adjusted(race, level, intensity("easier"));
    for (const each of loading(after).filter(({ week: number }) => number > 1)) {
      const before = hardCount(week(base, each.week).exercises.filter(({ brickId }) => !brickId));
      const now = hardCount(each.exercises.filter(({ brickId }) => !brickId));
      expect(now).toBe(Math.max(0, before - 1));
    }
    const sets = loading(after)
      .flatMap(({ exercises }) => exercises)
      .filter((row) => row.brickId === null && /^(bike|run|swim-css)/.test(row.templateId));
    const ladders = Map.groupBy(sets, ({ templateId }) => templateId.split(":")[0]);
    const rungs = [...ladders.values()].map((rows) => new Set(rows.map(rungOf)).size);
    const planned = new Set(
      loading(base).flatMap(({ exercises }) => exercises.map(({ templateId }) => templateId)),
    );
    expect(Math.max(...rungs)).toBeLessThan(planned.size);
  });

  test("leaves bricks as they are when easier", () => {
    const { base, after } = adjusted(race, level, intensity("easier"));
    expect(bricks(after)).toEqual(bricks(base));
  });

  test("raises load weeks and leaves light weeks unchanged when harder", () => {
    const { base, after } = adjusted(race, level, intensity("harder", "feeling-strong"));
    for (const each of light(after)) expect(each).toEqual(week(base, each.week));
    const steps = loading(after).filter(
      (each) => JSON.stringify(each) !== JSON.stringify(week(base, each.week)),
    );
    expect(steps.length).toBeGreaterThan(loading(after).length / 2);
    for (const each of loading(after)) {
      const most = MAX_HARD[level] + 1;
      expect(each.exercises.filter(isHardOnLand).length).toBeLessThanOrEqual(most);
    }
  });

  test("keeps an exercise of each sport at 50 %", () => {
    const { base, after } = adjusted(race, level, volume(50, "race-prep"));
    expect(after.weeks.map(sports)).toEqual(base.weeks.map(sports));
  });

  test("keeps an exercise of each sport when tired and sparing the runs at once", () => {
    for (const fromWeek of [2, 3, 5, 6]) {
      const { base, after } = adjusted(
        race,
        level,
        intensity("maintain", "injury-prevention", fromWeek),
        volume(50, "fatigue", fromWeek),
      );
      expect(after.weeks.map(sports)).toEqual(base.weeks.map(sports));
    }
  });
});
