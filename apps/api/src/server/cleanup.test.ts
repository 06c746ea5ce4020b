import { requestDeletion, type Db } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { sampleUser } from "@triplan/db/testing/samples";
import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { PATIENT } from "../testing/api/patient.ts";
import { PASSWORD, testApi } from "../testing/api/test-api.ts";
import { startProcess } from "../testing/jobs/start-process.ts";
import { runCleanup } from "../testing/jobs/run-cleanup.ts";

const DAY = 86_400_000;

/** Starts a process's background work without a watch service. */
async function startWithoutWatch(prepare: (db: Db) => Promise<void> = async () => {}) {
  const database = await testDatabase({ max: 4, template: inject("jobsTemplate") });
  await prepare(database.db);
  return { db: database.db, log: (await startProcess(database)).log };
}

test("cleanup deletes only expired sessions and old login failures", async () => {
  const api = await testApi();
  const over = await api.user();
  await over.rest("POST", "/login", { username: over.email, password: "another password" });
  api.clock.pass(40 * DAY);
  const user = await api.user();
  await user.rest("POST", "/login", { username: user.email, password: "another password" });

  await runCleanup(api);

  const sessions = await api.db.selectFrom("userSession").select("userId").execute();
  expect(sessions).toEqual([{ userId: user.id }]);
  const failures = await api.db.selectFrom("loginFailure").select("failedAt").execute();
  expect(failures).toEqual([{ failedAt: api.clock.now().toISOString() }]);
  expect(await user.rest("GET", "/user")).toMatchObject({ status: 200 });
  expect(
    await api.visitor().rest("POST", "/login", { username: over.email, password: PASSWORD }),
  ).toMatchObject({ status: 200 });
});

describe("without a watch service", () => {
  test("cleanup runs at the start and every hour", async () => {
    const { db, log } = await startWithoutWatch();

    await expect.poll(() => log.text(), PATIENT).toContain("cleanup done");
    const { rows } = await sql`select name, cron from jobs.schedule`.execute(db);
    expect(rows).toEqual([{ name: "cleanup", cron: "17 * * * *" }]);
  });

  test("jobs of deleted accounts are deleted, those of others stay", async () => {
    const database = await testDatabase({ max: 4, template: inject("jobsTemplate") });
    const { db } = database;
    const sender = await startProcess(database, { works: false });
    const deleted = await sampleUser(db);
    const kept = await sampleUser(db);
    for (const { id: userId } of [deleted, kept]) {
      const data = { userId, notice: "password-changed" } as const;
      await sender.jobs.send(db, "notice.mail", data, { after: 3600 });
    }
    await requestDeletion(db, { userId: deleted.id, now: "2026-01-01T00:00:00.000Z" });

    const { log } = await startProcess(database);

    await expect.poll(() => log.text(), PATIENT).toContain("jobs of deleted accounts deleted");
    const { rows } = await sql`select data from jobs.job where name = 'notice.mail'`.execute(db);
    expect(rows).toEqual([{ data: { userId: kept.id, notice: "password-changed" } }]);
  });

  test("efforts of older rules are updated at the start", async () => {
    const { log } = await startWithoutWatch();
    await expect.poll(() => log.text(), PATIENT).toContain("efforts of older rules updated");
  });

  test("a failed cleanup is logged and not retried before the next hour", async () => {
    const { db, log } = await startWithoutWatch(async (broken) => {
      await broken.schema.dropTable("user_session").execute();
    });

    await expect.poll(() => log.text(), PATIENT).toContain("job failed");
    const jobs = sql`select state, retry_limit from jobs.job where name = 'cleanup'`;
    await expect
      .poll(async () => (await jobs.execute(db)).rows, PATIENT)
      .toEqual([{ state: "failed", retryLimit: 0 }]);
  });
});
