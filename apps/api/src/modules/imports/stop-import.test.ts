import { readdir, writeFile } from "node:fs/promises";
import { sampleRecording, writeFit, writeZip } from "@triplan/activity-files/testing";
import { insertImport } from "@triplan/db";
import { expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { endOfImport, importFile, sendFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { UPLOAD_FOLDER } from "../../testing/process/upload-folder.ts";
import { uploadPath } from "./uploads.ts";

const api = await testWorkers();
const DAY = 24 * 3_600_000;
const FILES = 60;

const fit = (daysAgo: number) =>
  writeFit([sampleRecording({ start: new Date(Date.now() - daysAgo * DAY), seconds: 1800 })]);

const archive = writeZip(
  Array.from({ length: FILES }, (_, at) => ({ name: `${at}.fit`, bytes: fit(at + 3) })),
);

test("a running import keeps what it stored, reads no more, and can be undone", async () => {
  const user = await api.user();
  const { importId } = (await sendFile(user, "a.zip", archive)).json<{ importId: number }>();
  const read = async () => (await user.trpc.imports.get.query({ importId })).files.length;
  await expect.poll(read, PATIENT).toBeGreaterThan(1);
  const { status, body } = await user.rest("POST", `/imports/${importId}/stop`);
  const stored = await read();
  expect(stored).toBeLessThan(FILES);
  expect([status, body]).toMatchObject([
    200,
    { id: importId, status: "done", isStopped: true, error: null, counts: { stored } },
  ]);
  // Imports of an athlete run one after the other, so the stopped one has no work left.
  await importFile(user, "b.fit", fit(1));
  expect(await read()).toBe(stored);
  expect(await user.trpc.imports.undo.mutate({ importId })).toMatchObject({
    deletedActivities: stored,
  });
});

test("a waiting import that two devices stop at once is stopped, and its upload is deleted", async () => {
  const user = await api.user();
  const uploadKey = `waits-${user.id}`;
  await writeFile(uploadPath(UPLOAD_FOLDER, uploadKey), archive);
  const values = { userId: user.id, name: "a.zip", byteLength: 1, timeZone: "UTC", uploadKey };
  const importId = await insertImport(api.db, values);
  const stopped = { status: "done", isStopped: true, counts: {} };
  const stop = () => user.trpc.imports.stop.mutate({ importId });
  expect(await Promise.all([stop(), stop()])).toMatchObject([stopped, stopped]);
  expect(await readdir(UPLOAD_FOLDER)).not.toContain(uploadKey);
  const key = { userId: user.id, importId };
  await api.background.jobs.send(api.db, "import.run", key, { key: String(user.id) });
  await importFile(user, "b.fit", fit(1));
  expect(await endOfImport(user, importId)).toMatchObject({ isStopped: true, files: [] });
});

test("an import that has ended stays as it is", async () => {
  const user = await api.user();
  const { id: importId } = await importFile(user, "a.fit", fit(2));
  const answer = await user.trpc.imports.stop.mutate({ importId });
  expect(answer).toMatchObject({ status: "done", isStopped: false, counts: { stored: 1 } });
});
