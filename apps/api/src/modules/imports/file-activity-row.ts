import type { Recording } from "@triplan/activity-files";
import type { NewActivity } from "@triplan/db";
import {
  dateInZone,
  disciplineOf,
  isPossibleDistance,
  isRun,
  timeInZones,
  type Thresholds,
} from "@triplan/domain";
import { effortsOf } from "./efforts-of.ts";

const FILE_PROVIDER = "file";

interface FileOrigin {
  userId: number;
  importId: number;
  /** Of the file's bytes, in hexadecimal. */
  sha256: string;
  /** The athlete's zone, for a recording without one. */
  timeZone: string;
}

/** Ids of a file's recordings: the same bytes have the same ids. */
export const fileActivityId = (sha256: string, index: number): string => `${sha256}:${index}`;

/** The day of a recording in the athlete's zone. */
export const recordedDay = (
  { startTime, startOffsetSeconds }: Recording,
  { timeZone }: Pick<FileOrigin, "timeZone">,
) =>
  startOffsetSeconds === null
    ? dateInZone(startTime, timeZone)
    : dateInZone(new Date(startTime.getTime() + startOffsetSeconds * 1000), "UTC");

/** True if nobody covers that distance in this time. */
export function isDistanceWrong({ family, distanceMeters, durationSeconds }: Recording): boolean {
  if (distanceMeters === null) return false;
  if (family !== "swim" && family !== "bike" && family !== "run") return false;
  return !isPossibleDistance(family, { meters: distanceMeters, seconds: durationSeconds });
}

/** The row of a file's recording; a distance that can't be is left out. */
export function fileActivityRow(
  recording: Recording,
  index: number,
  { origin, thresholds }: { origin: FileOrigin; thresholds: Thresholds },
): NewActivity {
  const { family, activityType, stream } = recording;
  const isWrong = isDistanceWrong(recording);
  const zoned = { family, isRun: isRun({ family, activityType }), stream };
  const zones = timeInZones(zoned, thresholds);
  return {
    userId: origin.userId,
    importId: origin.importId,
    provider: FILE_PROVIDER,
    providerActivityId: fileActivityId(origin.sha256, index),
    parentProviderId: recording.isPart ? origin.sha256 : null,
    source: "file",
    name: recording.name,
    activityType,
    family,
    discipline: disciplineOf(family),
    startTime: recording.startTime.toISOString(),
    startOffsetSeconds: recording.startOffsetSeconds,
    localDate: recordedDay(recording, origin),
    durationSeconds: recording.durationSeconds,
    distanceMeters: isWrong ? null : recording.distanceMeters,
    averageSpeed: isWrong ? null : recording.averageSpeed,
    averageHeartRate: recording.averageHeartRate,
    maxHeartRate: recording.maxHeartRate,
    averagePower: recording.averagePower,
    normalizedPower: recording.normalizedPower,
    zoneSeconds: zones && JSON.stringify(zones.zoneSeconds),
    zoneBasis: zones?.zoneBasis ?? null,
    efforts: isWrong ? null : effortsOf(recording, recording),
    calories: recording.calories,
    elevationGain: recording.elevationGain,
    rpe: recording.rpe,
    feeling: recording.feeling,
    deviceName: recording.deviceName,
    contentHash: origin.sha256,
    flags: recording.startOffsetSeconds === null ? ["no_offset"] : [],
  };
}
