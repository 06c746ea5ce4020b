import type { RecordedEfforts } from "@triplan/domain";
import type { Queryable } from "../tables/database.ts";
import { hasParts, type ActivityRow, type DateRange } from "./activities.ts";

const RECORDED_COLUMNS = [
  "activity.id",
  "activity.name as activityName",
  "activity.source",
  "activity.family",
  "activity.activityType",
  "activity.localDate",
  "activity.durationSeconds as duration",
  "activity.distanceMeters as distance",
  "activity.averagePace",
  "activity.averageSpeed",
  "activity.averageHeartRate",
  "activity.maxHeartRate",
  "activity.rpe",
  "activity.feeling",
  "activity.averagePower",
  "activity.normalizedPower",
  "activity.zoneSeconds",
  "activity.zoneBasis",
  "activity.efforts",
  "activity.duplicateOf",
] as const;

/** What an activity counts with: its load, its time in zones, and what it may duplicate. */
export interface RecordedActivityRow extends Pick<
  ActivityRow,
  | "id"
  | "activityName"
  | "source"
  | "family"
  | "activityType"
  | "localDate"
  | "duration"
  | "distance"
  | "averagePace"
  | "averageSpeed"
  | "averageHeartRate"
  | "maxHeartRate"
  | "rpe"
  | "feeling"
  | "averagePower"
  | "normalizedPower"
  | "zoneSeconds"
  | "zoneBasis"
  | "duplicateOf"
  | "hasParts"
> {
  efforts: RecordedEfforts | null;
}

/** All of the user's activities of these days, by date. */
export function listRecordedActivities(
  db: Queryable,
  { userId, from, to }: { userId: number } & DateRange,
): Promise<RecordedActivityRow[]> {
  return db
    .selectFrom("wearableActivity as activity")
    .select([...RECORDED_COLUMNS, hasParts()])
    .where("activity.userId", "=", userId)
    .where("activity.localDate", ">=", from)
    .where("activity.localDate", "<=", to)
    .orderBy("activity.localDate")
    .orderBy("activity.id")
    .execute();
}
