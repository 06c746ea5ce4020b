import { inTransaction, reviveDeadWebhook, type Db } from "@triplan/db";
import type { JobQueue } from "../../../jobs/job-queue.ts";

/** Processes a dead webhook again; idempotent. False if there is no dead webhook with this id. */
export function replayWebhook(
  { db, jobs }: { db: Db; jobs: Pick<JobQueue, "send"> },
  logId: number,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isReplayed = await reviveDeadWebhook(trx, logId);
    if (isReplayed) await jobs.send(trx, "webhook.ingest", { logId });
    return isReplayed;
  });
}
