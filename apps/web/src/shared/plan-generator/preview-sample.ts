import type { Units } from "@triplan/domain";
import {
  previewPlan,
  type PlannedWeek,
  type PlanRequest,
  type SeasonPreview,
} from "@triplan/plan-engine";
import { sampleWeekOf } from "./sample-week-of.ts";

export interface SamplePreview extends SeasonPreview {
  /** The most representative week with its exercises. */
  sample: PlannedWeek | undefined;
}

/** `previewPlan` with one of the weeks: to copy all of them out of a worker blocks the page. */
export function previewSample(request: PlanRequest, units?: Units): SamplePreview {
  const { planned, ...season } = previewPlan(request, units);
  return { ...season, sample: sampleWeekOf(planned) };
}
