import type { WeekFrame } from "../../calendar/index.ts";
import type { SeasonFacts } from "../../week/index.ts";
import type { VolumeCurve } from "../volume/volume-curve.ts";
import { weekTargets } from "../volume/week-targets.ts";
import { expectedGain } from "./expected-gain.ts";
import { loadOfHour } from "./load-of-hour.ts";
import { optimiseCurve } from "./optimise-curve.ts";

interface FirstCurve {
  frames: readonly WeekFrame[];
  curve: VolumeCurve;
  /** Maximum minutes of a week. */
  peak: number;
  fullCapacity: number;
  /** Hours of the optimised weeks as a share of the first curve's; 1 if left out. */
  hours?: number;
}

/** Smaller gains get lost when exercises are rounded to five minutes and placed on days. */
const MIN_GAIN = 0.01;

/**
 * Optimises the weeks of the curve together. Returns the curve unchanged if the gain is too small,
 * as in short plans.
 */
export function bestCurve(
  season: Pick<SeasonFacts, "raceType" | "level" | "minutesBefore">,
  { frames, curve, peak, fullCapacity, hours = 1 }: FirstCurve,
): VolumeCurve {
  const hourLoads = frames.map((frame) => loadOfHour(season, frame));
  const first = weekTargets(frames, curve, fullCapacity);
  const best = optimiseCurve({
    level: season.level,
    minutesBefore: season.minutesBefore,
    frames,
    hourLoads,
    first,
    peak: Math.max(peak, ...first),
    curve,
    hours,
  });
  if (!best) return curve;
  let level = curve.start;
  const loading = frames.map((frame) => {
    if (frame.isLoading) level = best.minutes[frame.week - 1] ?? level;
    return level;
  });
  const optimised = { ...curve, loading, best };
  const targets = weekTargets(frames, optimised, fullCapacity);
  const gain = expectedGain({ frames, hourLoads }, first, targets);
  return gain >= MIN_GAIN ? optimised : curve;
}
