import { testDatabase } from "@triplan/db/testing";
import { sampleUser } from "@triplan/db/testing/samples";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { PATIENT } from "../testing/api/patient.ts";
import { startProcess } from "../testing/jobs/start-process.ts";

test("a process that leaves the jobs to others sends them, and another runs them", async () => {
  const database = await testDatabase({ max: 10, template: inject("jobsTemplate") });
  const { db } = database;
  const waiting = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from jobs.job where state = 'created' order by name`.execute(db);
    return rows.map(({ name }) => name);
  };

  const web = await startProcess(database, { works: false });
  const { id: userId } = await sampleUser(db);
  await web.jobs.send(db, "notice.mail", { userId, notice: "password-changed" });
  await web.jobs.send(db, "cleanup", {});
  expect(await waiting()).toEqual(["cleanup", "notice.mail"]);

  const worker = await startProcess(database);
  await expect.poll(() => worker.log.text(), PATIENT).toContain("cleanup done");
  expect(web.log.text()).not.toContain("cleanup done");
  // Without a mail server no process sends mails.
  await expect.poll(waiting, PATIENT).toEqual(["notice.mail"]);
});
