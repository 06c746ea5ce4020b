import type { Units } from "@triplan/domain";
import type { OptimisedSeason, PlanRequest, SeasonPreview } from "../../model/plan-types.ts";
import { USED_AVAILABILITY } from "../../week/index.ts";
import { limitSentence } from "../optimise/limit-sentence.ts";
import type { BindingLimit } from "../volume/binding-limit.ts";
import { peakTarget, usualPeak } from "../volume/volume-curve.ts";
import { laidOutMinutes, layOutPlan } from "./lay-out-plan.ts";
import type { LaidOutWeek } from "./lay-out-week.ts";
import { preparation } from "./preparation.ts";
import { seasonBasis, withoutOptimising, type SeasonBasis } from "./season-basis.ts";
import { seasonLimits } from "./season-warnings.ts";
import { seasonWeek } from "./season-weeks.ts";

/**
 * Previews the season without writing its exercises. A few plans are smaller or not optimised once
 * the load of their exercises is known; `previewPlan` shows them. Never throws.
 */
export function previewSeason(request: PlanRequest, units?: Units): SeasonPreview {
  const { basis, weeks } = layOutPlan(seasonBasis(request));
  return seasonPreview(basis, weeks, weeks.map(laidOutMinutes), units);
}

/** The preview of a requested plan, from its season and the minutes of its weeks. */
export function seasonPreview(
  basis: SeasonBasis,
  laidOut: readonly LaidOutWeek[],
  minutes: readonly number[],
  units?: Units,
): SeasonPreview {
  return {
    weeks: basis.frames.map((frame, index) => ({
      ...seasonWeek(frame),
      minutes: minutes[index] ?? 0,
    })),
    optimised: optimisedSeason(basis),
    limits: seasonLimits(basis, laidOut, units),
    preparation: preparation(basis, laidOut),
    usualPeak: usualPeak(basis),
  };
}

function optimisedSeason(basis: SeasonBasis): OptimisedSeason | null {
  const { frames, curve } = basis;
  const { best, growth } = curve;
  if (!best) return null;
  const isDayBound = USED_AVAILABILITY * basis.fullCapacity <= peakTarget(basis, basis);
  return {
    first: layOutPlan(withoutOptimising(basis)).weeks.map(laidOutMinutes),
    reasons: frames.map((frame, index) =>
      limitSentence(best.binding[index] ?? NOT_BOUND, { frame, growth, isDayBound }),
    ),
  };
}

const NOT_BOUND: BindingLimit = { kind: "none", value: 0 };
