import type { Units } from "@triplan/domain";
import type { PlannedWeek, PlanRequest, SeasonPreview } from "./model/plan-types.ts";
import { seasonBasis, seasonPreview } from "./season/index.ts";
import { minutesOf, writtenPlan } from "./sessions/index.ts";

export interface PlanPreview extends SeasonPreview {
  /** The same weeks with their exercises. */
  planned: readonly PlannedWeek[];
}

/** Previews the plan that `generatePlan` makes of the request, in the given units. Never throws. */
export function previewPlan(request: PlanRequest, units?: Units): PlanPreview {
  const { basis, weeks, laidOut } = writtenPlan(seasonBasis(request));
  return { ...seasonPreview(basis, laidOut, weeks.map(minutesOf), units), planned: weeks };
}
