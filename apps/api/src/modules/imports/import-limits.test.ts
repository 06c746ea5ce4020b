import { readdir, writeFile } from "node:fs/promises";
import { EFFORTS_VERSION } from "@triplan/domain";
import { sampleRecording, writeFit, writeGpx, writeZip } from "@triplan/activity-files/testing";
import { insertImport } from "@triplan/db";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { capturedLog } from "../../testing/api/captured-log.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import type { TestUser } from "../../testing/api/test-api.ts";
import { endOfImport, importFile, sendFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { FileReader } from "./file-reader.ts";
import { MAX_STORED_BYTES, MAX_WAITING_BYTES, NO_SPACE } from "./import-limits.ts";
import { uploadPath } from "./uploads.ts";

const api = await testWorkers();
const fit = writeFit([sampleRecording()]);

/** An upload of unknown length that has begun and goes on until it is ended. */
function openUpload(user: TestUser, name: string) {
  const bytes = new TransformStream<Uint8Array, Uint8Array>();
  const writer = bytes.writable.getWriter();
  void writer.write(Buffer.from("PK")).catch(() => undefined);
  const answer = fetch(`${api.url}/api/activities/import`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-file-name": name,
      cookie: user.jar.header() ?? "",
    },
    body: bytes.readable,
    duplex: "half",
  });
  return { answer, end: () => writer.close(), breakOff: () => writer.abort() };
}

const importsOf = (user: TestUser) => user.trpc.imports.list.query();

describe("the space of an athlete", () => {
  test("is reserved by uploads without a length while they arrive", async () => {
    const user = await api.user();
    const first = openUpload(user, "a.zip");
    const second = openUpload(user, "b.zip");
    await expect.poll(async () => (await importsOf(user)).length, PATIENT).toBe(2);
    const third = await sendFile(user, "c.fit", fit);
    expect(third.statusCode).toBe(409);
    expect(third.json()).toMatchObject({
      message: "Other imports of yours are running. Wait until they end.",
    });
    await Promise.all([first.end(), second.end()]);
    expect([(await first.answer).status, (await second.answer).status]).toEqual([202, 202]);
    expect((await importFile(user, "c.fit", fit)).status).toBe("done");
  });

  test("is free again after an upload that broke off", async () => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    const { answer, breakOff } = openUpload(user, "a.zip");
    await expect.poll(async () => (await importsOf(user)).length, PATIENT).toBe(1);
    const ended = answer.then(
      () => "answered",
      () => "broke off",
    );
    await breakOff();
    expect(await ended).toBe("broke off");
    await expect.poll(() => importsOf(user), PATIENT).toEqual([]);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  });

  test("is free again after an upload whose import was stopped while it arrived", async () => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    const { answer, end } = openUpload(user, "a.zip");
    await expect.poll(async () => (await importsOf(user)).length, PATIENT).toBe(1);
    const [{ id: importId } = { id: 0 }] = await importsOf(user);
    await user.trpc.imports.stop.mutate({ importId });
    await end();
    expect(await (await answer).json()).toMatchObject({
      message: "This import was stopped or undone while its file arrived.",
    });
    expect(await importsOf(user)).toEqual([]);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  });

  test("is taken by uploads that wait, up to two full archives", async () => {
    const user = await api.user();
    const waiting = { userId: user.id, name: "a.zip", timeZone: "UTC", uploadKey: "waits" };
    await insertImport(api.db, { ...waiting, byteLength: MAX_WAITING_BYTES - 10 });
    expect((await sendFile(user, "a.fit", fit)).statusCode).toBe(409);
    const other = await api.user();
    expect((await sendFile(other, "a.fit", fit)).statusCode).toBe(202);
  });

  test("for samples is limited: what is beyond it is refused, in an archive file by file", async () => {
    const user = await api.user();
    const uploadKey = `full-${user.id}`;
    const archive = writeZip([{ name: "a.fit", bytes: fit }]);
    await writeFile(uploadPath(UPLOAD_FOLDER, uploadKey), archive);
    await fillSpace(user.id);
    const refused = await sendFile(user, "b.fit", fit);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: NO_SPACE });
    const values = { userId: user.id, name: "a.zip", byteLength: 1, timeZone: "UTC", uploadKey };
    const importId = await insertImport(api.db, values);
    await api.background.jobs.send(api.db, "import.run", { userId: user.id, importId });
    expect(await endOfImport(user, importId)).toMatchObject({
      status: "done",
      files: [{ outcome: "refused", reason: NO_SPACE }],
    });
    const { id: activityId } = await seedActivity(api.db, user.id);
    expect(await user.trpc.activities.get.query({ activityId })).toMatchObject({
      stream: null,
      isSpaceFull: true,
    });
    const other = await api.user();
    expect((await importFile(other, "b.fit", fit)).files).toMatchObject([{ outcome: "stored" }]);
  });
});

