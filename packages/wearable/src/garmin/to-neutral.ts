import type { NeutralActivity } from "../port/neutral-activity.ts";
import { SLOWEST_PACE, type GarminActivity } from "./activity-schema.ts";
import { sportFamilyOf } from "./sport-families.ts";

const SECONDS_PER_MINUTE = 60;
const METERS_PER_KM = 1000;

/** What is kept in the provider's own words. Places on the map are not among them. */
const DETAILS = [
  "averageSpeedInMetersPerSecond",
  "maxSpeedInMetersPerSecond",
  "maxPaceInMinutesPerKilometer",
  "averageRunCadenceInStepsPerMinute",
  "averageBikeCadenceInRoundsPerMinute",
  "averageBikingCadenceInRevPerMinute",
  "averageSwimCadenceInStrokesPerMinute",
  "totalElevationLossInMeters",
  "steps",
  "numberOfActiveLengths",
] as const satisfies readonly (keyof GarminActivity)[];

/** The activity in our words and units, or null when it has no id. */
export function toNeutral(sent: GarminActivity): NeutralActivity | null {
  // A summary's details have its id with a suffix: one activity, told at more length.
  const summaryId = sent.summaryId?.replace(/-detail$/, "") ?? null;
  const providerActivityId = sent.activityId ?? summaryId;
  if (!providerActivityId) return null;
  return {
    providerActivityId,
    providerSummaryId: summaryId,
    parentProviderId: sent.parentSummaryId ?? null,
    isParent: sent.isParent ?? false,
    isManual: sent.manual === true || sent.isWebUpload === true,
    name: sent.activityName ?? null,
    providerType: sent.activityType,
    family: sportFamilyOf(sent.activityType),
    startTime: new Date(sent.startTimeInSeconds * 1000),
    startOffsetSeconds: sent.startTimeOffsetInSeconds ?? null,
    durationSeconds: sent.durationInSeconds,
    distanceMeters: sent.distanceInMeters ?? null,
    averageSpeed: sent.averageSpeedInMetersPerSecond ?? null,
    averagePace: paceOf(sent),
    averageHeartRate: sent.averageHeartRateInBeatsPerMinute ?? null,
    maxHeartRate: sent.maxHeartRateInBeatsPerMinute ?? null,
    calories: sent.activeKilocalories ?? null,
    elevationGain: sent.totalElevationGainInMeters ?? null,
    deviceName: sent.deviceName ?? null,
    details: detailsOf(sent),
  };
}

/**
 * Seconds per kilometre: as sent, in decimal minutes, or else from the speed. Who stood still has
 * none.
 */
function paceOf(sent: GarminActivity): number | null {
  const minutes = sent.averagePaceInMinutesPerKilometer;
  if (minutes) return minutes * SECONDS_PER_MINUTE;
  const pace = METERS_PER_KM / (sent.averageSpeedInMetersPerSecond ?? 0);
  return pace <= SLOWEST_PACE * SECONDS_PER_MINUTE ? pace : null;
}

const detailsOf = (sent: GarminActivity): Record<string, unknown> =>
  Object.fromEntries(
    DETAILS.flatMap((name) =>
      sent[name] === null || sent[name] === undefined ? [] : [[name, sent[name]]],
    ),
  );
