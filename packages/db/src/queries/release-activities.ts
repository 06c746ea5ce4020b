import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";

export interface ActivityKeys {
  userId: number;
  activityIds: readonly number[];
}

/** Clears every reference to the user's activities, before they are deleted. */
export async function releaseActivities(
  db: Queryable,
  { userId, activityIds }: ActivityKeys,
): Promise<void> {
  const isOne = (column: string) =>
    sql<boolean>`${sql.ref(column)} = any(${[...activityIds]}::bigint[])`;
  await db
    .updateTable("wearableActivity")
    .set({ duplicateOf: null })
    .where("userId", "=", userId)
    .where(isOne("duplicateOf"))
    .execute();
  await db
    .updateTable("importFile")
    .set({ activityId: null })
    .where("userId", "=", userId)
    .where(isOne("activityId"))
    .execute();
  await db
    .updateTable("exercise")
    .set({ matchedActivityId: null })
    .where("userId", "=", userId)
    .where(isOne("matchedActivityId"))
    .execute();
}
