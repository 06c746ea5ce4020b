import { WEEKDAYS } from "@triplan/domain";
import { openDays, RACE_EVE_MINUTES, type PlanDay } from "../periodise/plan-calendar.ts";
import { nextDayCost, sameDayCost, unitCost, type CostFacts } from "./placement-costs.ts";
import type { PlacementUnit } from "./placement-unit.ts";

/** The search stops here and takes the best placement found so far. */
const NODE_LIMIT = 50_000;
const UNITS_A_DAY = 2;

/** All costs of a week, so that the search only adds numbers. */
interface CostTables {
  units: number;
  days: readonly PlanDay[];
  /** Place of each day in the calendar week, to know its neighbours. */
  weekday: readonly number[];
  room: readonly number[];
  /** Days that may be used: one less than seven, for a day of rest. */
  mostDays: number;
  unary: Float64Array;
  same: Float64Array;
  next: Float64Array;
  /** True where a unit is the same as the one before it: then it lies on a later day. */
  isTwin: readonly boolean[];
}

/**
 * The cheapest day for each unit, by exact branch and bound; null where the units can't all be
 * placed. Give the units in order of weight: what comes first is placed first. At most 2 units a
 * day, 1 on the eve of the race. @see training.md §8
 */
export function solvePlacement(
  units: readonly PlacementUnit[],
  facts: CostFacts,
): PlanDay[] | null {
  const tables = costTables(units, facts);
  const best = search(tables);
  if (!best) return null;
  return best.flatMap((index) => tables.days[index] ?? []);
}

function costTables(units: readonly PlacementUnit[], facts: CostFacts): CostTables {
  const days = openDays(facts.days);
  const n = units.length;
  const d = days.length;
  const unary = new Float64Array(n * d);
  const same = new Float64Array(n * n * d);
  const next = new Float64Array(n * n);
  for (const [i, unit] of units.entries()) {
    for (const [k, day] of days.entries()) unary[i * d + k] = unitCost(unit, day, facts);
    for (const [j, other] of units.entries()) {
      if (i === j) continue;
      next[i * n + j] = nextDayCost(unit, other, facts);
      if (j < i) continue;
      for (const [k, day] of days.entries()) {
        const cost = sameDayCost(unit, other, day);
        same[(i * n + j) * d + k] = cost;
        same[(j * n + i) * d + k] = cost;
      }
    }
  }
  return {
    units: n,
    days,
    weekday: days.map((day) => day.day),
    room: days.map((day) => (day.minutes <= RACE_EVE_MINUTES && day.daysToRace === 1 ? 1 : UNITS_A_DAY)),
    mostDays: WEEKDAYS.length - 1,
    unary,
    same,
    next,
    isTwin: units.map((unit, i) => i > 0 && isSameUnit(unit, units[i - 1])),
  };
}

const isSameUnit = (a: PlacementUnit, b: PlacementUnit | undefined): boolean =>
  b !== undefined &&
  a.habit === b.habit &&
  a.minutes === b.minutes &&
  a.least === b.least &&
  a.leastDaysToRace === b.leastDaysToRace;

/** Day of each unit in the cheapest placement, as places in `days`; null for none. */
function search(tables: CostTables): number[] | null {
  const { units: n, weekday, room, unary, same, next, isTwin } = tables;
  const d = weekday.length;
  // One layer of costs a depth: what each unit would cost on each day, given the units placed.
  const layers = Array.from({ length: n + 1 }, () => new Float64Array(n * d));
  layers[0]?.set(unary);
  const chosen = new Int8Array(n);
  const used = new Int8Array(d);
  let usedDays = 0;
  let nodes = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  let best: number[] | null = null;

  const lowerBound = (layer: Float64Array, from: number) => {
    let bound = 0;
    for (let i = from; i < n; i += 1) {
      let least = Number.POSITIVE_INFINITY;
      for (let k = 0; k < d; k += 1) least = Math.min(least, layer[i * d + k] ?? least);
      bound += least;
    }
    return bound;
  };

  /** Fills the layer below with what the unit on its day adds to the units not yet placed. */
  const spread = (depth: number, day: number) => {
    const from = layers[depth];
    const to = layers[depth + 1];
    if (!from || !to) return;
    const isFull = (used[day] ?? 0) >= (room[day] ?? 0);
    const noNewDay = usedDays >= tables.mostDays;
    for (let i = depth + 1; i < n; i += 1) {
      for (let k = 0; k < d; k += 1) {
        let cost = from[i * d + k] ?? 0;
        const gap = (weekday[k] ?? 0) - (weekday[day] ?? 0);
        if (gap === 0) cost += isFull ? Number.POSITIVE_INFINITY : (same[(depth * n + i) * d + k] ?? 0);
        else if (gap === 1) cost += next[depth * n + i] ?? 0;
        else if (gap === -1) cost += next[i * n + depth] ?? 0;
        if (noNewDay && used[k] === 0) cost = Number.POSITIVE_INFINITY;
        to[i * d + k] = cost;
      }
    }
  };

  const visit = (depth: number, cost: number) => {
    if (depth === n) {
      bestCost = cost;
      best = [...chosen];
      return;
    }
    const layer = layers[depth];
    if (!layer) return;
    const order = cheapestFirst(layer, depth, d);
    const earliest = isTwin[depth] ? (chosen[depth - 1] ?? -1) + 1 : 0;
    for (const day of order) {
      const total = cost + (layer[depth * d + day] ?? 0);
      if (total >= bestCost) return;
      if (day < earliest || nodes >= NODE_LIMIT) continue;
      nodes += 1;
      chosen[depth] = day;
      used[day] = (used[day] ?? 0) + 1;
      if (used[day] === 1) usedDays += 1;
      spread(depth, day);
      const below = layers[depth + 1];
      if (below && total + lowerBound(below, depth + 1) < bestCost - 1e-9) visit(depth + 1, total);
      used[day] = (used[day] ?? 0) - 1;
      if (used[day] === 0) usedDays -= 1;
    }
  };

  visit(0, 0);
  return best;
}

function cheapestFirst(layer: Float64Array, unit: number, days: number): number[] {
  const order = Array.from({ length: days }, (_, day) => day);
  return order.toSorted((a, b) => (layer[unit * days + a] ?? 0) - (layer[unit * days + b] ?? 0));
}
