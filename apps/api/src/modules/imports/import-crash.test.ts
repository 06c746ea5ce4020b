import { sampleRecording, writeFit, writeZip } from "@triplan/activity-files/testing";
import type { Db } from "@triplan/db";
import { testDatabase } from "@triplan/db/testing";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { cookieJar } from "../../testing/api/cookie-jar.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { makeExpired } from "../../testing/jobs/make-due.ts";
import { freePort } from "../../testing/process/free-port.ts";
import { newFolder, runMain } from "../../testing/process/run-main.ts";

const DAY = 24 * 3_600_000;
const FILES = 8;
/** The file during which the server is killed. */
const HELD = 3;

const archive = writeZip(
  Array.from({ length: FILES }, (_, at) => ({
    name: `${at}.fit`,
    bytes: writeFit([
      sampleRecording({ start: new Date(Date.now() - (at + 2) * DAY), seconds: 3600, every: 1 }),
    ]),
  })),
);

interface State {
  status: string;
  files: { name: string; outcome: string }[];
}

/** Makes the import wait for an advisory lock while it stores one of its files. */
async function holdFile(db: Db): Promise<void> {
  await sql`
    create function hold_file() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(new.position); return new; end $$`.execute(db);
  await sql`
    create trigger hold_file before insert on import_file
    for each row execute function hold_file()`.execute(db);
}

test("an import goes on after the server was killed, and stores nothing twice", async () => {
  const { db, connectionString } = await testDatabase({ template: inject("jobsTemplate") });
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: newFolder(),
    DATABASE_URL: connectionString,
    LOG_LEVEL: "info",
  };
  const url = `http://localhost:${settings.PORT}/api`;
  const jar = cookieJar();
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      cookie: jar.header() ?? "",
    };
    const answer = await fetch(`${url}${path}`, { ...init, headers });
    jar.keep(answer.headers.getSetCookie());
    return answer.json();
  };
  await holdFile(db);
  const first = runMain(settings);
  await first.prints("Triplan is ready");
  await call("/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "athlete@example.com", password: "swim-bike-run-42" }),
  });
  const upload = () =>
    call("/activities/import", {
      method: "POST",
      headers: { "content-type": "application/octet-stream", "x-file-name": "export.zip" },
      body: new Uint8Array(archive),
    }) as Promise<{ importId: number }>;
  const read = async (importId: number) => (await call(`/imports/${importId}`)) as State;
  const importId = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${HELD})`.execute(trx);
    const { importId: id } = await upload();
    await expect.poll(async () => (await read(id)).files.length, PATIENT).toBe(HELD);
    await expect.poll(() => isWaiting(db), PATIENT).toBe(true);
    first.process.kill("SIGKILL");
    expect((await first.end).code).toBeNull();
    return id;
  });
  const second = runMain(settings);
  await second.prints("Triplan is ready");
  const before = await read(importId);
  expect(before.status).toBe("running");
  expect(before.files).toHaveLength(HELD);

  await makeExpired(db, "import.run");
  await expect.poll(async () => (await read(importId)).status, PATIENT).toBe("done");
  const { files } = await read(importId);
  expect(files.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual(
    Array.from({ length: FILES }, (_, at) => `${at}.fit: stored`),
  );
  const activities = (await call("/activities?limit=200")) as unknown[];
  expect(activities).toHaveLength(FILES);
});
