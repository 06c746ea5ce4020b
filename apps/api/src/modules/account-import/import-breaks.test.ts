import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  download,
  endOfImport,
  upload,
  uploaded,
} from "../../testing/archives/account-archives.ts";
import { fillAccount } from "../../testing/api/fill-account.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { waitingProcess } from "../../testing/jobs/waiting-process.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";

const { db, background, url, ...workers } = await testWorkers();
const api = await testApi({ db, background });

const owner = await api.user();
await fillAccount(db, owner);
const { rawPayload: ARCHIVE } = await download(owner);

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
    await sql`select pg_terminate_backend(${broken})`.execute(trx);
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
  const answer = fetch(`${url}/api/user/import`, {
    method: "POST",
    headers: { "content-type": "application/octet-stream", cookie: user.jar.header() ?? "" },
    // Sends the beginning and goes on without an end.
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
