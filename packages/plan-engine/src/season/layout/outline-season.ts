import type { Units } from "@triplan/domain";
import type { PlanRequest, PreviewWeek, Season } from "../../model/plan-types.ts";
import { laidOutMinutes, layOutPlan } from "./lay-out-plan.ts";
import { preparation } from "./preparation.ts";
import { seasonBasis } from "./season-basis.ts";
import { seasonLimits } from "./season-warnings.ts";
import { seasonWeek } from "./season-weeks.ts";

/** A season whose weeks have the minutes of their layout. */
export interface SeasonOutline extends Season {
  weeks: readonly PreviewWeek[];
}

/**
 * Season overview: phase and minutes of each week, limits in the given units, and how far it prepares.
 * Cheaper than a plan, since it writes no exercises. A plan whose weeks have other minutes is smaller
 * because of the load of its exercises; `previewPlan` has its limits. Never throws.
 */
export function outlineSeason(request: PlanRequest, units?: Units): SeasonOutline {
  const basis = seasonBasis(request);
  const { weeks } = layOutPlan(basis);
  return {
    weeks: weeks.map((week) => ({ ...seasonWeek(week.frame), minutes: laidOutMinutes(week) })),
    limits: seasonLimits(basis, weeks, units),
    preparation: preparation(basis, weeks),
  };
}
