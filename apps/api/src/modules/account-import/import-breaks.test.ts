import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { endOfImport, upload, uploaded } from "../../testing/archives/account-archives.ts";
import { archiveOwner } from "../../testing/archives/archive-owner.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { waitingProcess } from "../../testing/jobs/waiting-process.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";

const { api, db, workers, archive: ARCHIVE } = await archiveOwner();

test("an import that breaks off keeps nothing and is repeated; another archive has to wait (409)", async () => {
  const user = await api.user();
  const importId = await uploaded(user, ARCHIVE);
  await db.transaction().execute(async (trx) => {
    // Holds the import at its last list.
    await sql`lock table proposal_decision in exclusive mode`.execute(trx);
    const waiting = () => waitingProcess(trx, "proposal_decision");
    await user.trpc.accountImport.start.mutate({ importId });
    await expect.poll(waiting, PATIENT).toBeGreaterThan(0);
    const broken = await waiting();
    expect((await upload(user, ARCHIVE)).json()).toMatchObject({
      message: "Another archive is being imported. Wait until it has ended.",
    });
    await sql`select pg_terminate_backend(${broken}::integer)`.execute(trx);
    await expect.poll(async () => [0, broken].includes(await waiting()), PATIENT).toBe(false);
    expect(await user.trpc.plans.list.query()).toEqual([]);
  });
  expect(await endOfImport(user)).toMatchObject({ status: "done" });
  expect(await user.trpc.plans.list.query()).toHaveLength(2);
});

test("an upload that breaks off leaves no file; until then another has to wait (429)", async () => {
  const user = await workers.user();
  const before = await readdir(UPLOAD_FOLDER);
  const broken = new AbortController();
  const answer = fetch(`${workers.url}/api/user/import`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", cookie: user.jar.header() ?? "" },
    // Starts an upload that never ends.
    body: new ReadableStream({ start: (stream) => stream.enqueue(ARCHIVE.subarray(0, 1000)) }),
    duplex: "half",
    signal: broken.signal,
  });
  await expect.poll(() => uploadsSince(before), PATIENT).toHaveLength(1);
  expect((await upload(user, ARCHIVE)).statusCode).toBe(429);
  broken.abort();
  await expect(answer).rejects.toThrow("aborted");
  await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  expect(await user.trpc.accountImport.get.query()).toEqual({ obstacle: null, archive: null });
  await uploaded(user, ARCHIVE);
});
