import {
  isIndoor,
  isRun,
  type ScoredLoad,
  type SportFamily,
  type Thresholds,
} from "@triplan/domain";
import { ZONE_INTENSITY } from "../intensity/index.ts";
import { clamp } from "../model/numbers.ts";
import type { DoneActivity } from "./done-activity.ts";
import {
  intensityOfRpe,
  loadAtHeartRate,
  loadByHeartRate,
  loadByPace,
  loadByPower,
  loadOf,
  secondsPerMile,
  type JudgedActivity,
} from "./measured-load.ts";

/** What the load of an activity is measured against. */
export interface LoadThresholds {
  /** Those of the day of the activity. */
  thresholds: Thresholds;
  /** Highest heart rate recorded up to that day, in beats per minute; null if none was. */
  highestHeartRate: number | null;
}

/** The exercise that an activity completed. */
export interface PlannedEffort {
  /** Its planned training load. */
  load: number;
  minutes: number;
  /** How hard it feels if it is done as planned; null if unknown. */
  expectedRpe: number | null;
}

/**
 * Training load of an activity, 100 for an hour at threshold, by the first method that is possible
 * and plausible: power, heart rate, pace (for swims without rests), perceived exertion, and the load
 * of the exercise that it completed. Without any of these a usual intensity of the sport.
 * @see docs/plan-engine.md#load-fitness-and-form
 */
export function activityLoad(
  activity: DoneActivity,
  { thresholds, highestHeartRate }: LoadThresholds,
  planned: PlannedEffort | null = null,
): ScoredLoad {
  const judged = judge(activity, thresholds);
  const measured = [loadByPower, loadByHeartRate, loadByPace]
    .map((method) => method(judged, thresholds))
    .find((scored) => scored !== null && isPlausible(judged, scored.load));
  return (
    measured ??
    loadByRpe(judged, planned) ??
    (planned && loadAsPlanned(planned, activity.duration / 60)) ??
    loadByAssumedHeartRate(judged, highestHeartRate) ??
    loadByTime(judged)
  );
}

/** Load of an exercise that was completed in these minutes, where nothing else is known. */
export const loadAsPlanned = (
  { load, minutes }: Pick<PlannedEffort, "load" | "minutes">,
  doneMinutes: number,
): ScoredLoad => ({ load: (load * doneMinutes) / minutes, method: "plan", quality: "plan" });

/** A run slower than this many times the threshold pace was walked. */
const SLOWEST_RUN = 1.6;

function judge(activity: DoneActivity, { runThreshold }: Thresholds): JudgedActivity {
  const { family, activityType } = activity;
  if (family !== "run") return { activity, sport: family === "swim" ? "swim" : "bike", foot: null };
  const pace = isIndoor(activityType) ? null : secondsPerMile(activity);
  const isSlow = pace !== null && runThreshold !== undefined && pace > SLOWEST_RUN * runThreshold;
  return isSlow || !isRun(activity)
    ? { activity, sport: "bike", foot: "walk" }
    : { activity, sport: "run", foot: "run" };
}

/** Bounds as shares of an easy exercise of that time; outside them a value was measured wrong. */
const MIN_OF_EASY = 0.4;
const MAX_OF_EASY = 2.5;

function isPlausible({ activity, sport }: JudgedActivity, load: number): boolean {
  const easy = loadOf(sport, activity.duration, ZONE_INTENSITY[sport].Z2);
  return load >= MIN_OF_EASY * easy && load <= MAX_OF_EASY * easy;
}

/** Change of the planned load for each step of exertion above or below the expected one. */
const LOAD_OF_RPE_STEP = 0.1;
const MIN_FACTOR = 0.7;
const MAX_FACTOR = 1.4;

function loadByRpe(
  { activity, sport }: JudgedActivity,
  planned: PlannedEffort | null,
): ScoredLoad | null {
  const { rpe, duration } = activity;
  if (rpe === null) return null;
  if (!planned || planned.expectedRpe === null) {
    const load = loadOf(sport, duration, intensityOfRpe(sport, rpe));
    return { load, method: "rpe", quality: "rough" };
  }
  const factor = clamp(1 + LOAD_OF_RPE_STEP * (rpe - planned.expectedRpe), MIN_FACTOR, MAX_FACTOR);
  const { load } = loadAsPlanned(planned, duration / 60);
  return { load: load * factor, method: "rpe", quality: "rough" };
}

/** Threshold heart rate as a share of the highest one. */
const THRESHOLD_OF_MAX = 0.89;
/** Assumed highest heart rate until a higher one is recorded: that of a 47-year-old. */
const MIN_HIGHEST_HEART_RATE = 175;
const MAX_HEART_RATE = 230;

function loadByAssumedHeartRate(
  judged: JudgedActivity,
  recorded: number | null,
): ScoredLoad | null {
  if (judged.activity.family === "swim") return null;
  const isPossible = recorded !== null && recorded <= MAX_HEART_RATE;
  const highest = Math.max(MIN_HIGHEST_HEART_RATE, isPossible ? recorded : 0);
  const load = loadAtHeartRate(judged, THRESHOLD_OF_MAX * highest);
  return load === null || !isPlausible(judged, load)
    ? null
    : { load, method: "heart-rate", quality: "rough" };
}

/** Other sports and walks count as an easy ride; a whole multisport recording as a steady one. */
const USUAL_INTENSITY = {
  swim: ZONE_INTENSITY.swim.Z2,
  bike: ZONE_INTENSITY.bike.Z2,
  run: ZONE_INTENSITY.run.Z2,
  multisport: ZONE_INTENSITY.bike.Z2,
  transition: ZONE_INTENSITY.bike.Z1,
  other: ZONE_INTENSITY.bike.Z1,
} as const satisfies Record<SportFamily, number>;

function loadByTime({ activity, sport, foot }: JudgedActivity): ScoredLoad {
  const intensity = foot === "walk" ? USUAL_INTENSITY.other : USUAL_INTENSITY[activity.family];
  return { load: loadOf(sport, activity.duration, intensity), method: "time", quality: "rough" };
}
