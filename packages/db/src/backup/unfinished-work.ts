import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";

/** Rows whose jobs were lost with the queue, which is not backed up. */
export interface UnfinishedWork {
  /** Received webhooks that were not dispatched. */
  webhooks: { logId: number }[];
  /** What webhooks brought one athlete. */
  parts: {
    logId: number;
    userId: number;
    connectionId: number;
    partId: number;
    isPing: boolean;
  }[];
  /** Connections that wait until the provider says whether the athlete has left. */
  paused: { userId: number; connectionId: number }[];
  syncs: { userId: number; runId: number }[];
  imports: { userId: number; importId: number }[];
}

/** Lists what a restored database has left undone. */
export async function listUnfinishedWork(db: Queryable): Promise<UnfinishedWork> {
  const webhooks = await db
    .selectFrom("wearableWebhookLog")
    .select("id as logId")
    .where("status", "=", "received")
    .orderBy("id")
    .execute();
  const parts = await db
    .selectFrom("webhookPart as part")
    .innerJoin("wearableWebhookLog as log", "log.id", "part.logId")
    .innerJoin("wearableConnection as connection", (join) =>
      join
        .onRef("connection.userId", "=", "part.userId")
        .onRef("connection.provider", "=", "log.provider"),
    )
    .select(["part.logId", "part.userId", "connection.id as connectionId", "part.id as partId"])
    .select(sql<boolean>`part.ping is not null`.as("isPing"))
    // Replaying a dead webhook makes new parts.
    .where("log.status", "<>", "dead")
    .orderBy("part.id")
    .execute();
  const paused = await db
    .selectFrom("wearableConnection")
    .select(["userId", "id as connectionId"])
    .where("status", "=", "paused")
    .orderBy("id")
    .execute();
  const syncs = await db
    .selectFrom("syncRun")
    .select(["userId", "id as runId"])
    .where("finishedAt", "is", null)
    .orderBy("id")
    .execute();
  const imports = await db
    .selectFrom("activityImport")
    .select(["userId", "id as importId"])
    .where("status", "=", "running")
    .orderBy("id")
    .execute();
  return { webhooks, parts, paused, syncs, imports };
}
