import { testDatabase } from "@triplan/db/testing";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { fillAccount } from "../../testing/api/fill-account.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { SESSION_SECRET, testApi } from "../../testing/api/test-api.ts";
import { download, endOfImport } from "../../testing/archives/account-archives.ts";
import { makeExpired } from "../../testing/jobs/make-due.ts";
import { waitingProcess } from "../../testing/jobs/waiting-process.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runMain } from "../../testing/process/run-main.ts";

test("an import of an archive starts again after the server was killed, with nothing stored", async () => {
  const { db, connectionString } = await testDatabase({ template: inject("jobsTemplate") });
  const api = await testApi({ db });
  const owner = await api.user();
  await fillAccount(db, owner);
  const { rawPayload } = await download(owner);
  // Its login counts in the process, too.
  const user = await (await testApi({ db, now: () => new Date() })).user();
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: newFolder(),
    DATABASE_URL: connectionString,
    LOG_LEVEL: "info",
    SESSION_SECRET,
  };
  const send = (path: string, body?: Uint8Array<ArrayBuffer>) =>
    fetch(`http://localhost:${settings.PORT}/api/user/import${path}`, {
      method: "POST",
      headers: {
        cookie: user.jar.header() ?? "",
        ...(body && { "content-type": "application/octet-stream" }),
      },
      ...(body && { body }),
    });
  const first = runMain(settings);
  await first.prints("Triplan is ready");
  expect((await send("", new Uint8Array(rawPayload))).status).toBe(201);
  const { archive } = await user.trpc.accountImport.get.query();
  await db.transaction().execute(async (trx) => {
    // Holds the import at its last list.
    await sql`lock table proposal_decision in exclusive mode`.execute(trx);
    expect((await send(`/${archive?.id}/start`)).status).toBe(200);
    await expect.poll(() => waitingProcess(trx, "proposal_decision"), PATIENT).toBeGreaterThan(0);
    first.process.kill("SIGKILL");
    expect((await first.end).code).toBeNull();
  });
  const second = runMain(settings);
  await second.prints("Triplan is ready");
  expect(await user.trpc.plans.list.query()).toEqual([]);
  expect(await user.trpc.accountImport.get.query()).toMatchObject({
    archive: { status: "running" },
  });

  await makeExpired(db, "archive.import");
  expect(await endOfImport(user)).toMatchObject({ status: "done", error: null });
  expect(await user.trpc.plans.list.query()).toHaveLength(2);
});
