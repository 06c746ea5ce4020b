import type { Effort } from "../../intensity/index.ts";
import { SHORT_METERS, type SwimEdge } from "./swim-edges.ts";
import { inPool, swimSeconds, type Pool } from "./pool.ts";
import { tidyRepsTo } from "../../model/tidy-numbers.ts";

/** Easy repetitions that fill the rest of a swim. */
const FILL_METERS = [50, 100, 200, 300, 400] as const;
const FILL_REST = { short: 15, long: 20 } as const;
export const SHORT_REST = 15;

/** From these metres on a swim's total is a multiple of 100, below of 50. */
const LONG_METERS = 1000;
/** Slower swimmers need more than 3 minutes for 100 m: their totals are multiples of 50. */
const SLOW_SECONDS = 180;

/** Penalties in seconds of free time. */
const COST = {
  offGrid: 3000,
  tooMuch: 60,
  perExcess: 0.5,
  isolated: 60,
  small: 30,
  fifties: 20,
  perDeviation: 0.4,
  shortRep: 6,
} as const;
/** A fill below these metres is a scrap. */
const SMALL_METERS = 200;
/** A single piece is at least as long as this. */
const MIN_SINGLE = 300;
/** The search ends with a swim that leaves no more than this. */
const GOOD_ENOUGH = 20;

export interface Fill {
  reps: number;
  meters: number;
  rest: number;
}

export interface SwimLayout {
  warmup: SwimEdge;
  cooldown: SwimEdge;
  fill: Fill | null;
}

interface Parts {
  /** Seconds for everything. */
  seconds: number;
  /** Metres and seconds of the sets. */
  sets: { meters: number; seconds: number };
  warmups: readonly SwimEdge[];
  cooldowns: readonly SwimEdge[];
  /** Effort of the fill, and its metres at most. */
  effort: Effort;
  maxFill: number;
  pool: Pool;
}

/**
 * Warm-up, fill and cool-down that leave the least time free with tidy numbers; null if even the
 * shortest do not fit.
 */
export function layOutSwim(parts: Parts): SwimLayout | null {
  let best: SwimLayout | null = null;
  let least = Number.POSITIVE_INFINITY;
  const fills = fillsOf(parts);
  for (const cooldown of parts.cooldowns) {
    for (const warmup of parts.warmups) {
      const edges = edgesOf(parts, warmup, cooldown);
      if (edges.cost >= least) continue;
      for (const fill of fills) {
        const free = edges.left - fill.seconds;
        if (free < 0) continue;
        // The fills are sorted: all others leave more time free.
        if (edges.cost + free >= least) break;
        const cost = edges.cost + free + fill.cost + gridCost(parts, edges.meters + fill.total);
        if (cost >= least) continue;
        least = cost;
        best = { warmup, cooldown, fill: fill.reps > 0 ? fill : null };
      }
      if (least < GOOD_ENOUGH) return best;
    }
  }
  return best;
}

interface Edges {
  /** Metres of everything but the fill, and seconds that are left for it. */
  meters: number;
  left: number;
  cost: number;
}

function edgesOf({ seconds, sets, pool }: Parts, warmup: SwimEdge, cooldown: SwimEdge): Edges {
  const meters = inPool(warmup.meters, pool) + inPool(cooldown.meters, pool);
  const short = warmup.shortReps * inPool(SHORT_METERS, pool);
  const easy = swimSeconds(meters + short, "Z1", pool) + warmup.shortReps * SHORT_REST;
  return {
    meters: meters + short + sets.meters,
    left: seconds - sets.seconds - easy,
    cost:
      COST.perDeviation * (warmup.deviation + cooldown.deviation) +
      COST.shortRep * warmup.shortReps,
  };
}

interface PossibleFill extends Fill {
  total: number;
  seconds: number;
  cost: number;
}

/** All fills that could fit, the longest first, and none. */
function fillsOf({ effort, maxFill, pool, seconds, sets }: Parts): PossibleFill[] {
  const fills: PossibleFill[] = [{ reps: 0, meters: 0, rest: 0, total: 0, seconds: 0, cost: 0 }];
  const isFast = !isSlow(effort, pool);
  for (const meters of FILL_METERS) {
    const rest = meters > 100 ? FILL_REST.long : FILL_REST.short;
    const length = inPool(meters, pool);
    const once = swimSeconds(length, effort, pool) + rest;
    for (const reps of tidyRepsTo((seconds - sets.seconds) / once)) {
      const total = reps * length;
      const isFew = reps === 1 && meters < MIN_SINGLE;
      const cost =
        (total > maxFill
          ? COST.tooMuch + (COST.perExcess * once * (total - maxFill)) / length
          : 0) +
        (isFew ? COST.isolated : 0) +
        (total < SMALL_METERS ? COST.small : 0) +
        (meters === SHORT_METERS && isFast ? COST.fifties : 0);
      fills.push({ reps, meters, rest, total, seconds: reps * once, cost });
    }
  }
  return fills.toSorted((a, b) => b.seconds - a.seconds);
}

const gridCost = ({ effort, pool }: Parts, meters: number): number =>
  isRoundTotal(meters, effort, pool) ? 0 : COST.offGrid;

/** True if a swim's metres are a multiple of 50, or of 100 in longer swims. */
export function isRoundTotal(meters: number, effort: Effort, pool: Pool): boolean {
  const isHundreds = meters >= LONG_METERS && !isSlow(effort, pool);
  return !pool.isRound || meters % (isHundreds ? 100 : 50) === 0;
}

// As the steps are written: in whole seconds.
const isSlow = (effort: Effort, pool: Pool): boolean =>
  Math.round(swimSeconds(100, effort, pool)) > SLOW_SECONDS;
