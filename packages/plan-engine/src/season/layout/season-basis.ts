import type { PerDiscipline } from "@triplan/domain";
import {
  countTrainingWeeks,
  ordinaryWeek,
  periodise,
  weekCapacity,
  type WeekFrame,
} from "../../calendar/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { disciplineShares, longRunStart } from "../../week/index.ts";
import { bestCurve } from "../optimise/best-curve.ts";
import { keptStart, peakTarget, volumeCurve, type VolumeCurve } from "../volume/volume-curve.ts";
import { schedulableMinutes } from "./schedulable-minutes.ts";

/** Properties shared by all weeks of a plan; they follow from the request alone. */
export interface SeasonBasis {
  request: PlanRequest;
  frames: readonly WeekFrame[];
  curve: VolumeCurve;
  /** Assumed current longest run, in minutes. */
  runStart: number;
  /** Share of each discipline in the weekly time. */
  shares: PerDiscipline<number>;
  /** Weeks before the taper. */
  trainingWeeks: number;
  /** Available minutes of an ordinary week. */
  fullCapacity: number;
}

/** The season with another peak, in minutes. */
export const withPeak = (basis: SeasonBasis, peak: number): SeasonBasis => ({
  ...basis,
  curve: volumeCurve(basis.request, basis.frames, peak, keptStart(basis.curve.start, peak)),
});

/** The season with the first curve instead of the optimised one. */
export const withoutOptimising = ({ request }: SeasonBasis): SeasonBasis =>
  seasonBasis({ ...request, optimiseLoad: false });

export function seasonBasis(request: PlanRequest): SeasonBasis {
  const frames = periodise(request);
  const shares = disciplineShares(request.raceType, request.paces);
  const peak = schedulableMinutes(request, shares, peakTarget(request));
  const fullCapacity = weekCapacity(ordinaryWeek(request.schedule));
  const curve = volumeCurve(request, frames, peak);
  return {
    request,
    frames,
    shares,
    curve: request.optimiseLoad
      ? bestCurve({ request, frames, shares, curve, peak, fullCapacity })
      : curve,
    runStart: longRunStart(request, frames),
    trainingWeeks: countTrainingWeeks(frames),
    fullCapacity,
  };
}
