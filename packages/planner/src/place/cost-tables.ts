import { WEEKDAYS } from "@triplan/domain";
import { openDays, type PlanDay } from "../periodise/plan-calendar.ts";
import { nextDayCost, sameDayCost, unitCost, type CostFacts } from "./placement-costs.ts";
import type { PlacementUnit } from "./placement-unit.ts";

const UNITS_A_DAY = 2;
const UNITS_ON_RACE_EVE = 1;

/** All costs of a week in flat arrays, so that the search only adds numbers. */
export interface CostTables {
  unitCount: number;
  days: readonly PlanDay[];
  /** How many units each day takes. */
  room: readonly number[];
  /** Most days that may be used: a week keeps one free. */
  mostDays: number;
  /** Cost of unit i on day k, at `i * days + k`. */
  alone: Float64Array;
  /** Extra cost of units i and j both on day k, at `(i * units + j) * days + k`. */
  together: Float64Array;
  /** Extra cost of unit j on the day after unit i, at `i * units + j`. */
  inARow: Float64Array;
  /** True where a unit is the same as the one before it: then it lies on a later day. */
  isTwin: readonly boolean[];
}

export function costTables(units: readonly PlacementUnit[], facts: CostFacts): CostTables {
  const days = openDays(facts.days);
  return {
    unitCount: units.length,
    days,
    room: days.map((day) => (day.daysToRace === 1 ? UNITS_ON_RACE_EVE : UNITS_A_DAY)),
    mostDays: WEEKDAYS.length - 1,
    alone: Float64Array.from(
      units.flatMap((unit) => days.map((day) => unitCost(unit, day, facts))),
    ),
    together: togetherCosts(units, days),
    inARow: Float64Array.from(
      units.flatMap((unit) => units.map((later) => nextDayCost(unit, later, facts))),
    ),
    isTwin: units.map((unit, index) => isTwin(unit, units[index - 1])),
  };
}

function togetherCosts(units: readonly PlacementUnit[], days: readonly PlanDay[]): Float64Array {
  const costs = new Float64Array(units.length * units.length * days.length);
  for (const [i, unit] of units.entries()) {
    for (const [j, other] of units.entries()) {
      if (j <= i) continue;
      for (const [k, day] of days.entries()) {
        const cost = sameDayCost(unit, other, day);
        costs[(i * units.length + j) * days.length + k] = cost;
        costs[(j * units.length + i) * days.length + k] = cost;
      }
    }
  }
  return costs;
}

const isTwin = (a: PlacementUnit, b: PlacementUnit | undefined): boolean =>
  b !== undefined &&
  a.disciplines.length === 1 &&
  a.habit === b.habit &&
  a.minutes === b.minutes &&
  a.least === b.least &&
  a.leastDaysToRace === b.leastDaysToRace;
