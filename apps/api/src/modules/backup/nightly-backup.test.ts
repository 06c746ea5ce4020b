import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { Readable } from "node:stream";
import { readBackup } from "@triplan/db/backup";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { startJobQueue } from "../../jobs/start-job-queue.ts";
import { capturedLog } from "../../testing/api/captured-log.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { QUICK_TIMING } from "../../testing/jobs/quick-timing.ts";
import { newFolder } from "../../testing/process/run-main.ts";
import { startNightlyBackup } from "./nightly-backup.ts";

const KEY = new Uint8Array(32).fill(3);
const NOW = new Date("2026-03-02T00:40:00Z");
const database = await testDatabase({ template: inject("jobsTemplate") });

/** Starts a server's queue with the job; returns its log. */
async function nightlyBackup(folder: string) {
  const log = capturedLog();
  const options = { ...database, log: log.logger };
  const jobs = await startJobQueue({ ...options, timing: QUICK_TIMING });
  afterFile(() => jobs.stop());
  await startNightlyBackup(jobs, { ...options, folder, key: KEY, now: () => NOW });
  return { log, jobs };
}

async function completed() {
  const { rows } = await sql`
    select from jobs.job where name = 'backup.nightly' and state = 'completed'`.execute(
    database.db,
  );
  return rows.length;
}

test("saves the day's backup, deletes expired ones of its own, and saves no second one", async () => {
  const folder = join(newFolder(), "nightly");
  mkdirSync(folder);
  const olderDays = Array.from({ length: 20 }, (_, day) => 10 + day);
  const older = olderDays.map((day) => `triplan-nightly-2026-01-${day}.backup`);
  const others = ["triplan-nightly-2020-01-01.backup.bak", "notes.txt", "triplan-old.backup"];
  const unfinished = "triplan-nightly-2026-03-01.backup.0a1b2c3d.part";
  for (const name of [...older, ...others, unfinished]) writeFileSync(join(folder, name), name);

  const { log, jobs } = await nightlyBackup(folder);
  await expect.poll(completed, PATIENT).toBe(1);
  expect(log.text()).toContain("nightly backup saved");

  const file = join(folder, "triplan-nightly-2026-03-02.backup");
  const { end } = await readBackup(Readable.from([readFileSync(file)]), KEY);
  expect(end.tables.length).toBeGreaterThan(20);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  const names = readdirSync(folder);
  expect(names).toEqual(expect.arrayContaining(others));
  expect(names).not.toContain(unfinished);
  const kept = [11, 18, 23, 24, 25, 26, 27, 28, 29];
  expect(names.filter((name) => older.includes(name)).toSorted()).toEqual(
    kept.map((day) => `triplan-nightly-2026-01-${day}.backup`),
  );

  const before = readFileSync(file);
  await jobs.send(database.db, "backup.nightly", {});
  await expect.poll(completed, PATIENT).toBe(2);
  expect(readFileSync(file).equals(before)).toBe(true);
  await jobs.stop();
});

test("logs an error and fails the job when the folder can't be used", async () => {
  const folder = join(newFolder(), "file");
  writeFileSync(folder, "");
  const { log, jobs } = await nightlyBackup(folder);
  await expect.poll(() => log.text(), PATIENT).toContain("nightly backup failed");
  await expect.poll(() => log.text(), PATIENT).toContain("job failed");
  await jobs.stop();
});
