import { weekAim } from "./periodise/week-aim.ts";
import type { WeekFrame } from "./periodise/periodise.ts";
import type { PlanRequest, Season, SeasonWeek } from "./plan-types.ts";
import { seasonBasis } from "./season/season-basis.ts";
import { seasonWarnings } from "./season/season-warnings.ts";
import { firstHistory, weekTarget, withWeek } from "./volume/week-target.ts";

/**
 * The season at a glance: phase, aim and target minutes of each week, and what the plan can't do.
 * Any valid request gives a season of `totalWeeks` weeks; never throws. Cheap: no exercise is made.
 * @see training.md §1, §2.1
 */
export function outlineSeason(request: PlanRequest): Season {
  const basis = seasonBasis(request);
  let history = firstHistory(basis.curve);
  const weeks = basis.frames.map((frame) => {
    const targetMinutes = weekTarget(frame, basis.curve, history, basis.fullCapacity);
    history = withWeek(history, frame, basis.curve, targetMinutes);
    return seasonWeek(request, frame, targetMinutes);
  });
  return { weeks, warnings: seasonWarnings(basis) };
}

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
