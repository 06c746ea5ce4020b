import type { Discipline, ScoredLoad, Thresholds, Zone } from "@triplan/domain";
import {
  isIndoor,
  isMotorized,
  measuredPace,
  METERS_PER_MILE,
  RPE_OF_ZONE,
  thresholdHeartRate,
  ZONES,
} from "@triplan/domain";
import { ZONE_INTENSITY } from "../intensity/index.ts";
import type { DoneActivity } from "./done-activity.ts";
import { hourlyLoad } from "./exercise-load.ts";
import { interpolate, type Point } from "./interpolate.ts";

/** An activity with the sport whose zones it is judged by. */
export interface JudgedActivity {
  activity: DoneActivity;
  /** Walks and other sports are judged by the zones of riding. */
  sport: Discipline;
  foot: "run" | "walk" | null;
}

/** Load of so many seconds at an intensity. */
export const loadOf = (sport: Discipline, seconds: number, intensity: number): number =>
  (Math.max(0, seconds) / 3600) * hourlyLoad(sport, intensity);

/** Load by power on the bike; null without power or threshold, and with a motor. */
export function loadByPower(
  { activity, sport }: JudgedActivity,
  { ftpWatts }: Thresholds,
): ScoredLoad | null {
  const { family, activityType, duration, normalizedPower, averagePower } = activity;
  const watts = normalizedPower ?? averagePower ?? null;
  if (family !== "bike" || isMotorized(activityType) || !ftpWatts || !watts) return null;
  return {
    load: loadOf(sport, duration, watts / ftpWatts),
    method: "power",
    quality: normalizedPower ? "measured" : "rough",
  };
}

/** Middle of zones 1 to 5 in percent of threshold heart rate. */
const HEART_RATE_OF_ZONE = { Z1: 75, Z2: 85, Z3: 92, Z4: 97.5, Z5: 102 } as const;
const MIN_HEART_RATE = 60;
const MAX_OF_THRESHOLD = 1.15;

/** Load at a mean heart rate; null without one, or if it can't be. Zones, since a square overrates. */
export function loadAtHeartRate(
  { activity, sport }: JudgedActivity,
  threshold: number,
): number | null {
  const { averageHeartRate, duration } = activity;
  if (averageHeartRate === null || averageHeartRate < MIN_HEART_RATE) return null;
  if (averageHeartRate > MAX_OF_THRESHOLD * threshold) return null;
  const points = pointsOf(sport, HEART_RATE_OF_ZONE);
  return loadOf(sport, duration, interpolate(points, (100 * averageHeartRate) / threshold));
}

/** Load by heart rate on land; null without a known threshold. */
export function loadByHeartRate(judged: JudgedActivity, thresholds: Thresholds): ScoredLoad | null {
  if (judged.activity.family === "swim") return null;
  const ofRide = thresholdHeartRate("bike", thresholds);
  const ofRun = thresholdHeartRate("run", thresholds);
  const threshold = judged.foot ? (ofRun ?? ofRide) : (ofRide ?? ofRun);
  if (!threshold) return null;
  const load = loadAtHeartRate(judged, threshold.value);
  const quality = threshold.isEstimated ? "rough" : "measured";
  return load === null ? null : { load, method: "heart-rate", quality };
}

/** Load by pace of an outdoor run, or of a swim without its rests. */
export function loadByPace(judged: JudgedActivity, thresholds: Thresholds): ScoredLoad | null {
  const { activity, foot } = judged;
  const isOutdoorRun = foot === "run" && !isIndoor(activity.activityType);
  const load =
    activity.family === "swim"
      ? swimLoad(activity, thresholds)
      : isOutdoorRun
        ? runLoad(activity, thresholds)
        : null;
  return load === null ? null : { load, method: "pace", quality: "measured" };
}

function runLoad(activity: DoneActivity, { runThreshold }: Thresholds): number | null {
  const pace = secondsPerMile(activity);
  if (!runThreshold || pace === null) return null;
  return loadOf("run", activity.duration, runThreshold / pace);
}

/** Mean pace; null if it was not measured. */
export function secondsPerMile(activity: DoneActivity): number | null {
  const pace = measuredPace(activity);
  return pace === null ? null : (pace * METERS_PER_MILE) / 1000;
}

function swimLoad(activity: DoneActivity, { css }: Thresholds): number | null {
  const moving = movingSeconds(activity);
  const pace = activity.distance ? moving / (activity.distance / 100) : swimPace(activity);
  if (!css || !pace) return null;
  return loadOf("swim", moving, css / pace);
}

const swimPace = (activity: DoneActivity) => (measuredPace(activity) ?? 0) / 10;

/** Watches leave rests out of a swim's pace, but not out of its duration. */
function movingSeconds(activity: DoneActivity): number {
  if (activity.movingSeconds) return Math.min(activity.duration, activity.movingSeconds);
  const pace = measuredPace(activity);
  if (!pace || !activity.distance) return activity.duration;
  return Math.min(activity.duration, (pace * activity.distance) / 1000);
}

/** Intensity that feels like this exertion, 1 to 10. */
export const intensityOfRpe = (sport: Discipline, rpe: number): number =>
  interpolate(pointsOf(sport, RPE_OF_ZONE), rpe);

function pointsOf(
  sport: Discipline,
  table: Readonly<Partial<Record<Zone, number>>>,
): [Point, ...Point[]] {
  const points = ZONES.flatMap((zone) => {
    const at = table[zone];
    return at === undefined ? [] : [{ at, value: ZONE_INTENSITY[sport][zone] }];
  });
  const [first, ...rest] = points;
  return [first ?? { at: 0, value: ZONE_INTENSITY[sport].Z2 }, ...rest];
}
