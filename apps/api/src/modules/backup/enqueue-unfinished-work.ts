import type { Queryable } from "@triplan/db";
import { listUnfinishedWork, type UnfinishedWork } from "@triplan/db/backup";
import type { JobQueue } from "../../jobs/job-queue.ts";

/** Enqueues what a restored database has left undone, as its jobs are not backed up. */
export async function enqueueUnfinishedWork(
  jobs: Pick<JobQueue, "sendAll">,
  trx: Queryable,
): Promise<void> {
  const { webhooks, parts, paused, syncs, imports } = await listUnfinishedWork(trx);
  await jobs.sendAll(
    trx,
    "webhook.ingest",
    webhooks.map((data) => ({ data })),
  );
  await jobs.sendAll(trx, "ping.fetch", jobsOf(parts.filter(({ isPing }) => isPing)));
  await jobs.sendAll(trx, "activity.upsert", jobsOf(parts.filter(({ isPing }) => !isPing)));
  await jobs.sendAll(
    trx,
    "connection.verify",
    paused.map((key) => ({ data: { ...key, check: 0 } })),
  );
  await jobs.sendAll(
    trx,
    "sync.settle",
    syncs.map((data) => ({ data })),
  );
  await jobs.sendAll(
    trx,
    "import.run",
    imports.map((data) => ({ data, key: String(data.userId) })),
  );
}

const jobsOf = (parts: UnfinishedWork["parts"]) =>
  parts.map(({ logId, userId, connectionId, partId }) => ({
    data: { logId, userId, connectionId, partId },
    key: String(connectionId),
  }));
