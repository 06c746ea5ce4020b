import { minutesOf, writtenPlan } from "./write/write-plan.ts";
import type { PlannedWeek, PlanRequest, SeasonPreview } from "./plan-types.ts";
import { seasonPreview } from "./preview-season.ts";
import { seasonBasis } from "./season/season-basis.ts";

export interface PlanPreview extends SeasonPreview {
  /** The same weeks with their exercises. */
  planned: readonly PlannedWeek[];
}

/** Previews the plan that `generatePlan` makes of the request. Never throws. */
export function previewPlan(request: PlanRequest): PlanPreview {
  const { basis, weeks } = writtenPlan(seasonBasis(request));
  return { ...seasonPreview(request, basis, weeks.map(minutesOf)), planned: weeks };
}
