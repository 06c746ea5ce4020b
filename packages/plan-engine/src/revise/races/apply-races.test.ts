import {
  addDays,
  dateInWeek,
  daysBetween,
  RACE_WINDOWS,
  raceSize,
  type IsoDate,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { exerciseLoad } from "../../load/exercise-load.ts";
import { sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { checkPlan } from "../../rules/check-plan.ts";
import { OPENERS, whySentence } from "../../sessions/index.ts";
import { arbRequest, FIRM_RULES } from "../../testing/index.ts";
import { arbPlanRace } from "../../testing/plan-races.ts";
import { runs } from "../../testing/runs.ts";
import { minutesOf } from "../adjustments/week-scope.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { applyRaces } from "./apply-races.ts";

const RUNS = runs(20);

/** Weeks around a race may be empty or lack a sport. */
const KEPT_RULES = new Set(
  [...FIRM_RULES].filter(
    (rule) => !["all-disciplines", "no-empty-week", "weeks-complete"].includes(rule),
  ),
);

const arbRaced = fc
  .tuple(arbRequest, fc.array(arbPlanRace, { minLength: 1, maxLength: 4 }))
  .map(([request, all]) => ({ request, races: all.flatMap((of) => of(request) ?? []) }));

const NOT_MOVED = new Map();

function raced(request: PlanRequest, races: readonly AcceptedRace[]) {
  const plan = { ...generatedPlan(request), moved: NOT_MOVED };
  return { plan, after: applyRaces(request, plan, { races, timeOff: [] }) };
}

const pairs = (before: Plan, after: Plan) =>
  after.weeks.flatMap((week, index) => {
    const planned = before.weeks[index];
    return planned ? [{ planned, week }] : [];
  });

const dateOf = ({ startDate }: PlanRequest, { week, suggestedDay }: PlannedExercise) =>
  dateInWeek(startDate, week, suggestedDay);

const on = (request: PlanRequest, { weeks }: Plan, date: string) =>
  weeks.flatMap(({ exercises }) => exercises.filter((row) => dateOf(request, row) === date));

const loadOf = (rows: readonly PlannedExercise[]) => sum(rows.map(exerciseLoad));

const windowOf = ({ kind, expectedMinutes, priority }: AcceptedRace) =>
  RACE_WINDOWS[raceSize(kind, expectedMinutes) ?? "long"][priority];

/** True in a recovery week after a C race of up to 3 h 30: its easy days are those of the plan. */
const isLightAfter = (request: PlanRequest, { weeks }: Plan, race: AcceptedRace, date: IsoDate) => {
  const { kind, expectedMinutes, priority } = race;
  const isLong = raceSize(kind, expectedMinutes) === "long";
  const week = weeks[weekOf(request, date)];
  return priority === "C" && !isLong && week?.isRecovery === true;
};

const weekOf = ({ startDate }: PlanRequest, date: IsoDate) =>
  Math.floor(daysBetween(startDate, date) / 7);

const findings = (request: PlanRequest, plan: Plan) =>
  checkPlan(request, plan).filter(({ ruleId }) => KEPT_RULES.has(ruleId));

describe("applyRaces", () => {
  test.prop([arbRaced], RUNS)(
    "adds no minutes and nothing hard, and explains every change with its race",
    ({ request, races }) => {
      const { plan, after } = raced(request, races);
      for (const { planned, week } of pairs(plan, after)) {
        expect(minutesOf(week.exercises)).toBeLessThanOrEqual(minutesOf(planned.exercises));
        expect(week.exercises.filter(isHard).length).toBeLessThanOrEqual(
          planned.exercises.filter(isHard).length,
        );
        for (const row of week.exercises) {
          const base = planned.exercises.find(({ slotKey }) => slotKey === row.slotKey);
          expect(row.duration).toBeLessThanOrEqual(base?.duration ?? 0);
          if (base && base.duration === row.duration && base.suggestedDay === row.suggestedDay)
            continue;
          expect(whySentence(row, null)).toMatch(/because of .* race/i);
        }
      }
    },
  );

  test.prop([arbRaced], RUNS)(
    "plans nothing on race day, openers or easy exercises before it, and easy days after it",
    ({ request, races }) => {
      const { after } = raced(request, races);
      for (const race of races) {
        const at = (days: number) => {
          const date = addDays(race.date, days);
          const isOver = date < race.acceptedOn || date < request.createdOn;
          return isOver ? [] : on(request, after, date);
        };
        const { before, easyDays, runFreeDays } = windowOf(race);
        expect(at(0)).toEqual([]);
        const eve = at(-1);
        expect(eve.length).toBeLessThanOrEqual(1);
        const isEveOfOther = races.some(({ date }) => date === addDays(race.date, -1));
        for (const { duration, templateId } of isEveOfOther ? [] : eve) {
          expect(duration).toBeLessThanOrEqual(race.priority === "B" ? 30 : 40);
          if (race.priority === "B") expect(OPENERS).toContain(templateId);
        }
        for (let days = -before.length; days <= easyDays; days += 1) {
          expect(at(days).filter(isHard)).toEqual([]);
        }
        for (let days = 1; days <= runFreeDays; days += 1) {
          expect(at(days).filter(({ type }) => type === "run")).toEqual([]);
        }
      }
    },
  );

  test.prop([arbRaced], RUNS)(
    "leaves a day near a race its share of the planned load at most, but of a recovery week after a C race",
    ({ request, races }) => {
      const { plan, after } = raced(request, races);
      for (const race of races) {
        const { before, after: days } = windowOf(race);
        const shares = [
          ...before.map((share, index) => [-index - 1, share] as const),
          ...days.map((share, index) => [index + 1, share] as const),
        ];
        for (const [offset, share] of shares) {
          const date = addDays(race.date, offset);
          if (date < race.acceptedOn || offset === -1) continue;
          if (offset > 0 && isLightAfter(request, plan, race, date)) continue;
          const planned = loadOf(on(request, plan, date));
          expect(loadOf(on(request, after, date))).toBeLessThanOrEqual(share * planned + 1);
        }
      }
    },
  );

  test.prop([arbRaced], RUNS)(
    "keeps the easy swims and rides of a recovery week after a C race of up to 3 h 30, half of them on its first day",
    ({ request, races: [race] }) => {
      fc.pre(race !== undefined);
      const { plan, after } = raced(request, [race]);
      const { after: days, runFreeDays } = windowOf(race);
      for (const index of days.keys()) {
        const date = addDays(race.date, index + 1);
        if (!isLightAfter(request, plan, race, date)) continue;
        if (weekOf(request, race.date) === weekOf(request, date)) continue;
        const left = new Map(on(request, after, date).map((row) => [row.slotKey, row]));
        for (const row of on(request, plan, date)) {
          if (row.brickId !== null || !isEasy(row.intensity)) continue;
          if (row.type === "run" && index < runFreeDays) continue;
          if (index > 0) expect(left.get(row.slotKey)).toEqual(row);
          else expect(left.get(row.slotKey)?.duration ?? 0).toBeLessThanOrEqual(row.duration / 2);
        }
      }
    },
  );

  test.prop([arbRaced], RUNS)(
    "keeps the week with its race within its planned minutes and a tenth",
    ({ request, races }) => {
      const { plan, after } = raced(request, races);
      for (const { planned, week } of pairs(plan, after)) {
        const own = races.filter(({ date }) => {
          const first = dateInWeek(request.startDate, week.week, 0);
          return date >= first && date <= addDays(first, 6);
        });
        const [race] = own;
        if (!race || own.length > 1) continue;
        const mayChange = week.exercises.filter((row) => dateOf(request, row) >= race.acceptedOn);
        const all = minutesOf(week.exercises) + race.expectedMinutes;
        const isWithin = all <= 1.1 * minutesOf(planned.exercises);
        expect(isWithin || mayChange.length === 0).toBe(true);
      }
    },
  );

  test.prop([arbRaced], RUNS)(
    "breaks no rule about days, bricks, texts and targets that the plan keeps",
    ({ request, races }) => {
      const { plan, after } = raced(request, races);
      const before = new Set(findings(request, plan).map(({ ruleId }) => ruleId));
      expect(findings(request, after).filter(({ ruleId }) => !before.has(ruleId))).toEqual([]);
    },
  );

  test.prop([arbRaced], RUNS)(
    "is deterministic, changes nothing before the day of acceptance, and gives the plan back without races",
    ({ request, races }) => {
      const { plan, after } = raced(request, races);
      expect(raced(request, races).after).toEqual(after);
      expect(raced(request, races.toReversed()).after.weeks).toEqual(after.weeks);
      expect(applyRaces(request, plan, { races: [], timeOff: [] }).weeks).toBe(plan.weeks);
      const first = races.map(({ acceptedOn }) => acceptedOn).toSorted()[0];
      for (const { planned, week } of pairs(plan, after)) {
        for (const row of planned.exercises) {
          if (first !== undefined && dateOf(request, row) >= first) continue;
          expect(week.exercises).toContainEqual(row);
        }
      }
    },
  );
});
