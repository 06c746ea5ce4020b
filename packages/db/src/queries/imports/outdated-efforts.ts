import { EFFORTS_VERSION, type RecordedLap, type SportFamily } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import type { ActivityKey } from "../activities.ts";

export interface OutdatedEfforts extends ActivityKey {
  family: SportFamily;
  activityType: string;
  distance: number | null;
  laps: RecordedLap[];
  stream: Buffer | null;
}

/** Recordings after a key whose efforts were calculated by older rules, by athlete and id. */
export const listOutdatedEfforts = (
  db: Queryable,
  { after, limit }: { after: ActivityKey; limit: number },
): Promise<OutdatedEfforts[]> =>
  db
    .selectFrom("activityDetail as detail")
    .innerJoin("wearableActivity as activity", (join) =>
      join
        .onRef("activity.userId", "=", "detail.userId")
        .onRef("activity.id", "=", "detail.activityId"),
    )
    .select([
      "detail.activityId",
      "detail.userId",
      "detail.laps",
      "detail.stream",
      "activity.family",
      "activity.activityType",
      "activity.distanceMeters as distance",
    ])
    .where(
      sql<boolean>`(detail.user_id, detail.activity_id) > (${after.userId}, ${after.activityId})`,
    )
    .where("detail.effortsVersion", "<", EFFORTS_VERSION)
    .orderBy("detail.userId")
    .orderBy("detail.activityId")
    .limit(limit)
    .execute();

/** Replaces efforts of older rules; in a transaction. Newer detail of the activity keeps its own. */
export async function replaceOutdatedEfforts(
  trx: Queryable,
  { userId, activityId, efforts }: ActivityKey & { efforts: string | null },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("wearableActivity")
    .set({ efforts, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("activityDetail")
          .select("activityId")
          .where("userId", "=", userId)
          .where("activityId", "=", activityId)
          .where("effortsVersion", "<", EFFORTS_VERSION),
      ),
    )
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  await trx
    .updateTable("activityDetail")
    .set({ effortsVersion: EFFORTS_VERSION })
    .where("activityId", "=", activityId)
    .where("userId", "=", userId)
    .execute();
}
