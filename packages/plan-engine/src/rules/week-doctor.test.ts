import type { Weekday } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { isLongOf } from "../week/index.ts";
import { generatePlan } from "../generate-plan.ts";
import type { PlannedExercise, PlanRequest } from "../model/plan-types.ts";
import { arbRequest, requestOf, scheduleOf, withoutRides } from "../testing/index.ts";
import { runs } from "../testing/runs.ts";
import { checkPlan } from "./check-plan.ts";
import { PLAN_RULES } from "./plan-rules.ts";
import { weekDoctor, type ArrangedExercise } from "./week-doctor.ts";

type Change = (exercise: ArrangedExercise, index: number) => Partial<ArrangedExercise>;

const asSuggested = (exercise: PlannedExercise): ArrangedExercise => ({
  ...exercise,
  day: exercise.suggestedDay,
  isCompleted: false,
});

const weekOf = (request: PlanRequest, week: number): ArrangedExercise[] =>
  (generatePlan(request).weeks[week - 1]?.exercises ?? []).map(asSuggested);

const changed = (rows: readonly ArrangedExercise[], change: Change): ArrangedExercise[] =>
  rows.map((row, index) => ({ ...row, ...change(row, index) }));

// Race on a Sunday after 20 weeks; Wednesday is closed, Friday to rides, and week 18 is the biggest.
const request = withoutRides(requestOf("70.3", "advanced", 20), 5);
const open = requestOf("70.3", "advanced", 20, scheduleOf([3, 3, 3, 3, 3, 3, 3], [0, 6]));
const doctor = weekDoctor(request);

const isLongRun = (exercise: ArrangedExercise) => isLongOf("run", exercise);
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** For each rule that applies to an athlete's week, a week that violates it through one change. */
const BROKEN: Record<string, { week: number; change: Change; of?: PlanRequest }> = {
  "longest-day": { week: 2, change: () => ({ duration: 300 }) },
  "week-hours": { week: 18, change: ({ duration }) => ({ duration: 2 * duration }) },
  "usable-day": { week: 2, change: (_, index) => (index === 0 ? { day: 3 } : {}) },
  "day-sports": { week: 2, change: ({ type }) => (type === "bike" ? { day: 5 } : {}) },
  "day-hours": { week: 2, change: () => ({ day: 5 }) },
  "units-a-day": { week: 2, change: () => ({ day: 6 }) },
  "brick-together": {
    week: 17,
    change: ({ brickId, type }) => (brickId !== null && type === "run" ? { day: 1 } : {}),
  },
  "last-days": { week: 20, change: () => ({ duration: 90 }) },
  "race-eve": { week: 20, change: (_, index) => (index < 2 ? { day: 6 } : {}) },
  "endurance-days": { week: 10, change: (row) => (isLongRun(row) ? { day: 1 } : {}) },
  "hard-count": { week: 9, change: () => ({ intensity: "hard" }) },
  "hard-swims": { week: 9, change: () => ({ type: "swim", intensity: "hard" }) },
  "hard-in-a-row": {
    week: 1,
    change: ({ type, slotKey }) =>
      type === "swim" ? { intensity: "hard", day: slotKey.endsWith("1") ? 0 : 1 } : { day: 6 },
  },
  "close-runs": {
    week: 2,
    change: (_, index) =>
      index < 3
        ? {
            type: "run",
            templateId: "R09",
            intensity: "tempo",
            duration: 30,
            day: DAYS[index] ?? 0,
          }
        : { type: "swim", intensity: "easy", day: 6 },
  },
  "after-long-run": {
    of: requestOf("70.3", "beginner", 20, scheduleOf([3, 3, 3, 3, 3, 3, 3], [0, 6])),
    week: 5,
    change: (row) => {
      if (isLongRun(row)) return { day: 0 };
      return row.type === "run" ? { day: 1, duration: 45, brickId: null } : { day: 6 };
    },
  },
  "rest-day": { of: open, week: 2, change: (_, index) => ({ day: DAYS[index % 7] ?? 0 }) },
};

/** The week's swim, made hard and alone on the day. */
function hardSwimOn(week: number, day: Weekday): ArrangedExercise[] {
  const swim = weekOf(request, week).find(({ type }) => type === "swim");
  return swim ? [{ ...swim, day, intensity: "hard" }] : [];
}

