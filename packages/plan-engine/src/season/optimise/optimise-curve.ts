import type { ExperienceLevel } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import { sum } from "../../model/numbers.ts";
import type { BindingLimit } from "../volume/binding-limit.ts";
import type { BestCurve, VolumeCurve } from "../volume/volume-curve.ts";
import { bindingLimits } from "./binding-limits.ts";
import { performanceProgram } from "./performance-program.ts";
import { solveQp } from "./solve-qp.ts";
import { weekLimits } from "./week-limits.ts";
import { planDays } from "./week-loads.ts";

export interface CurveFacts {
  level: ExperienceLevel;
  frames: readonly WeekFrame[];
  /** Training load of an hour in each week. */
  hourLoads: readonly number[];
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Maximum minutes of a week. */
  peak: number;
  curve: VolumeCurve;
  /** Total hours as a share of the first curve's. */
  hours: number;
  /** Minutes of a load week before the race that the plan starts after; null for other plans. */
  minutesBefore: number | null;
}

/** Assumed load before the plan, as a share of the first week. */
const INITIAL_FITNESS_SHARE = 0.9;
/** With fewer weeks there is nothing to optimise. */
const MIN_WEEKS = 4;
/** Weeks before the race after which less than a thousandth of a load's fitness remains. */
const RELEVANT_WEEKS = 42;

/**
 * Weekly minutes with the best race-day performance for the same total hours, as a convex program;
 * null if there is nothing to optimise. Weeks too long before the race to affect it stay unchanged.
 */
export function optimiseCurve(facts: CurveFacts): BestCurve | null {
  const early = facts.frames.slice(0, -RELEVANT_WEEKS);
  const late = optimiseWeeks({
    ...facts,
    frames: facts.frames.slice(-RELEVANT_WEEKS),
    hourLoads: facts.hourLoads.slice(-RELEVANT_WEEKS),
    first: facts.first.slice(-RELEVANT_WEEKS),
  });
  if (!late) return null;
  const minutes = [...facts.first.slice(0, early.length), ...late.minutes];
  return { first: facts.first, minutes, binding: [...early.map(() => FAR_AWAY), ...late.binding] };
}

const FAR_AWAY: BindingLimit = { kind: "far", value: 0 };

function optimiseWeeks(facts: CurveFacts): BestCurve | null {
  const { level, frames, hourLoads, first, curve } = facts;
  if (frames.length < MIN_WEEKS || first.some((minutes) => minutes <= 0)) return null;
  const points = first.map((minutes, index) => (minutes / 60) * (hourLoads[index] ?? 0));
  const unit = Math.max(...points);
  const firstLoads = points.map((load) => load / unit);
  const program = performanceProgram(planDays(frames), firstLoads);
  if (!program) return null;
  const loadBefore =
    facts.minutesBefore === null
      ? (firstLoads[0] ?? 0)
      : ((facts.minutesBefore / 60) * (hourLoads[0] ?? 0)) / unit;
  const minutesOfLoad = hourLoads.map((load) => (60 * unit) / load);
  const limits = weekLimits({
    frames,
    level,
    minutesOfLoad,
    first,
    peak: facts.peak,
    curve,
    hours: facts.hours,
    initialFitness: (INITIAL_FITNESS_SHARE * loadBefore) / 7,
    unit,
  });
  const optimum = solveQp({ ...program, limits });
  if (!optimum) return null;
  const { x, duals } = optimum;
  const minutes = x.map((load, index) => Math.max(0, load) * (minutesOfLoad[index] ?? 0));
  const scale = Math.min(1, (facts.hours * sum(first)) / sum(minutes));
  return {
    first,
    minutes: minutes.map((each) => each * scale),
    binding: bindingLimits(frames, limits, duals),
  };
}
