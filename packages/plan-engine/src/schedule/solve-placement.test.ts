import { DISCIPLINES, WEEKDAYS, type Discipline } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { PlanDay } from "../calendar/plan-day.ts";
import { sum } from "../model/numbers.ts";
import {
  BREACH,
  dayOfLong,
  nextDayCost,
  runSetsCost,
  sameDayCost,
  unitCost,
  type CostFacts,
} from "./placement-costs.ts";
import { NO_PLACEMENT, type PlacementUnit } from "./placement-unit.ts";
import { solvePlacement } from "./solve-placement.ts";

const arbUnit: fc.Arbitrary<PlacementUnit> = fc
  .record({
    discipline: fc.constantFrom<Discipline>("swim", "bike", "run"),
    isHard: fc.boolean(),
    hasSet: fc.boolean(),
    isLong: fc.boolean(),
    isTest: fc.boolean(),
    hasStrides: fc.boolean(),
    minutes: fc.integer({ min: 4, max: 36 }).map((fives) => fives * 5),
    minDaysToRace: fc.constantFrom(1, 3, 9),
  })
  .map(({ discipline, isHard, hasSet, isLong, isTest, hasStrides, minutes, minDaysToRace }) => ({
    disciplines: [discipline],
    hardIn: isHard ? [discipline] : [],
    setsIn: hasSet && discipline !== "swim" ? [discipline] : [],
    isLongRide: isLong && discipline === "bike",
    isLongRun: isLong && discipline === "run",
    isLongSwim: isLong && discipline === "swim",
    isTest,
    hasStrides,
    minutes,
    least: Math.min(20, minutes),
    minDaysToRace,
    habit: `${discipline}-${isTest ? "test" : isLong ? "long" : "plain"}`,
  }));

const arbFacts: fc.Arbitrary<CostFacts> = fc
  .record({
    minutes: fc.tuple(...WEEKDAYS.map(() => fc.constantFrom(0, 30, 60, 120, 240))),
    endurance: fc.tuple(...WEEKDAYS.map(() => fc.boolean())),
    sports: fc.tuple(
      ...WEEKDAYS.map(() =>
        fc.option(fc.subarray([...DISCIPLINES], { minLength: 1 }), { freq: 1 }),
      ),
    ),
    lastDay: fc.constantFrom(7, 10, 40),
    isBeginner: fc.boolean(),
    testDays: fc.uniqueArray(fc.constantFrom(...WEEKDAYS)),
    today: fc.constantFrom(...WEEKDAYS),
    fixed: fc.uniqueArray(fc.record({ unit: arbUnit, day: fc.constantFrom(...WEEKDAYS) }), {
      maxLength: 2,
      selector: ({ day }) => day,
    }),
  })
  .map(({ minutes, endurance, sports, lastDay, testDays, ...rest }) => ({
    ...rest,
    testDays: new Set(testDays),
    before: NO_PLACEMENT,
    days: WEEKDAYS.map((day): PlanDay => {
      const open = minutes[day] ?? 0;
      const own = sports[day];
      return {
        day,
        daysToRace: lastDay - day,
        isUsable: lastDay > day,
        minutes: lastDay - day === 1 ? Math.min(30, open) : lastDay > day ? open : 0,
        isEndurance: open > 0 && (endurance[day] ?? false),
        ...(own && { sports: new Set(own) }),
      };
    }),
  }));

