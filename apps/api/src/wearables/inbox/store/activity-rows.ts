import { createHash } from "node:crypto";
import type { ReceivedActivity } from "@triplan/db";
import { disciplineOf, isoDate, thinStream } from "@triplan/domain";
import type { ActivityItem, NeutralActivity } from "@triplan/wearable";
import { MAX_POINTS } from "../../../modules/imports/stream-bytes.ts";

export interface ActivityOrigin {
  userId: number;
  connectionId: number;
  provider: string;
  /** Id of the webhook log row: among equal ranks the later one wins. */
  logId: number;
}

const DAY = 86_400_000;

/** The rows to store, and the reasons why the others are rejected. */
export function activityRows(
  items: readonly ActivityItem[],
  origin: ActivityOrigin,
  now: Date,
): { rows: ReceivedActivity[]; problems: string[] } {
  const rows: ReceivedActivity[] = [];
  const problems: string[] = [];
  for (const item of items) {
    const problem = activityProblem(item.activity, now);
    if (problem) problems.push(`${item.activity.providerActivityId}: ${problem}`);
    else rows.push(activityRow(item, origin));
  }
  return { rows, problems };
}

/** Why the activity is rejected, or null. */
function activityProblem(activity: NeutralActivity, now: Date): string | null {
  // One day of tolerance covers every time zone and a fast clock.
  if (activity.startTime.getTime() > now.getTime() + DAY) return "starts in the future";
  if (!isStorable(activity)) return "contains characters that can't be stored";
  return null;
}

/** The day follows the provider's offset, so it is the athlete's own. */
function activityRow(item: ActivityItem, origin: ActivityOrigin): ReceivedActivity {
  const { activity } = item;
  const { detail } = activity;
  const content = {
    provider: origin.provider,
    providerActivityId: activity.providerActivityId,
    providerSummaryId: activity.providerSummaryId,
    parentProviderId: activity.parentProviderId,
    isParent: activity.isParent,
    source: "webhook" as const,
    name: activity.name,
    activityType: activity.providerType,
    family: activity.family,
    discipline: disciplineOf(activity.family),
    startTime: activity.startTime.toISOString(),
    startOffsetSeconds: activity.startOffsetSeconds,
    localDate: localDate(activity),
    durationSeconds: activity.durationSeconds,
    distanceMeters: activity.distanceMeters,
    averagePace: activity.averagePace,
    averageSpeed: activity.averageSpeed,
    averageHeartRate: activity.averageHeartRate,
    maxHeartRate: activity.maxHeartRate,
    calories: activity.calories,
    elevationGain: activity.elevationGain,
    deviceName: activity.deviceName,
    activityData: JSON.stringify(activity.details),
    flags: flagsOf(activity),
  };
  return {
    ...content,
    userId: origin.userId,
    connectionId: origin.connectionId,
    contentHash: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
    sourceRank: item.rank,
    sourceVersion: origin.logId,
    ...(detail && { detail: { ...detail, stream: thinStream(detail.stream, MAX_POINTS) } }),
  };
}

function localDate({ startTime, startOffsetSeconds }: NeutralActivity) {
  const local = new Date(startTime.getTime() + (startOffsetSeconds ?? 0) * 1000);
  return isoDate(local.toISOString().slice(0, 10));
}

const flagsOf = (activity: NeutralActivity): string[] => [
  ...(activity.startOffsetSeconds === null ? ["no_offset"] : []),
  ...(activity.isManual ? ["manual"] : []),
];

/** PostgreSQL rejects NUL and would replace a lone surrogate. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}
