import type { ExperienceLevel } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { sum } from "../../model/numbers.ts";
import { ALL_DISCIPLINES_MINUTES } from "../../week/index.ts";
import type { LimitKind } from "../volume/binding-limit.ts";
import type { VolumeCurve } from "../volume/volume-curve.ts";
import type { LinearLimit } from "./solve-qp.ts";

export interface WeekLimit extends LinearLimit {
  kind: LimitKind;
  /** Null for a limit of the whole plan. */
  week: number | null;
}

/** Inputs of the limits; loads are shares of the first curve's biggest week. */
export interface LimitFacts {
  frames: readonly WeekFrame[];
  level: ExperienceLevel;
  /** Minutes that give a load of 1 in each week. */
  minutesOfLoad: readonly number[];
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Maximum minutes of a week. */
  peak: number;
  curve: VolumeCurve;
  /** Total hours as a share of the first curve's. */
  hours: number;
  /** Assumed daily load before the plan. */
  initialFitness: number;
  /** Training load of the biggest week. */
  unit: number;
}

/** Maximum ramp rate: fitness gained in a week. */
const RAMP = { beginner: 5, intermediate: 6, advanced: 7 } as const;
/** Form never falls below minus this share of fitness. */
const FORM_FLOOR = 0.45;
export const RECOVERY = { least: 0.55, most: 0.72 };
/** Shares of the first curve's minutes of the same week. */
export const OF_FIRST = { loading: [0.85, 1.15], taper: [0.95, 1.05] } as const;
/** Most of a taper week and of the race week, as shares of the last load week. */
const TAPER_PART = { taper: 0.9, race: 0.56 };
/** A week with room for all disciplines keeps it. */
const FLOOR_MINUTES = ALL_DISCIPLINES_MINUTES + 10;
/** A load week is at least this share of the previous one. */
const MIN_STEP = 0.9;
/** The biggest week comes at this share of the plan or later, and is clearly bigger. */
const EARLIEST_PEAK = 0.57;
const BELOW_LATE = 0.98;
/** Load weeks after the biggest one stay slightly below it. */
const HOLD = 0.95;
const NO_BOUND = Number.POSITIVE_INFINITY;

/**
 * All limits on a plan's weekly loads, all linear. The first curve satisfies them, so a solution
 * always exists.
 */
export function weekLimits(facts: LimitFacts): WeekLimit[] {
  const limits = [
    ...facts.frames.flatMap((frame, index) => [
      ...boundsOf(facts, frame, index),
      ...stepsOf(facts, frame, index),
    ]),
    ...facts.frames.flatMap((frame, index) => bodyLimits(facts, frame, index + 1)),
    hoursLimit(facts),
  ];
  return limits.map((limit) => admitFirstCurve(facts, limit));
}

function admitFirstCurve(facts: LimitFacts, limit: WeekLimit): WeekLimit {
  const first = atFirst(facts, limit.terms);
  return {
    ...limit,
    lower: Math.min(limit.lower, first),
    upper: Math.max(limit.upper, first),
  };
}

function boundsOf(facts: LimitFacts, frame: WeekFrame, index: number): WeekLimit[] {
  const perLoad = facts.minutesOfLoad[index] ?? 1;
  const first = facts.first[index] ?? 0;
  const most = Math.min(frame.isLoading ? facts.peak : NO_BOUND, frame.capacity);
  const start = firstLoading(facts);
  const bound = (kind: LimitKind, lower: number, upper: number): WeekLimit[] => [
    { kind, week: frame.week, terms: [[index, 1]], lower: lower / perLoad, upper: upper / perLoad },
  ];
  // Weeks before the first load week and a partial week are fixed.
  if (index < start || frame.isPartial) return bound("start", first, first);
  const floor = Math.min(first, FLOOR_MINUTES);
  if (frame.isRecovery) return bound("availability", Math.min(floor, most), most);
  const [least, largest] = OF_FIRST[frame.isLoading ? "loading" : "taper"];
  const lower = Math.max(floor, least * first);
  if (!frame.isLoading) return bound("taper", lower, Math.min(most, largest * first));
  if (index === start) return bound("start", lower, first);
  const upper = Math.min(most, largest * first);
  if (facts.frames[start]?.isPartial && nextLoading(facts, start) === index) {
    const step = Math.min(upper, (1 + facts.curve.growth) * facts.curve.start);
    return bound("growth", Math.min(lower, step), step);
  }
  return bound("availability", Math.min(lower, upper), upper);
}

const firstLoading = ({ frames }: LimitFacts): number =>
  frames.findIndex((frame) => frame.isLoading);

