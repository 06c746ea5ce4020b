import { between, hashNumber, seededRandom, type Random } from "../shared/random.ts";
import type { ActivitySummary } from "./activity-summary.ts";
import type { Athlete } from "./athlete.ts";
import type { Sport, UsualUnit } from "./week-pattern.ts";

const SPEED = { swim: "swimSpeed", bike: "bikeSpeed", run: "runSpeed" } as const satisfies Record<
  Sport,
  keyof Athlete
>;
const KILOCALORIES_PER_MINUTE = { swim: 9, bike: 10, run: 12 } as const satisfies Record<
  Sport,
  number
>;
const POOL_METERS = 25;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

type Extra = (unit: UsualUnit, pace: { speed: number; meters: number }, random: Random) => object;

/** The provider omits fields that a sport lacks: only runs have a pace. */
const EXTRA_OF_SPORT: Readonly<Record<Sport, Extra>> = {
  swim: (unit, { meters }, random) => ({
    averageSwimCadenceInStrokesPerMinute: Math.round(between(random, 22, 30)),
    ...(unit.type === "LAP_SWIMMING" && { numberOfActiveLengths: meters / POOL_METERS }),
  }),
  bike: (_unit, { meters }, random) => ({
    averageBikeCadenceInRoundsPerMinute: Math.round(between(random, 80, 92)),
    totalElevationGainInMeters: Math.round((meters / 1000) * between(random, 4, 12)),
  }),
  run: (_unit, { speed, meters }, random) => {
    const cadence = Math.round(between(random, 164, 178));
    return {
      averagePaceInMinutesPerKilometer: rounded(1000 / speed / 60, 6),
      averageRunCadenceInStepsPerMinute: cadence,
      steps: Math.round((cadence * meters) / speed / 60),
      totalElevationGainInMeters: Math.round((meters / 1000) * between(random, 3, 9)),
    };
  },
};

/**
 * The recording of one unit on a calendar date. Depends only on the seed, the athlete, the date and
 * the unit.
 * @param midnight start of the date in Unix seconds, read as UTC
 * @param load the week's share of the usual volume
 */
export function recordUnit(
  athlete: Athlete,
  unit: UsualUnit,
  midnight: number,
  load: number,
  seed: string,
): ActivitySummary {
  const key = `${seed}/${athlete.userId}/${midnight}/${unit.type}/${unit.hour}`;
  const random = seededRandom(key);
  const speed = athlete[SPEED[unit.sport]] * unit.effort * between(random, 0.97, 1.03);
  const planned = unit.minutes * 60 * athlete.volume * load * between(random, 0.93, 1.07);
  const grain = unit.type === "LAP_SWIMMING" ? POOL_METERS * 2 : 1;
  const meters = Math.round((planned * speed) / grain) * grain;
  const seconds = Math.round(meters / speed);
  const heartRate = Math.round(athlete.heartRate * unit.effort * between(random, 0.97, 1.03));
  const local = midnight + unit.hour * 3600 + Math.round(between(random, -600, 600));
  const activityId = 10_000_000_000 + (hashNumber(key) % 10_000_000_000);
  return {
    userId: athlete.userId,
    summaryId: String(activityId),
    activityId,
    activityName: unit.name,
    activityType: unit.type,
    deviceName: athlete.device,
    startTimeInSeconds: local - athlete.offsetSeconds,
    startTimeOffsetInSeconds: athlete.offsetSeconds,
    durationInSeconds: seconds,
    distanceInMeters: meters,
    averageSpeedInMetersPerSecond: rounded(meters / seconds, 3),
    maxSpeedInMetersPerSecond: rounded((meters / seconds) * between(random, 1.15, 1.4), 3),
    averageHeartRateInBeatsPerMinute: heartRate,
    maxHeartRateInBeatsPerMinute: heartRate + Math.round(between(random, 12, 28)),
    activeKilocalories: Math.round((seconds / 60) * KILOCALORIES_PER_MINUTE[unit.sport]),
    ...EXTRA_OF_SPORT[unit.sport](unit, { speed: meters / seconds, meters }, random),
    manual: false,
    isWebUpload: false,
  };
}
