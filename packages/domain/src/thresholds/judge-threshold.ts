import { isTestResult, type Performance } from "./performance.ts";
import { isHeartRate, isPaceThreshold, roundThreshold, type ThresholdKind } from "./thresholds.ts";

/**
 * Where a threshold comes from. "estimate": from how exercises felt; "paces": derived from the race
 * paces that the athlete entered.
 */
export const THRESHOLD_SOURCES = ["test", "result", "typed", "estimate", "paces"] as const;
export type ThresholdSource = (typeof THRESHOLD_SOURCES)[number];

/** Change against the present value that needs no question, as shares of it. */
const PLAUSIBLE = { slower: -0.08, faster: 0.1 };
const PLAUSIBLE_OVER_PACES = { slower: -0.2, faster: 0.2 };

/** A result slower by up to this share moves the threshold half the way: one bad day. */
const SLIGHTLY_SLOWER = -0.03;

const PRECISION = 1e6;

/** Change of speed, power or heart rate as a share of the present value; above 0 is better. */
export function thresholdChange(kind: ThresholdKind, present: number, next: number): number {
  const ratio = isPaceThreshold(kind) ? present / next : next / present;
  // 220 / 200 - 1 is a little above 0.1.
  return Math.round((ratio - 1) * PRECISION) / PRECISION;
}

/** True if a new value is near enough to the present one (both > 0) to be taken without a question. */
export function isPlausibleThreshold(
  kind: ThresholdKind,
  next: number,
  present: { value: number; source: ThresholdSource },
): boolean {
  const { slower, faster } = present.source === "paces" ? PLAUSIBLE_OVER_PACES : PLAUSIBLE;
  const change = thresholdChange(kind, present.value, next);
  return change >= slower && change <= faster;
}

/**
 * The value that a test or result gives: `next`, or half the way to it if it is up to 3 % slower than
 * the present one. Never better than `next` by more than that half; heart rates are taken whole.
 */
export function settledThreshold(kind: ThresholdKind, next: number, present: number): number {
  const change = thresholdChange(kind, present, next);
  const isSlightlySlower = change < 0 && change >= SLIGHTLY_SLOWER && !isHeartRate(kind);
  return isSlightlySlower ? roundThreshold(kind, (present + next) / 2) : next;
}

/** Seconds that 400 m must take longer than 200 m twice. */
const SWIM_TEST_MARGIN = 2;

/** True if a swim test contradicts itself: its 200 m was no faster than its 400 m. */
export const contradictsItself = (performance: Performance): boolean =>
  performance.kind === "swim-test" &&
  performance.seconds200 * 2 > performance.seconds400 - SWIM_TEST_MARGIN;

/** A test is as hard as the athlete can hold. */
const TEST_RPE = 8;

/** True for a test that felt easier than tests do: its result may say too little. */
export const isHeldBack = (performance: Performance, rpe: number): boolean =>
  isTestResult(performance) && rpe < TEST_RPE;
