import type { Queryable } from "../tables/database.ts";
import { hasParts, type ActivityRow, type DateRange } from "./activities.ts";

/** The inputs of an activity's training load, and its matched plan. */
export type RecordedActivityRow = Pick<
  ActivityRow,
  | "id"
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
  | "hasParts"
  | "duplicateOf"
> & { linkedPlanId: number | null };

/** All of the user's activities of these days, by date. */
export function listRecordedActivities(
  db: Queryable,
  { userId, from, to }: { userId: number } & DateRange,
): Promise<RecordedActivityRow[]> {
  return db
    .selectFrom("wearableActivity as activity")
    .leftJoin("exercise", (join) =>
      join
        .onRef("exercise.userId", "=", "activity.userId")
        .onRef("exercise.matchedActivityId", "=", "activity.id"),
    )
    .select([
      "activity.id",
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
      "activity.duplicateOf",
      hasParts(),
      "exercise.trainingPlanId as linkedPlanId",
    ])
    .where("activity.userId", "=", userId)
    .where("activity.localDate", ">=", from)
    .where("activity.localDate", "<=", to)
    .orderBy("activity.localDate")
    .orderBy("activity.id")
    .execute();
}
