import { WEEKDAYS, type Weekday } from "@triplan/domain";
import { openDays, type PlanDay } from "../calendar/index.ts";
import {
  dayOfLong,
  hasRunSet,
  nextDayCost,
  sameDayCost,
  unitCost,
  type CostFacts,
  type UnitCostFacts,
} from "./placement-costs.ts";
import type { PlacementUnit } from "./placement-unit.ts";

const UNITS_A_DAY = 2;
const UNITS_ON_RACE_EVE = 1;

/** All costs of a week in flat arrays, so that the search only adds numbers. */
export interface CostTables {
  unitCount: number;
  days: readonly PlanDay[];
  /** Units that each day can hold, and those fixed on it from the start. */
  room: readonly number[];
  taken: readonly number[];
  /** Maximum number of used days: a week keeps one or more free. */
  maxDays: number;
  /** Days used from the start. */
  takenDays: number;
  /** Cost of unit i on day k, at `i * days + k`. */
  alone: Float64Array;
  /** Extra cost of units i and j both on day k, at `(i * units + j) * days + k`. */
  together: Float64Array;
  /** Extra cost of unit j on the day after unit i, at `i * units + j`. */
  inARow: Float64Array;
  /** True for the units that have a run with a set, and the days of those fixed from the start. */
  hasRunSet: readonly boolean[];
  fixedRunSets: readonly Weekday[];
  /** True if a unit equals the previous one; it is then placed on a later day. */
  isTwin: readonly boolean[];
}

export function costTables(units: readonly PlacementUnit[], facts: CostFacts): CostTables {
  const days = openDays(facts.days);
  const { fixed = [], restDays = 1 } = facts;
  const isBending = facts.breach !== undefined;
  const takenDays = new Set(fixed.map(({ day }) => day)).size;
  return {
    unitCount: units.length,
    days,
    room: days.map((day) => roomOf(day, isBending)),
    taken: days.map(({ day }) => fixed.filter((one) => one.day === day).length),
    maxDays: isBending ? WEEKDAYS.length : Math.max(WEEKDAYS.length - restDays, takenDays),
    takenDays,
    alone: Float64Array.from(
      units.flatMap((unit) => {
        const unitFacts = { ...facts, longDay: dayOfLong(unit, facts.days) };
        return days.map((day) => aloneCost(unit, day, unitFacts));
      }),
    ),
    together: togetherCosts(units, days, facts),
    inARow: Float64Array.from(
      units.flatMap((unit) => units.map((later) => nextDayCost(unit, later, facts))),
    ),
    hasRunSet: units.map(hasRunSet),
    fixedRunSets: fixed.flatMap(({ unit, day }) => (hasRunSet(unit) ? [day] : [])),
    isTwin: units.map((unit, index) => isTwin(unit, units[index - 1])),
  };
}

function roomOf(day: PlanDay, isBending: boolean): number {
  if (isBending) return Number.POSITIVE_INFINITY;
  return day.daysToRace === 1 ? UNITS_ON_RACE_EVE : UNITS_A_DAY;
}

/** Cost of the unit on the day, including fixed units there and on adjacent days. */
function aloneCost(unit: PlacementUnit, day: PlanDay, facts: UnitCostFacts): number {
  let cost = unitCost(unit, day, facts);
  for (const { unit: other, day: where } of facts.fixed ?? []) {
    if (where === day.day) cost += sameDayCost(unit, other, day, facts);
    if (where === day.day - 1) cost += nextDayCost(other, unit, facts);
    if (where === day.day + 1) cost += nextDayCost(unit, other, facts);
  }
  return cost;
}

function togetherCosts(
  units: readonly PlacementUnit[],
  days: readonly PlanDay[],
  facts: CostFacts,
): Float64Array {
  const costs = new Float64Array(units.length * units.length * days.length);
  for (const [i, unit] of units.entries()) {
    for (const [j, other] of units.entries()) {
      if (j <= i) continue;
      for (const [k, day] of days.entries()) {
        const cost = sameDayCost(unit, other, day, facts);
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
  a.hasStrides === b.hasStrides &&
  a.hardIn.length === b.hardIn.length &&
  a.setsIn.length === b.setsIn.length &&
  a.minutes === b.minutes &&
  a.least === b.least &&
  a.pinnedTo === b.pinnedTo &&
  a.minDaysToRace === b.minDaysToRace;