/** Independent implementation of a placement's cost; infinite if it is forbidden. */
function costOf(units: readonly PlacementUnit[], days: readonly PlanDay[], facts: CostFacts) {
  const fixed = facts.fixed ?? [];
  const used = new Set([...days, ...fixed].map(({ day }) => day));
  const isCrowded = days.some(({ day, daysToRace }) => {
    const onDay = [...days, ...fixed].filter((other) => other.day === day);
    return onDay.length > (daysToRace === 1 ? 1 : 2);
  });
  const isClosed = units.some(({ disciplines }, i) => {
    const sports = days[i]?.sports;
    return sports && disciplines.some((each) => !sports.has(each));
  });
  if (isCrowded || isClosed || used.size === WEEKDAYS.length) return Number.POSITIVE_INFINITY;
  const pairs = units.flatMap((unit, i) =>
    units.map((other, j) => {
      const [day, next] = [days[i], days[j]];
      if (i === j || !day || !next) return 0;
      if (day.day === next.day) return i < j ? sameDayCost(unit, other, day) : 0;
      return next.day === day.day + 1 ? nextDayCost(unit, other, facts) : 0;
    }),
  );
  const alone = units.map((unit, i) => {
    const day = days[i];
    return day ? unitCost(unit, day, { ...facts, longDay: dayOfLong(unit, facts.days) }) : 0;
  });
  const beside = fixed.flatMap(({ unit: other, day: where }) =>
    units.map((unit, i) => {
      const day = days[i];
      if (day?.day === where) return sameDayCost(unit, other, day);
      if (day?.day === where + 1) return nextDayCost(other, unit, facts);
      return day?.day === where - 1 ? nextDayCost(unit, other, facts) : 0;
    }),
  );
  const runSets = [
    ...fixed.flatMap(({ unit, day }) => (unit.setsIn.includes("run") ? [day] : [])),
    ...units.flatMap(({ setsIn }, i) => (setsIn.includes("run") ? [days[i]?.day ?? 0] : [])),
  ];
  const added = runSets.map((day, i) => runSetsCost(day, runSets.slice(0, i)));
  const fixedOnly = added.slice(0, fixed.filter(({ unit }) => unit.setsIn.includes("run")).length);
  return sum([...alone, ...pairs, ...beside, ...added.slice(fixedOnly.length)]);
}

/** Minimum cost over all placements. */
function leastCost(units: readonly PlacementUnit[], facts: CostFacts): number {
  const open = facts.days.filter((day) => day.minutes > 0);
  const search = (placed: readonly PlanDay[]): number =>
    placed.length === units.length
      ? costOf(units, placed, facts)
      : Math.min(...open.map((day) => search([...placed, day])));
  return open.length === 0 ? Number.POSITIVE_INFINITY : search([]);
}

interface Placed {
  unit: PlacementUnit;
  day: number;
}

const isLongUnit = ({ isLongRide, isLongRun }: PlacementUnit) => isLongRide || isLongRun;
const hasRunSet = ({ unit }: Placed) => unit.setsIn.includes("run");
const hardAlike = (a: PlacementUnit, b: PlacementUnit) =>
  a.hardIn.some((discipline) => b.hardIn.includes(discipline));

/** Long exercises off their own day and the endurance days. */
const longOff = (placed: readonly Placed[], { days }: CostFacts) =>
  placed.filter(
    ({ unit, day }) =>
      isLongUnit(unit) && day !== dayOfLong(unit, days) && days[day]?.isEndurance !== true,
  ).length;

/** How often a placement has what is forbidden if the week has another one. */
function bans(placed: readonly Placed[], { isBeginner }: CostFacts): number {
  const pairs = placed
    .flatMap((a) => placed.map((b) => [a, b] as const))
    .filter(([a, b]) => a !== b);
  const nextDay = pairs.filter(([a, b]) => b.day === a.day + 1);
  const isTiring = ({ unit }: Placed) =>
    unit.disciplines.includes("run") && (unit.setsIn.includes("run") || unit.minutes > 30);
  const runDays = placed.filter(hasRunSet).map(({ day }) => day);
  const close = runDays.flatMap((first, i) =>
    runDays
      .slice(i + 1)
      .flatMap((second, j) =>
        runDays
          .slice(i + j + 2)
          .filter((third) => Math.max(first, second, third) - Math.min(first, second, third) < 4),
      ),
  );
  return (
    close.length +
    nextDay.filter(([a, b]) => hardAlike(a.unit, b.unit)).length +
    (isBeginner ? nextDay.filter(([a, b]) => a.unit.isLongRun && isTiring(b)).length : 0) +
    pairs.filter(([a, b]) => a.unit.isLongRide && b.unit.isLongRun && a.day === b.day).length
  );
}

/** All placements that break no rule. */
function placements(units: readonly PlacementUnit[], facts: CostFacts): PlanDay[][] {
  const open = facts.days.filter((day) => day.minutes > 0);
  const all = units.reduce<PlanDay[][]>(
    (found) => found.flatMap((days) => open.map((day) => [...days, day])),
    [[]],
  );
  return all.filter((days) => costOf(units, days, facts) < Number.POSITIVE_INFINITY);
}

/** The facts of a week with these minutes on its days. */
const factsOf = (open: Readonly<Record<number, number>>, lastDay = 50): CostFacts => {
  const days = WEEKDAYS.map((day): PlanDay => {
    const minutes = open[day] ?? 0;
    return { day, daysToRace: lastDay - day, isUsable: true, minutes, isEndurance: false };
  });
  return { days, isBeginner: false, testDays: new Set([0]), before: NO_PLACEMENT };
};

