import type { UnitPreference } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest, Season, SeasonWeek } from "../../model/plan-types.ts";
import { seasonBasis } from "./season-basis.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { weekAims } from "./week-aims.ts";
import { seasonLimits } from "./season-warnings.ts";

/**
 * Season overview: phase and aim of each week, and limits in the given units. Any valid request
 * gives `totalWeeks` weeks. Cheaper than a plan, since it writes no exercises. Never throws.
 */
export function outlineSeason(request: PlanRequest, units?: UnitPreference): Season {
  const basis = seasonBasis(request);
  const { weeks } = layOutPlan(basis);
  const aims = weekAims(basis, weeks);
  return {
    weeks: basis.frames.map((frame, index) => seasonWeek(frame, aims[index])),
    limits: seasonLimits(basis, weeks, units),
  };
}

export const seasonWeek = (frame: WeekFrame, aim = ""): SeasonWeek => ({
  week: frame.week,
  phase: frame.phase,
  phaseWeek: frame.phaseWeek,
  phaseWeeks: frame.phaseWeeks,
  isRecovery: frame.isRecovery,
  isPartial: frame.isPartial,
  aim,
});
