import type { PerDiscipline } from "@triplan/domain";
import type { WeekFrame } from "../periodise/periodise.ts";
import type { PlanRequest } from "../plan-types.ts";
import { sum } from "../shared/numbers.ts";
import type { VolumeCurve } from "../volume/volume-curve.ts";
import type { BestCurve } from "./best-curve-type.ts";
import { bindingLimits } from "./binding-limits.ts";
import type { BindingLimit } from "./limit-kind.ts";
import { loadOfHour } from "./load-of-hour.ts";
import { shapeProgram } from "./shape-program.ts";
import { solveQp } from "./solve-qp.ts";
import { weekLimits } from "./week-limits.ts";
import { planDays } from "./week-loads.ts";

export interface CurveFacts {
  request: PlanRequest;
  frames: readonly WeekFrame[];
  shares: PerDiscipline<number>;
  /** Minutes of each week of the first curve. */
  first: readonly number[];
  /** Most minutes of a week. */
  peak: number;
  curve: VolumeCurve;
}

/** What the athlete is taken to be used to, as a part of the first week. */
const USED_TO = 0.9;
/** Fewer weeks than these leave nothing to choose. */
const MIN_WEEKS = 4;
/** Of a load so many weeks before the race less than a thousandth of its fitness is left. */
const FELT_WEEKS = 42;

/**
 * The weekly minutes that bring the best shape to race morning in the same hours, as a convex
 * program; null where there is nothing to choose. The weeks of a long plan that lie too far back to
 * be felt on race day stay as they are.
 */
export function optimiseCurve(facts: CurveFacts): BestCurve | null {
  const early = facts.frames.slice(0, -FELT_WEEKS);
  const late = optimiseWeeks({
    ...facts,
    frames: facts.frames.slice(-FELT_WEEKS),
    first: facts.first.slice(-FELT_WEEKS),
  });
  if (!late) return null;
  const minutes = [...facts.first.slice(0, early.length), ...late.minutes];
  return { first: facts.first, minutes, binding: [...early.map(() => FAR_AWAY), ...late.binding] };
}

const FAR_AWAY: BindingLimit = { kind: "far", value: 0 };

function optimiseWeeks(facts: CurveFacts): BestCurve | null {
  const { request, frames, shares, first, curve } = facts;
  if (frames.length < MIN_WEEKS || first.some((minutes) => minutes <= 0)) return null;
  const hourLoads = frames.map((frame) => loadOfHour(request, frame, shares));
  const points = first.map((minutes, index) => (minutes / 60) * (hourLoads[index] ?? 0));
  const unit = Math.max(...points);
  const firstLoads = points.map((load) => load / unit);
  const program = shapeProgram(planDays(frames), firstLoads);
  if (!program) return null;
  const minutesOfLoad = hourLoads.map((load) => (60 * unit) / load);
  const limits = weekLimits({
    frames,
    level: request.level,
    minutesOfLoad,
    first,
    peak: facts.peak,
    curve,
    usedTo: (USED_TO * (firstLoads[0] ?? 0)) / 7,
    unit,
  });
  const optimum = solveQp({ ...program, limits });
  if (!optimum) return null;
  const { x, duals } = optimum;
  const minutes = x.map((load, index) => Math.max(0, load) * (minutesOfLoad[index] ?? 0));
  const scale = Math.min(1, sum(first) / sum(minutes));
  return {
    first,
    minutes: minutes.map((each) => each * scale),
    binding: bindingLimits(frames, limits, duals),
  };
}