describe("solvePlacement", () => {
  test.prop([fc.array(arbUnit, { minLength: 2, maxLength: 4 }), arbFacts], { numRuns: 100 })(
    "has no fast runs close together and no tiring run after a beginner's long run without need",
    (units, facts) => {
      const fixed = facts.fixed ?? [];
      fc.pre(
        [...units, ...fixed.map(({ unit }) => unit)].filter((each) => each.isLongRun).length < 2,
      );
      const days = solvePlacement(units, facts);
      fc.pre(days !== null);
      const judged = (found: readonly PlanDay[]) => {
        const placed = [...fixed, ...units.map((unit, i) => ({ unit, day: found[i]?.day ?? 0 }))];
        return [longOff(placed, facts), bans(placed, facts)] as const;
      };
      const [off, banned] = judged(days ?? []);
      for (const other of placements(units, facts)) {
        const [otherOff, otherBanned] = judged(other);
        expect(otherOff).toBeGreaterThanOrEqual(off);
        if (otherOff === off) expect(otherBanned).toBeGreaterThanOrEqual(banned);
      }
    },
  );

  test.prop([fc.array(arbUnit, { minLength: 1, maxLength: 4 }), arbFacts], { numRuns: 150 })(
    "finds the cheapest placement",
    (units, facts) => {
      const days = solvePlacement(units, facts);
      const least = leastCost(units, facts);
      if (days === null) expect(least).toBe(Number.POSITIVE_INFINITY);
      else expect(costOf(units, days, facts)).toBeCloseTo(least, 6);
    },
  );

  test.prop([fc.array(arbUnit, { minLength: 1, maxLength: 4 }), arbFacts], { numRuns: 100 })(
    "keeps closed days free even where it breaks rules, and then finds each unit a day",
    (units, facts) => {
      const isPossible = ({ disciplines }: PlacementUnit) =>
        facts.days.some(
          ({ minutes, sports }) =>
            minutes > 0 && disciplines.every((each) => sports?.has(each) !== false),
        );
      const possible = units.filter(isPossible);
      const days = solvePlacement(possible, { ...facts, breach: BREACH });
      expect(days).toHaveLength(possible.length);
      for (const [i, { disciplines }] of possible.entries()) {
        expect(disciplines.every((each) => days?.[i]?.sports?.has(each) !== false)).toBe(true);
      }
    },
  );

  const run: PlacementUnit = {
    disciplines: ["run"],
    hardIn: [],
    setsIn: ["run"],
    isLongRide: false,
    isLongRun: false,
    isLongSwim: false,
    isTest: false,
    hasStrides: false,
    minutes: 40,
    least: 40,
    minDaysToRace: 1,
    habit: "run-quality",
  };
  const daysOf = (open: readonly number[]) =>
    solvePlacement([run, run, run], factsOf(Object.fromEntries(open.map((day) => [day, 60]))))?.map(
      ({ day }) => day,
    );

  test("spreads three runs with sets over more than four days, if the week has them", () => {
    const days = daysOf([0, 1, 3, 4]) ?? [];
    expect([days[0], days[2]]).toEqual([0, 4]);
    expect(daysOf([1, 2, 3])).toEqual([1, 2, 3]);
  });

  const hardSwim: PlacementUnit = {
    ...run,
    disciplines: ["swim"],
    hardIn: ["swim"],
    setsIn: [],
    least: 20,
    habit: "swim-quality",
  };

  test("keeps hard swims apart, even with one on the eve of the race", () => {
    const swimTest = { ...hardSwim, hardIn: [], isTest: true, habit: "swim-test" };
    const facts = factsOf({ 0: 60, 1: 60, 6: 20 }, 7);
    const days = solvePlacement([hardSwim, swimTest], {
      ...facts,
      fixed: [{ unit: hardSwim, day: 2 }],
    });
    expect(days?.map(({ day }) => day)).toEqual([6, 0]);
  });

  test("cuts any number of minutes before it plans hard exercises of a sport on days in a row", () => {
    const hardRide: PlacementUnit = {
      ...hardSwim,
      disciplines: ["bike"],
      hardIn: ["bike"],
      minutes: 900,
      least: 20,
      habit: "bike-quality",
    };
    const days = solvePlacement([hardRide, hardRide], factsOf({ 1: 30, 2: 240, 3: 240 }));
    expect(days?.map(({ day }) => day)).toEqual([1, 3]);
  });
});
