import { weekAim } from "./periodise/week-aim.ts";
import type { BindingLimit } from "./optimise/limit-kind.ts";
import { limitSentence } from "./optimise/limit-sentence.ts";
import type { WeekFrame } from "./periodise/periodise.ts";
import type { PlanRequest, Season, SeasonWeek } from "./plan-types.ts";
import { seasonBasis, type SeasonBasis } from "./season/season-basis.ts";
import { seasonLimits } from "./season/season-warnings.ts";
import { peakTarget } from "./volume/volume-curve.ts";
import { USED_AVAILABILITY } from "./volume/volume-tables.ts";
import { weekTargets } from "./volume/week-targets.ts";

/**
 * Season overview: phase, aim and target minutes of each week, and warnings. Any valid request
 * gives `totalWeeks` weeks. Cheap, since it writes no exercises. Never throws.
 */
export function outlineSeason(request: PlanRequest): Season {
  const basis = seasonBasis(request);
  const { frames, curve, fullCapacity } = basis;
  const limits = seasonLimits(basis);
  const targets = weekTargets(frames, curve, fullCapacity);
  return {
    weeks: frames.map((frame, index) => seasonWeek(request, frame, targets[index] ?? 0)),
    optimised: optimisedSeason(basis),
    limits,
    warnings: limits.map(({ text }) => text),
  };
}

function optimisedSeason({ frames, curve, request, fullCapacity }: SeasonBasis) {
  const { best } = curve;
  if (!best) return null;
  const isDayBound = USED_AVAILABILITY * fullCapacity <= peakTarget(request);
  return {
    first: best.first,
    reasons: frames.map((frame, index) =>
      limitSentence(best.binding[index] ?? NOT_BOUND, { frame, growth: curve.growth, isDayBound }),
    ),
  };
}

const NOT_BOUND: BindingLimit = { kind: "none", value: 0 };

export const seasonWeek = (
  request: PlanRequest,
  frame: WeekFrame,
  targetMinutes: number,
): SeasonWeek => ({
  week: frame.week,
  phase: frame.phase,
  phaseWeek: frame.phaseWeek,
  phaseWeeks: frame.phaseWeeks,
  isRecovery: frame.isRecovery,
  targetMinutes,
  aim: weekAim({ ...frame, totalWeeks: request.totalWeeks }),
});
