import type { Units } from "@triplan/domain";
import type { WeekFrame } from "../../calendar/index.ts";
import type { PlanRequest, Season, SeasonWeek } from "../../model/plan-types.ts";
import { seasonBasis } from "./season-basis.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { preparation } from "./preparation.ts";
import { seasonLimits } from "./season-warnings.ts";

/**
 * Season overview: phase of each week, limits in the given units, and how far it prepares. Any valid request
 * gives `totalWeeks` weeks. Cheaper than a plan, since it writes no exercises. Never throws.
 */
export function outlineSeason(request: PlanRequest, units?: Units): Season {
  const basis = seasonBasis(request);
  const { weeks } = layOutPlan(basis);
  return {
    weeks: basis.frames.map(seasonWeek),
    limits: seasonLimits(basis, weeks, units),
    preparation: preparation(basis, weeks),
  };
}

export const seasonWeek = (frame: WeekFrame): SeasonWeek => ({
  week: frame.week,
  phase: frame.phase,
  phaseWeek: frame.phaseWeek,
  phaseWeeks: frame.phaseWeeks,
  isRecovery: frame.isRecovery,
  isPartial: frame.isPartial,
});
