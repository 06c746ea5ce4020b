import {
  countJobs,
  deleteJobsOfDeletedUsers,
  isConnectionBusy,
  listJobDepths,
  makeJobDue,
  type Db,
  type JobCounts,
  type Queryable,
} from "@triplan/db";
import { fromKysely, PgBoss, type Job as BossJob } from "pg-boss";
import { Incidents } from "../incidents.ts";
import type { Log } from "../log.ts";
import type { JobHandler, JobQueue, WorkerOptions } from "./job-queue.ts";
import type { JobTiming } from "./job-timing.ts";
import type { JobName, JobTypes } from "./job-types.ts";
import { JOB_SCHEMA, OBSOLETE_QUEUES, queueSettings, type QueueSettings } from "./queues.ts";
import { sendJob } from "./send-job.ts";
import { workBatch } from "./work-batch.ts";

export interface JobQueueOptions {
  /** The same database as `db`: jobs are enqueued in its transactions. */
  connectionString: string;
  db: Db;
  timing: JobTiming;
  log: Log;
  /** False for a process that only sends jobs: it leaves schedules and expired jobs to others. */
  works?: boolean;
}

const STOP_TIMEOUT = 6000;

/** Starts pg-boss in its own schema of the product's database. */
export async function startJobQueue(options: JobQueueOptions): Promise<JobQueue> {
  const { db, timing, log, works = true } = options;
  const boss = new PgBoss({
    connectionString: options.connectionString,
    schema: JOB_SCHEMA,
    application_name: "triplan-jobs",
    max: 4,
    // No user waits for a job: a busy machine only delays it.
    connectionTimeoutMillis: 30_000,
    // Queue state lost in a crash only repeats a job.
    options: "-c statement_timeout=30000 -c synchronous_commit=off",
    useListenNotify: works,
    schedule: works,
    supervise: works,
    superviseIntervalSeconds: timing.supervise,
    monitorIntervalSeconds: timing.supervise,
    // Workers skip keys that this cache reports as active.
    queueCacheIntervalSeconds: timing.supervise,
  });
  const incidents = new Incidents(() => new Date());
  let isStopped = false;
  // The pool closes before the server has released the last connections; a database shutdown at
  // that moment still raises errors on them.
  boss.on("error", (err) => {
    if (isStopped) return;
    const key = err.message;
    incidents.report(log, { level: "warn", message: "job queue error", key, fields: { err } });
  });
  boss.on("warning", ({ message }) => log.warn({ warning: message }, "job queue warning"));
  await boss.start();
  const settings = queueSettings(timing);
  await createQueues(boss, settings);
  return {
    send: (trx, name, data, send) =>
      sendJob(trx, { boss, name, data, waitsOnce: settings[name].policy === "stately", ...send }),
    sendAll: async (trx, name, jobs) => {
      const inserts = jobs.map(({ data, key }) => ({
        data,
        ...(key !== undefined && { singletonKey: key }),
      }));
      if (inserts.length > 0) await boss.insert(name, inserts, { db: fromKysely(trx) });
    },
    hurry: (trx, name, key) => makeJobDue(trx, { schema: JOB_SCHEMA, name, key }),
    deleteOfDeletedUsers: () => deleteJobsOfDeletedUsers(db, JOB_SCHEMA),
    work: (name, handler, worker) => work(boss, { name, handler, worker, timing, log }),
    schedule: async (name, cron, data) => {
      await boss.schedule(name, cron, data);
    },
    listen: (channel, hear) => listen(boss, channel, hear),
    depths: () => listJobDepths(db, JOB_SCHEMA),
    counts: () => countAllJobs(db, timing),
    isBusyFor: (connectionId) => isConnectionBusy(db, { schema: JOB_SCHEMA, connectionId }),
    stop: async () => {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT });
      isStopped = true;
    },
  };
}

const NO_JOBS = { waiting: 0, deferred: 0, active: 0, failed: 0, oldestSeconds: 0 };

/** Queues without jobs count zero, so that a figure does not disappear. */
async function countAllJobs(db: Queryable, timing: JobTiming): Promise<JobCounts[]> {
  const counts = new Map((await countJobs(db, JOB_SCHEMA)).map((each) => [each.name, each]));
  const names = Object.keys(queueSettings(timing));
  return names.map((name) => counts.get(name) ?? { name, ...NO_JOBS });
}

async function createQueues(boss: PgBoss, queues: Record<JobName, QueueSettings>): Promise<void> {
  for (const [name, settings] of Object.entries(queues)) {
    await boss.createQueue(name, settings);
    // The queue may exist with settings of an older version.
    const { policy: _policy, ...changeable } = settings;
    await boss.updateQueue(name, changeable);
  }
  for (const name of OBSOLETE_QUEUES) await boss.deleteQueue(name);
}

interface Work<Name extends JobName> {
  name: Name;
  handler: JobHandler<Name>;
  worker: WorkerOptions | undefined;
  timing: JobTiming;
  log: Log;
}

async function work<Name extends JobName>(
  boss: PgBoss,
  { name, handler, worker = {}, timing, log }: Work<Name>,
): Promise<void> {
  const { batch = 1, width = 1, workers = 1, poll = timing.poll } = worker;
  await boss.work(
    name,
    {
      batchSize: batch,
      localConcurrency: workers,
      perJobResults: true,
      pollingIntervalSeconds: poll,
      notifyPollingIntervalSeconds: poll,
      burstWhenBatchFull: batch > 1,
    },
    (jobs: BossJob<JobTypes[Name]>[]) => workBatch(jobs, { boss, name, handler, width, log }),
  );
}

async function listen(
  boss: PgBoss,
  channel: string,
  hear: (payload: string) => void,
): Promise<() => Promise<void>> {
  const handle = await boss.getDb().listen?.(channel, hear, () => hear(""));
  if (!handle) throw new Error("The job queue cannot listen to notifications");
  return () => handle.close();
}
