import type { NeutralActivity } from "../port/neutral-activity.ts";
import { SLOWEST_PACE, type GarminActivity } from "./activity-schema.ts";
import { sportFamilyOf } from "./sport-families.ts";

const SECONDS_PER_MINUTE = 60;
const METERS_PER_KM = 1000;

/** Fields kept with the provider's names. Locations are excluded. */
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

/** The activity in neutral words and units, or null without an id. */
export function toNeutral(sent: GarminActivity): NeutralActivity | null {
  // Details use the summary's id with a suffix; both are one activity.
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
    detail: null,
    details: detailsOf(sent),
  };
}

/** Seconds per kilometre, from decimal minutes or else from the speed; null without movement. */
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
