import { addDays, dateInWeek, RACE_WINDOWS, weekdayOf } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { isEasy, isHard } from "../../intensity/index.ts";
import { exerciseLoad } from "../../load/exercise-load.ts";
import { sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise } from "../../model/plan-types.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { CREATED, TWENTY_WEEKS } from "../../testing/athletes/twenty-weeks.ts";
import { isLong } from "../../week/index.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { applyRaces } from "./apply-races.ts";

const request = TWENTY_WEEKS;
const WEEK = 15;
const SATURDAY = 6;

/** An Olympic triathlon to race well, five weeks before the plan's race. */
const race: AcceptedRace = {
  name: "Lake Olympic",
  date: dateInWeek(CREATED, WEEK, SATURDAY),
  priority: "B",
  kind: "olympic",
  distances: {},
  goalSeconds: null,
  expectedMinutes: 165,
  acceptedOn: CREATED,
};

const plan = { ...generatedPlan(request), moved: new Map() };
const raced = applyRaces(request, plan, { races: [race], timeOff: [] });

const rowsOf = ({ weeks }: Plan) => weeks.flatMap(({ exercises }) => exercises);
const dateOf = ({ week, suggestedDay }: PlannedExercise) => dateInWeek(CREATED, week, suggestedDay);
const on = (of: Plan, date: string) => rowsOf(of).filter((row) => dateOf(row) === date);
const loadOn = (of: Plan, date: string) => sum(on(of, date).map(exerciseLoad));

const isNear = ({ week }: PlannedExercise) => week === WEEK || week === WEEK + 1;

/** Fitness and fatigue on race morning; the race itself counts 230 points, an Olympic at this level. */
function morning(of: Plan, raceLoad: number) {
  let [fitness, fatigue] = [0, 0];
  for (let day = 0; day < 139; day += 1) {
    const date = addDays(CREATED, day);
    const load = loadOn(of, date) + (date === race.date ? raceLoad : 0);
    fitness += (load - fitness) * (1 - Math.exp(-1 / 42));
    fatigue += (load - fatigue) * (1 - Math.exp(-1 / 7));
  }
  return { fitness, form: fitness - fatigue };
}

describe("an Olympic B race on Saturday of week 15 (scenario 18)", () => {
  const { before, after, easyDays } = RACE_WINDOWS.middle.B;

  test("leaves an opener on its eve, and the shares of the table on the days around", () => {
    expect([before, after]).toEqual([
      [0.35, 0.5, 0.7],
      [0, 0.4, 0.5, 0.7],
    ]);
    expect(weekdayOf(race.date)).toBe(SATURDAY);
    const shares = [
      ...before.slice(1).map((share, index) => [-index - 2, share] as const),
      [0, 0] as const,
      ...after.map((share, index) => [index + 1, share] as const),
    ];
    for (const [days, share] of shares) {
      const date = addDays(race.date, days);
      expect(loadOn(raced, date)).toBeLessThanOrEqual(share * loadOn(plan, date) + 1);
    }
    const eve = on(raced, addDays(race.date, -1));
    expect(eve.length).toBeLessThanOrEqual(1);
    expect(eve.every(({ duration }) => duration <= 30)).toBe(true);
  });

  test("takes the place of the long ride and the brick of its week, and keeps the days after easy", () => {
    const week = raced.weeks[WEEK - 1]?.exercises ?? [];
    expect(week.filter((row) => row.type === "bike" && isLong(row))).toEqual([]);
    expect(week.filter(({ brickId }) => brickId !== null)).toEqual([]);
    for (let days = 1; days <= easyDays; days += 1) {
      const rows = on(raced, addDays(race.date, days));
      expect(rows.every(({ intensity }) => isEasy(intensity))).toBe(true);
    }
    expect(week.filter(isHard).length).toBeLessThan(
      (plan.weeks[WEEK - 1]?.exercises ?? []).filter(isHard).length,
    );
  });

  test("costs little fitness at the plan's race, and changes nothing else", () => {
    const [usual, beside] = [morning(plan, 0), morning(raced, 230)];
    // The design scales whole days and expects 1.2 points; here exercises that are too short are left out.
    expect(usual.fitness - beside.fitness).toBeGreaterThan(0);
    expect(usual.fitness - beside.fitness).toBeLessThan(2.5);
    expect(Math.abs(usual.form - beside.form)).toBeLessThan(2.5);
    expect(rowsOf(raced).filter((row) => !isNear(row))).toEqual(
      rowsOf(plan).filter((row) => !isNear(row)),
    );
  });
});