const PARTS = 8;

/** Samples that fill the athlete's space; repeated letters take up little of the disk. */
async function fillSpace(userId: number): Promise<void> {
  const streams = Array.from({ length: PARTS }, () => seedActivity(api.db, userId));
  const [first, ...others] = (await Promise.all(streams)).map(({ id }) => id);
  await sql`
    insert into activity_detail (activity_id, user_id, efforts_version, laps, stream)
    values (${first}, ${userId}, ${EFFORTS_VERSION}, '[]',
      convert_to(repeat('a', ${MAX_STORED_BYTES / PARTS}::integer), 'UTF8'))`.execute(api.db);
  // Copies are stored as they are: compressing the letters takes seconds.
  await sql`
    insert into activity_detail (activity_id, user_id, efforts_version, laps, stream)
    select unnest(${others}::bigint[]), user_id, efforts_version, laps, stream
    from activity_detail where activity_id = ${first}`.execute(api.db);
}

describe("a file in the reader", () => {
  const gpx = new TextEncoder().encode(writeGpx(sampleRecording({ seconds: 105_000, every: 1 })));
  const copy = () => new Uint8Array(gpx);

  test("that takes too long is refused", async () => {
    const reader = new FileReader(capturedLog().logger, { time: 1 });
    await expect(reader.read(copy())).rejects.toThrow(
      "Reading this file takes too long for a recording.",
    );
    await reader.close();
  });

  test("that needs too much memory is refused, and the next one is read", async () => {
    // Twice what the thread needs for itself, and far less than this file needs.
    const reader = new FileReader(capturedLog().logger, { memory: 28, time: 60_000 });
    await expect(reader.read(copy())).rejects.toThrow("This file holds more than any recording.");
    expect(await reader.read(new Uint8Array(fit))).toHaveLength(1);
    await reader.close();
  });
});

describe("an import whose job fails for good", () => {
  test("fails in a sentence, keeps what was stored and leaves no upload", async () => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    const restore = await breakStatements(api.db, "import_file", "insert");
    const failed = await importFile(user, "a.fit", fit);
    await restore();
    expect(failed).toMatchObject({
      status: "failed",
      error: "Something went wrong. What was stored until then stays. Import the file again.",
      files: [],
    });
    expect(api.log.text()).toContain("import failed for good");
    await runCleanup(api, { now: () => new Date(Date.now() + 48 * 3_600_000) });
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
    expect((await importFile(user, "a.fit", fit)).files).toMatchObject([{ outcome: "stored" }]);
  });

  test("and one whose upload broke off with its server ends after some hours", async () => {
    const user = await api.user();
    await insertImport(api.db, {
      userId: user.id,
      name: "a.zip",
      byteLength: 5,
      timeZone: "UTC",
      uploadKey: null,
    });
    const cleanAt = (hours: number) =>
      runCleanup(api, { now: () => new Date(Date.now() + hours * 3_600_000) });
    await cleanAt(1);
    expect(await importsOf(user)).toMatchObject([{ status: "running" }]);
    await cleanAt(3);
    expect(await importsOf(user)).toMatchObject([
      { status: "failed", error: "The upload broke off. Import the file again." },
    ]);
  });
});
