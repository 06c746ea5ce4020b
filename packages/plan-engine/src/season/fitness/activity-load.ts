import type { Discipline, IsoDate, Measures, PerDiscipline, SportFamily } from "@triplan/domain";
import { measuredPace, METERS_PER_MILE, MPH_PER_METER_PER_SECOND } from "@triplan/domain";
import { thresholdPaces, ZONE_INTENSITY } from "../../intensity/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { hourlyLoad } from "./exercise-load.ts";

/** A recorded activity with the fields that its training load needs. */
export interface RecordedActivity extends Measures {
  family: SportFamily;
  /** Local date of the athlete. */
  localDate: IsoDate;
  /** Beats per minute. */
  averageHeartRate: number | null;
  maxHeartRate: number | null;
}

/** What an athlete can sustain for about an hour. */
export interface Thresholds {
  /** Metres per second. */
  speed: PerDiscipline<number>;
  /** Beats per minute, estimated. */
  heartRate: number;
}

/** Threshold heart rate as a fraction of the maximum. */
const THRESHOLD_OF_MAX = 0.89;
/** Assumed maximum until a higher heart rate is recorded: that of a 47-year-old. */
const MIN_HIGHEST_HEART_RATE = 175;
const MAX_HEART_RATE = 230;

/** Thresholds from the plan's race paces and the highest recorded heart rate. */
export function athleteThresholds(
  { raceType, paces }: Pick<PlanRequest, "raceType" | "paces">,
  activities: readonly Pick<RecordedActivity, "maxHeartRate">[],
): Thresholds {
  const { swim, bike, run } = thresholdPaces(raceType, paces);
  const rates = activities.map(({ maxHeartRate }) => maxHeartRate ?? 0);
  const highest = Math.max(
    MIN_HIGHEST_HEART_RATE,
    ...rates.filter((rate) => rate <= MAX_HEART_RATE),
  );
  return {
    speed: {
      swim: 100 / swim,
      bike: bike / MPH_PER_METER_PER_SECOND,
      run: METERS_PER_MILE / run,
    },
    heartRate: THRESHOLD_OF_MAX * highest,
  };
}

/** On flat ground bike power grows with speed^2.5; swim and run intensity equals speed. */
const POWER_OF_SPEED = { swim: 1, bike: 2.5, run: 1 } as const satisfies PerDiscipline<number>;

/** Intensities outside these bounds are walks, rests or measurement errors. */
const MIN_INTENSITY = 0.5;
const MAX_INTENSITY = 1.2;

function intensityByPace(
  sport: Discipline,
  measures: Measures,
  { speed }: Thresholds,
): number | null {
  const pace = measuredPace(measures);
  if (pace === null) return null;
  const intensity = (1000 / pace / speed[sport]) ** POWER_OF_SPEED[sport];
  return intensity > MAX_INTENSITY ? null : Math.max(MIN_INTENSITY, intensity);
}

const ZONES = ["Z1", "Z2", "Z3", "Z4", "Z5"] as const;
/** Middle of zones 1 to 5 in percent of threshold heart rate. */
const HEART_RATE_OF_ZONE = [75, 85, 92, 97.5, 102] as const;
const MIN_HEART_RATE = 60;

function intensityByHeartRate(
  sport: Discipline,
  { averageHeartRate }: RecordedActivity,
  { heartRate }: Thresholds,
): number | null {
  if (averageHeartRate === null || averageHeartRate < MIN_HEART_RATE) return null;
  if (averageHeartRate > 1.15 * heartRate) return null;
  const percent = (100 * averageHeartRate) / heartRate;
  const points = ZONES.map((zone, index) => ({
    at: HEART_RATE_OF_ZONE[index] ?? 0,
    intensity: ZONE_INTENSITY[sport][zone],
  }));
  return interpolated(points, percent);
}

interface Point {
  at: number;
  intensity: number;
}

/** Linear between the points, constant outside them. */
function interpolated(points: readonly Point[], at: number): number | null {
  const next = points.findIndex((point) => point.at >= at);
  const above = points.at(next === -1 ? -1 : next);
  const below = points.at(next === -1 ? -1 : Math.max(0, next - 1));
  if (!above || !below) return null;
  if (above.at === below.at) return above.intensity;
  const part = (at - below.at) / (above.at - below.at);
  return below.intensity + part * (above.intensity - below.intensity);
}

/** Other sports count as an easy ride; a whole multisport recording as a steady one. */
const USUAL_INTENSITY = {
  swim: ZONE_INTENSITY.swim.Z2,
  bike: ZONE_INTENSITY.bike.Z2,
  run: ZONE_INTENSITY.run.Z2,
  multisport: ZONE_INTENSITY.bike.Z2,
  transition: ZONE_INTENSITY.bike.Z1,
  other: ZONE_INTENSITY.bike.Z1,
} as const satisfies Record<SportFamily, number>;

/**
 * Training load of a recorded activity, 100 for an hour at threshold. Swims and runs use pace
 * first, rides heart rate since hills and wind change their speed; without either, an easy
 * intensity of the sport. @see docs/plan-engine.md#load-fitness-and-form
 */
export function activityLoad(activity: RecordedActivity, athlete: Thresholds): number {
  const { family, duration } = activity;
  const hours = Math.max(0, duration) / 3600;
  const sport = family === "swim" || family === "run" ? family : "bike";
  const byHeartRate = intensityByHeartRate(sport, activity, athlete);
  const isPaced = family === "swim" || family === "bike" || family === "run";
  const byPace = isPaced ? intensityByPace(sport, activity, athlete) : null;
  const measured = sport === "bike" ? (byHeartRate ?? byPace) : (byPace ?? byHeartRate);
  return hours * hourlyLoad(sport, measured ?? USUAL_INTENSITY[family]);
}
