import { afterFile } from "@triplan/db/testing/after-file";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { capturedLog } from "../testing/api/captured-log.ts";
import { cuttableDatabase } from "../testing/jobs/cuttable-database.ts";
import { followChanges } from "./follow-changes.ts";
import { JOB_TIMING } from "./job-timing.ts";
import { startJobQueue } from "./start-job-queue.ts";

const CHANNEL = "test_changes";
const USER = 7;

test("a follower hears of changes by other processes, also of one whose notification was lost", async () => {
  const { db, direct, connectionString, wire } = await cuttableDatabase();
  const log = capturedLog().logger;
  const jobs = await startJobQueue({ db, connectionString, timing: JOB_TIMING, log, works: false });
  afterFile(() => jobs.stop());
  const changes = await followChanges(jobs, CHANNEL);
  afterFile(() => changes.close());
  let value = "first";
  const change = async (next: string) => {
    value = next;
    await sql`select pg_notify(${CHANNEL}, ${`${USER}/1`})`.execute(direct);
  };
  const values = changes.follow({
    userId: USER,
    read: async () => value,
    isOver: (each) => each === "last",
    signal: new AbortController().signal,
  });
  expect((await values.next()).value).toBe("first");

  const second = values.next();
  await change("second");
  expect((await second).value).toBe("second");

  const last = values.next();
  wire.cut();
  await change("last");
  wire.restore();
  expect((await last).value).toBe("last");
  expect((await values.next()).done).toBe(true);
});