const nextLoading = ({ frames }: LimitFacts, after: number): number =>
  frames.findIndex((frame, index) => index > after && frame.isLoading);

/** Limits relative to previous weeks: the step of a load week, the cut of a lighter one. */
function stepsOf(facts: LimitFacts, frame: WeekFrame, index: number): WeekLimit[] {
  const earlier = facts.frames.findLastIndex((other, at) => at < index && other.isLoading);
  const before = facts.frames[earlier];
  if (!before || (before.isPartial && frame.isLoading)) return [];
  const terms = (part: number) =>
    [
      [index, (facts.minutesOfLoad[index] ?? 1) / facts.peak],
      [earlier, (-part * (facts.minutesOfLoad[earlier] ?? 1)) / facts.peak],
    ] as const;
  const { week } = frame;
  const atMost = (kind: LimitKind, part: number): WeekLimit => ({
    kind,
    week,
    terms: terms(part),
    lower: -NO_BOUND,
    upper: 0,
  });
  const share = (kind: LimitKind, least: number, most: number): WeekLimit[] => [
    atMost(kind, most),
    { kind: "least", week, terms: terms(least), lower: 0, upper: NO_BOUND },
  ];
  if (frame.isRecovery) return share("recovery", RECOVERY.least, RECOVERY.most);
  const { growth, biggestWeek } = facts.curve;
  if (!frame.isLoading)
    return [atMost("taper", TAPER_PART[frame.phase === "race" ? "race" : "taper"])];
  const step = share("growth", MIN_STEP, frame.week > biggestWeek ? HOLD : 1 + growth);
  return [...step, ...lateLimit(facts, index)];
}

/** Load weeks before `EARLIEST_PEAK` stay below the first load week after it. */
function lateLimit(facts: LimitFacts, index: number): WeekLimit[] {
  const { frames, minutesOfLoad, peak } = facts;
  const frame = frames[index];
  const from = EARLIEST_PEAK * (frames.at(-1)?.week ?? 0);
  const late = frames.findIndex((other) => other.isLoading && other.week >= from);
  if (!frame || late < 0 || frame.week >= from) return [];
  const terms = [
    [index, (minutesOfLoad[index] ?? 1) / peak],
    [late, (-BELOW_LATE * (minutesOfLoad[late] ?? 1)) / peak],
  ] as const;
  return [{ kind: "growth", week: frame.week, terms, lower: -NO_BOUND, upper: 0 }];
}

/** Limits the ramp rate and keeps form above its minimum. */
function bodyLimits(facts: LimitFacts, frame: WeekFrame, weeks: number): WeekLimit[] {
  const fitness = meanAfter(facts, weeks, 42);
  const fatigue = meanAfter(facts, weeks, 7);
  const earlier = meanAfter(facts, weeks - 1, 42);
  const rise = fitness.terms.map(
    ([index, factor]) => [index, factor - (earlier.terms[index]?.[1] ?? 0)] as const,
  );
  const form = fitness.terms.map(
    ([index, factor]) =>
      [index, (1 + FORM_FLOOR) * factor - (fatigue.terms[index]?.[1] ?? 0)] as const,
  );
  const { week } = frame;
  const most = RAMP[facts.level] / facts.unit - (fitness.constant - earlier.constant);
  const least = fatigue.constant - (1 + FORM_FLOOR) * fitness.constant;
  return [
    { kind: "fitness", week, terms: rise, lower: -NO_BOUND, upper: most },
    { kind: "fatigue", week, terms: form, lower: least, upper: NO_BOUND },
  ];
}

/** Value of a sum for the first curve. */
const atFirst = ({ first, minutesOfLoad }: LimitFacts, terms: LinearLimit["terms"]): number =>
  sum(terms.map(([index, factor]) => (factor * (first[index] ?? 0)) / (minutesOfLoad[index] ?? 1)));

/** Exponential mean of the daily load after a week, as a sum over the weeks so far. */
function meanAfter({ initialFitness }: LimitFacts, weeks: number, days: number) {
  const fade = Math.exp(-7 / days);
  return {
    constant: initialFitness * fade ** weeks,
    terms: Array.from(
      { length: weeks },
      (_, index) => [index, ((1 - fade) / 7) * fade ** (weeks - 1 - index)] as const,
    ),
  };
}

/** The total hours of the first curve, or this share of them. */
function hoursLimit({ frames, minutesOfLoad, first, peak, hours }: LimitFacts): WeekLimit {
  const total = hours * sum(first);
  return {
    kind: "hours",
    week: null,
    terms: frames.map((_, index) => [index, (minutesOfLoad[index] ?? 1) / peak / 10]),
    lower: -NO_BOUND,
    upper: total / peak / 10,
  };
}