describe("weekDoctor", () => {
  test("has a violating week for every rule that applies to an athlete's week", () => {
    const live = PLAN_RULES.filter((rule) => rule.appliesTo).map((rule) => rule.id);
    expect(Object.keys(BROKEN).toSorted()).toEqual(live.toSorted());
  });

  test.each(Object.keys(BROKEN))("reports %s with exercises of the week and a sentence", (id) => {
    const { week = 1, change = () => ({}), of = request } = BROKEN[id] ?? {};
    const rows = changed(weekOf(of, week), change);
    const findings = weekDoctor(of)(week, rows).filter((finding) => finding.ruleId === id);
    expect(findings.length).toBeGreaterThan(0);
    for (const { slotKeys, message, week: found } of findings) {
      expect(found).toBe(week);
      expect(rows.map((row) => row.slotKey)).toEqual(expect.arrayContaining([...slotKeys]));
      expect(message).toMatch(/^[A-Z].*\.$/);
    }
  });

  test.prop([arbRequest, fc.nat()], runs(15))(
    "reports nothing for a week placed as the engine suggests",
    (any, turn) => {
      const week = (turn % any.totalWeeks) + 1;
      expect(weekDoctor(any)(week, weekOf(any, week))).toEqual([]);
    },
  );

  test.prop(
    [arbRequest, fc.nat(), fc.array(fc.constantFrom(...DAYS), { minLength: 12 })],
    runs(15),
  )("agrees with checkPlan about the day rules", (any, turn, days) => {
    const plan = generatePlan(any);
    const number = (turn % any.totalWeeks) + 1;
    const moved = plan.weeks.map((week) =>
      week.week === number
        ? {
            ...week,
            exercises: week.exercises.map((row, index) => ({
              ...row,
              suggestedDay: days[index] ?? row.suggestedDay,
            })),
          }
        : week,
    );
    const rows = (moved[number - 1]?.exercises ?? []).map(asSuggested);
    const live = new Set(PLAN_RULES.filter((rule) => rule.appliesTo).map((rule) => rule.id));
    const ofPlan = checkPlan(any, { ...plan, weeks: moved }).filter(
      ({ ruleId, week }) => week === number && live.has(ruleId),
    );
    const before = (moved[number - 2]?.exercises ?? []).map(asSuggested);
    expect(weekDoctor(any)(number, rows, before)).toEqual(ofPlan);
  });

  test("applies no day rule to unplaced exercises or to a brick with an unplaced half", () => {
    const waiting = changed(weekOf(request, 18), () => ({ day: null }));
    expect(doctor(18, waiting)).toEqual([]);
    const half = changed(weekOf(request, 18), ({ brickId, type }) =>
      brickId !== null && type === "run" ? { day: null } : {},
    );
    expect(doctor(18, half)).toEqual([]);
  });

  test("counts completed exercises in the day's hours without judging them", () => {
    const onFriday = changed(weekOf(request, 2), () => ({ day: 5, isCompleted: true }));
    expect(doctor(2, onFriday)).toEqual([]);
    const [last] = onFriday.slice(-1);
    const oneOpen = changed(onFriday, ({ slotKey }) => ({
      isCompleted: slotKey !== last?.slotKey,
    }));
    const hours = doctor(2, oneOpen).find(({ ruleId }) => ruleId === "day-hours");
    expect(hours?.slotKeys).toEqual([last?.slotKey]);
  });

  test("tells the athlete the available and the planned time of the day", () => {
    const swims = changed(weekOf(request, 2), ({ type }) => (type === "swim" ? {} : { day: null }));
    const onMonday = changed(swims, ({ type }) =>
      type === "swim" ? { day: 1, duration: 60 } : {},
    );
    expect(doctor(2, onMonday).map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "Monday has 1 h available; 2 h is planned.",
        "You have more than one swim on Monday.",
      ]
    `);
  });

  test("judges a hard Sunday by the previous Saturday when that week is given", () => {
    const sunday = hardSwimOn(6, 0);
    expect(doctor(6, sunday)).toEqual([]);
    expect(doctor(6, sunday, hardSwimOn(5, 5))).toEqual([]);
    expect(doctor(6, sunday, hardSwimOn(5, 6))).toMatchObject([
      { ruleId: "hard-in-a-row", week: 6, day: 0, slotKeys: [sunday[0]?.slotKey] },
    ]);
  });

  test("reports nothing for a week outside the plan", () => {
    expect(doctor(21, weekOf(request, 20))).toEqual([]);
  });
});
