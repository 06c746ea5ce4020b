import { testDatabase } from "@triplan/db/testing";
import { afterFile } from "@triplan/db/testing/after-file";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { capturedLog } from "../testing/api/captured-log.ts";
import { PATIENT } from "../testing/api/patient.ts";
import { QUICK_TIMING } from "../testing/jobs/quick-timing.ts";
import { UPLOAD_FOLDER } from "../testing/process/upload-folder.ts";
import { startBackground } from "./start-background.ts";

test("a process that leaves the jobs to others sends them, and another runs them", async () => {
  const { db, connectionString } = await testDatabase({
    max: 10,
    template: inject("jobsTemplate"),
  });
  const startProcess = async (works: boolean) => {
    const log = capturedLog();
    const { jobs } = await startBackground({
      db,
      connectionString,
      wearable: null,
      uploadFolder: UPLOAD_FOLDER,
      log: log.logger,
      now: () => new Date(),
      timing: QUICK_TIMING,
      works,
    });
    afterFile(() => jobs.stop());
    return { jobs, log };
  };
  const waiting = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where state = 'created' order by name`.execute(db);
    return rows.map(({ name }) => name);
  };

  const web = await startProcess(false);
  await web.jobs.send(db, "notice.mail", { userId: 1, notice: "password-changed" });
  await web.jobs.send(db, "cleanup", {});
  expect(await waiting()).toEqual(["cleanup", "notice.mail"]);

  const worker = await startProcess(true);
  await expect.poll(() => worker.log.text(), PATIENT).toContain("cleanup done");
  expect(web.log.text()).not.toContain("cleanup done");
  // Without a mail server no process sends mails.
  await expect.poll(waiting, PATIENT).toEqual(["notice.mail"]);
});
