import type { UnitPreference } from "@triplan/domain";
import { weekAim, type WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest, Season, SeasonWeek } from "../../model/plan-types.ts";
import { seasonBasis } from "./season-basis.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { seasonLimits } from "./season-warnings.ts";

/**
 * Season overview: phase and aim of each week, and limits in the given units. Any valid request
 * gives `totalWeeks` weeks. Cheaper than a plan, since it writes no exercises. Never throws.
 */
export function outlineSeason(request: PlanRequest, units?: UnitPreference): Season {
  const basis = seasonBasis(request);
  return {
    weeks: basis.frames.map((frame) => seasonWeek(frame, basis.totalWeeks)),
    limits: seasonLimits(basis, layOutPlan(basis).weeks, units),
  };
}

export const seasonWeek = (frame: WeekFrame, totalWeeks: number): SeasonWeek => ({
  week: frame.week,
  phase: frame.phase,
  phaseWeek: frame.phaseWeek,
  phaseWeeks: frame.phaseWeeks,
  isRecovery: frame.isRecovery,
  isPartial: frame.isPartial,
  aim: weekAim({ ...frame, totalWeeks }),
});
