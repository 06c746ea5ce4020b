import type { PlanDay } from "../calendar/index.ts";
import { costTables, type CostTables } from "./cost-tables.ts";
import { runSetsCost, type CostFacts } from "./placement-costs.ts";
import type { PlacementUnit } from "./placement-unit.ts";

/** The search stops here and returns the best placement so far. */
const NODE_LIMIT = 50_000;
/** Tolerance for rounding errors when comparing costs. */
const EPSILON = 1e-9;
const FORBIDDEN = Number.POSITIVE_INFINITY;

/** State of a search. Units are placed in order, so `chosen` is valid up to the depth. */
interface Search {
  tables: CostTables;
  /** One layer per depth: the cost of each unit on each day, given the placed units. */
  layers: readonly Float64Array[];
  chosen: Int8Array;
  /** Units on each day. */
  used: Int8Array;
  usedDays: number;
  nodes: number;
  bestCost: number;
  best: number[] | null;
}

/**
 * The cheapest day for each unit by exact branch and bound; null if they cannot all be placed.
 * Units must be sorted by weight, heaviest first. At most two units a day, one on the eve of the
 * race, and one of seven days stays free. Fixed units keep their day and count too.
 */
export function solvePlacement(
  units: readonly PlacementUnit[],
  facts: CostFacts,
): PlanDay[] | null {
  const tables = costTables(units, facts);
  const size = tables.unitCount * tables.days.length;
  const search: Search = {
    tables,
    layers: Array.from({ length: tables.unitCount + 1 }, (_, depth) =>
      depth === 0 ? firstLayer(tables) : new Float64Array(size),
    ),
    chosen: new Int8Array(tables.unitCount),
    used: Int8Array.from(tables.taken),
    usedDays: tables.takenDays,
    nodes: 0,
    bestCost: Number.POSITIVE_INFINITY,
    best: null,
  };
  visit(search, 0, 0);
  return search.best?.flatMap((day) => tables.days[day] ?? []) ?? null;
}

/** Cost of each unit alone; days that are full from the start are forbidden. */
function firstLayer({ alone, days, room, taken, maxDays, takenDays }: CostTables): Float64Array {
  const isNoDayLeft = takenDays >= maxDays;
  return alone.map((cost, index) => {
    const day = index % days.length;
    const isFull = (taken[day] ?? 0) >= (room[day] ?? 0);
    return isFull || (isNoDayLeft && taken[day] === 0) ? Number.POSITIVE_INFINITY : cost;
  });
}

/** Tries the days of the unit at this depth, cheapest first. */
function visit(search: Search, depth: number, cost: number): void {
  const { tables, chosen } = search;
  if (depth === tables.unitCount) {
    search.bestCost = cost;
    search.best = [...chosen];
    return;
  }
  const layer = search.layers[depth] ?? tables.alone;
  const row = depth * tables.days.length;
  const earliest = tables.isTwin[depth] === true ? (chosen[depth - 1] ?? -1) + 1 : 0;
  let tried = 0;
  for (;;) {
    const day = cheapestDay(layer, row, tables.days.length, earliest, tried);
    if (day < 0 || search.nodes >= NODE_LIMIT) return;
    tried |= 1 << day;
    const onDay = cost + (layer[row + day] ?? 0);
    if (onDay >= search.bestCost - EPSILON) return;
    const total = onDay + runSets(search, depth, day);
    if (total >= search.bestCost - EPSILON) continue;
    place(search, depth, day);
    const left = search.bestCost - EPSILON - total;
    if (spread(search, depth, day, left) < left) visit(search, depth + 1, total);
    unplace(search, day);
  }
}

/** Cost of a unit's run with a set beside those of the placed and fixed units. */
function runSets({ tables, chosen }: Search, depth: number, day: number): number {
  const { hasRunSet, fixedRunSets, days } = tables;
  if (hasRunSet[depth] !== true) return 0;
  const others = [...fixedRunSets];
  for (let unit = 0; unit < depth; unit += 1) {
    if (hasRunSet[unit] === true) others.push(days[chosen[unit] ?? 0]?.day ?? 0);
  }
  return runSetsCost(days[day]?.day ?? 0, others);
}

/** The cheapest untried day; -1 if none is left. */
function cheapestDay(
  layer: Float64Array,
  row: number,
  days: number,
  earliest: number,
  tried: number,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let day = earliest; day < days; day += 1) {
    const cost = layer[row + day] ?? least;
    if ((tried & (1 << day)) === 0 && cost < least) {
      best = day;
      least = cost;
    }
  }
  return best;
}

function place(search: Search, depth: number, day: number): void {
  search.nodes += 1;
  search.chosen[depth] = day;
  const count = (search.used[day] ?? 0) + 1;
  search.used[day] = count;
  if (count === 1) search.usedDays += 1;
}

function unplace(search: Search, day: number): void {
  const count = (search.used[day] ?? 0) - 1;
  search.used[day] = count;
  if (count === 0) search.usedDays -= 1;
}

/**
 * Fills the next layer with the cost that the unit adds to the unplaced ones. Returns a lower bound
 * of their cost: the sum of each one's cheapest day. Stops once the bound reaches the limit.
 */
function spread(search: Search, depth: number, day: number, limit: number): number {
  const { tables, layers, used } = search;
  const { unitCount, days, together, inARow } = tables;
  const from = layers[depth] ?? tables.alone;
  const to = layers[depth + 1] ?? tables.alone;
  const isFull = (used[day] ?? 0) >= (tables.room[day] ?? 0);
  const isNoDayLeft = search.usedDays >= tables.maxDays;
  const dayBefore = isNextDay(days, day - 1) ? day - 1 : -1;
  const dayAfter = isNextDay(days, day) ? day + 1 : -1;
  let bound = 0;
  for (let unit = depth + 1; unit < unitCount && bound < limit; unit += 1) {
    const row = unit * days.length;
    const pair = depth * unitCount + unit;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other < days.length; other += 1) {
      let cost = from[row + other] ?? 0;
      if (other === day) cost += isFull ? FORBIDDEN : (together[pair * days.length + day] ?? 0);
      else if (other === dayAfter) cost += inARow[pair] ?? 0;
      else if (other === dayBefore) cost += inARow[unit * unitCount + depth] ?? 0;
      if (isNoDayLeft && used[other] === 0) cost = FORBIDDEN;
      to[row + other] = cost;
      if (cost < least) least = cost;
    }
    bound += least;
  }
  return bound;
}

/** True if the open day at this index is followed by the next day of the week. */
const isNextDay = (days: CostTables["days"], index: number): boolean =>
  (days[index + 1]?.day ?? Number.NaN) - (days[index]?.day ?? Number.NaN) === 1;
