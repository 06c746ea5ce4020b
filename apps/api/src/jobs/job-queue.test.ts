import type { Queryable } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { sql, type KyselyPlugin } from "kysely";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { capturedLog } from "../testing/api/captured-log.ts";
import { PATIENT } from "../testing/api/patient.ts";
import { JOB_TIMING } from "./job-timing.ts";
import type { JobQueue } from "./job-queue.ts";
import { startJobQueue } from "./start-job-queue.ts";

const { db, connectionString } = await testDatabase({ max: 10 });
const log = capturedLog();
const timing = { ...JOB_TIMING, poll: 0.5, expire: 2, supervise: 1, retry: 0, longestRetry: 0 };
const queues: JobQueue[] = [];

async function queue(): Promise<JobQueue> {
  const started = await startJobQueue({ db, connectionString, timing, log: log.logger });
  queues.push(started);
  return started;
}

let jobs: JobQueue;
beforeAll(async () => {
  jobs = await queue();
});
afterAll(async () => {
  for (const started of queues) await started.stop();
});

test("a job sent in a transaction is visible only after its commit", async () => {
  const done: number[] = [];
  await jobs.work("webhook.ingest", async ({ data }) => void done.push(data.logId));

  const undone = db.transaction().execute(async (trx) => {
    await jobs.send(trx, "webhook.ingest", { logId: 1 });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await db.transaction().execute((trx) => jobs.send(trx, "webhook.ingest", { logId: 2 }));

  await expect.poll(() => done, PATIENT).toEqual([2]);
});

test("an athlete's jobs run one at a time, others in parallel, and a failed one blocks none", async () => {
  const running = new Map<number, number>();
  let most = 0;
  const done: string[] = [];
  await jobs.work(
    "activity.upsert",
    async ({ data: { userId, logId } }) => {
      running.set(userId, (running.get(userId) ?? 0) + 1);
      most = Math.max(most, running.get(userId) ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.set(userId, (running.get(userId) ?? 0) - 1);
      if (logId === 2) throw new Error("poison");
      done.push(`${userId}-${logId}`);
    },
    { batch: 10, width: 4 },
  );
  const sent = [1, 2].flatMap((userId) =>
    [1, 2, 3, 4].map((logId) => ({
      data: { userId, logId, connectionId: userId, partId: logId },
      key: String(userId),
    })),
  );

  await jobs.sendAll(db, "activity.upsert", sent);

  const good = sent.flatMap(({ data }) =>
    data.logId === 2 ? [] : [`${data.userId}-${data.logId}`],
  );
  await expect.poll(() => done.toSorted(), PATIENT).toEqual(good);
  expect(most).toBe(1);
});

test("an athlete has one waiting job in a queue of one, which can be made due", async () => {
  const done: number[] = [];
  await jobs.work("workouts.push", async ({ data }) => void done.push(data.userId));
  for (const userId of [1, 1, 2]) {
    await jobs.send(db, "workouts.push", { userId }, { key: String(userId), after: 3600 });
  }
  await jobs.hurry(db, "workouts.push", "1");
  await expect.poll(() => done, PATIENT).toEqual([1]);
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from jobs.job
    where name = 'workouts.push' and state = 'created'`.execute(db);
  expect(rows).toEqual([{ key: "2" }]);
});

const sendLater = (trx: Queryable, userId: number) =>
  jobs.send(trx, "workouts.push", { userId }, { key: String(userId), after: 3600 });

test("a waiting job is not taken before the change that it is to see is committed", async () => {
  const toTake = async () => {
    const { rows } = await sql`
      select id from jobs.job where name = 'workouts.push' and singleton_key = '3'
      for update skip locked`.execute(db);
    return rows.length;
  };
  await sendLater(db, 3);
  expect(await toTake()).toBe(1);

  await db.transaction().execute(async (trx) => {
    await sendLater(trx, 3);
    expect(await toTake()).toBe(0);
  });

  expect(await toTake()).toBe(1);
});

test("a job that is taken while a change is made is followed by another", async () => {
  const takeWaiting = async () => {
    await sql`
      update jobs.job set state = 'active' where name = 'workouts.push' and singleton_key = '4'
      and state = 'created'`.execute(db);
  };
  await sendLater(db, 4);

  await db.transaction().execute((trx) => {
    let isFirst = true;
    const afterFirst: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (isFirst) await takeWaiting();
        isFirst = false;
        return result;
      },
    };
    return sendLater(trx.withPlugin(afterFirst), 4);
  });

  const { rows } = await sql`
    select state from jobs.job where name = 'workouts.push' and singleton_key = '4'
    order by state`.execute(db);
  expect(rows).toEqual([{ state: "created" }, { state: "active" }]);
});

test("a job that fails for good moves to the dead letter queue with its error", async () => {
  const dead: number[] = [];
  await jobs.work("webhook.dead", async ({ data }) => void dead.push(data.logId));
  await jobs.work("ping.fetch", async () => {
    throw new Error("never");
  });

  await jobs.send(db, "ping.fetch", { logId: 77, userId: 1, connectionId: 1, partId: 1 });

  await expect.poll(() => dead, PATIENT).toContain(77);
});

test("a job processed twice after its time limit stores its work once", async () => {
  const finished: string[] = [];
  let tries = 0;
  await jobs.work(
    "connection.permissions",
    async (_job, finish) => {
      tries += 1;
      const name = `try ${tries}`;
      // The first run exceeds its time limit; another worker takes over.
      if (tries === 1) await vi.waitUntil(() => finished.length === 1, PATIENT);
      await db.transaction().execute(finish);
      finished.push(name);
    },
    { batch: 1 },
  );
  const second = await queue();
  await jobs.send(db, "connection.permissions", { userId: 1, connectionId: 1 });
  await expect.poll(() => tries, PATIENT).toBe(1);
  await second.work("connection.permissions", async (_job, finish) => {
    tries += 1;
    const name = `try ${tries}`;
    await db.transaction().execute(finish);
    finished.push(name);
  });

  await expect.poll(() => finished, PATIENT).toEqual(["try 2"]);
  await jobs.stop();
  expect(finished).toEqual(["try 2"]);
});

test("starting removes the queues of older versions and their schedules", async () => {
  const older = new PgBoss({ connectionString, schema: "jobs" });
  await older.start();
  await older.createQueue("retention");
  await older.schedule("retention", "17 3 * * *");
  await older.send("retention", {});
  await older.stop();

  const started = await queue();

  expect((await started.depths()).map(({ name }) => name)).not.toContain("retention");
  const { rows } = await sql`select name from jobs.schedule where name = 'retention'`.execute(db);
  expect(rows).toEqual([]);
});

test("one of several processes sends what is scheduled", async () => {
  const { connectionString: own, db: ownDb } = await testDatabase({ max: 10 });
  const startQueue = async (works: boolean) => {
    const options = { db: ownDb, connectionString: own, timing, log: log.logger, works };
    const started = await startJobQueue(options);
    queues.push(started);
    return started;
  };
  const first = await startQueue(false);
  // Every minute, so that a time is always due.
  await first.schedule("sync.settle", "* * * * *", { userId: 1, runId: 1 });
  const sent = async () => {
    const { rows } = await sql<{ slot: string; count: number }>`
      select singleton_on::text as slot, count(*)::int as count from jobs.job
      where name = 'sync.settle' group by 1`.execute(ownDb);
    return rows;
  };
  await Promise.all([startQueue(true), startQueue(true), startQueue(true)]);

  await expect.poll(sent, PATIENT).not.toEqual([]);
  // The next minute may have begun.
  expect(new Set((await sent()).map(({ count }) => count))).toEqual(new Set([1]));
});
