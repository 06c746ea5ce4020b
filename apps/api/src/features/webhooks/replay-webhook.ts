import { reviveDeadWebhook, type Db } from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";

/**
 * Works a dead webhook again from its start, which is safe: what is stored already stays as it is.
 * False when there is no dead webhook of this id.
 */
export function replayWebhook(
  { db, jobs }: { db: Db; jobs: Pick<JobQueue, "send"> },
  logId: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isRevived = await reviveDeadWebhook(trx, logId);
    if (isRevived) await jobs.send(trx, "webhook.ingest", { logId });
    return isRevived;
  });
}
