import {
  inTransaction,
  listOutdatedEfforts,
  replaceOutdatedEfforts,
  type Db,
  type OutdatedEfforts,
} from "@triplan/db";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Log } from "../../log.ts";
import { storedEfforts } from "../imports/efforts-of.ts";
import { unpackStream } from "../imports/stream-bytes.ts";

interface EffortsWork {
  db: Db;
  log: Log;
}

const BATCH = 20;

/** Calculates stored efforts of older rules again, from the samples. Idempotent; stops between two. */
export async function updateEfforts({ db, log }: EffortsWork, signal: AbortSignal): Promise<void> {
  let updated = 0;
  let after = { userId: 0, activityId: 0 };
  for (;;) {
    const outdated = await listOutdatedEfforts(db, { after, limit: BATCH });
    for (const each of outdated) {
      signal.throwIfAborted();
      if (await updateOne({ db, log }, each)) updated += 1;
      after = { userId: each.userId, activityId: each.activityId };
    }
    if (outdated.length < BATCH) break;
  }
  log.info({ updated }, "efforts of older rules updated");
}

/** False for damaged samples: they must not hold up the recordings after them. */
async function updateOne({ db, log }: EffortsWork, each: OutdatedEfforts): Promise<boolean> {
  const { userId, activityId } = each;
  try {
    const efforts = await currentEfforts(each);
    await inTransaction(db, (trx) => replaceOutdatedEfforts(trx, { userId, activityId, efforts }));
    return true;
  } catch (error) {
    log.error({ err: error, activityId }, "efforts of a recording not updated");
    return false;
  }
}

async function currentEfforts(recording: OutdatedEfforts): Promise<string | null> {
  const { laps, stream } = recording;
  return storedEfforts(recording, { laps, stream: stream ? await unpackStream(stream) : null });
}

/** Updates efforts after the start, in one process at a time. */
export async function startEffortsUpdate(jobs: JobQueue, work: EffortsWork): Promise<void> {
  await jobs.send(work.db, "efforts.update", {});
  await jobs.work("efforts.update", ({ signal }) => updateEfforts(work, signal));
}
