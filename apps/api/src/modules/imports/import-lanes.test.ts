import { mkdir, writeFile } from "node:fs/promises";
import { sampleRecording, writeFit } from "@triplan/activity-files/testing";
import { insertImport, lockUser } from "@triplan/db";
import { expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { endOfImport, importFile } from "../../testing/api/upload.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { UPLOAD_FOLDER } from "../../testing/process/upload-folder.ts";
import { uploadPath } from "./uploads.ts";

const api = await testWorkers({ timing: { expire: 600 } });

const file = writeFit([sampleRecording({ start: new Date(Date.now() - 24 * 3_600_000) })]);

test("an athlete's import ends while another athlete's takes long", async () => {
  const busy = await api.user();
  const uploadKey = `long-${busy.id}`;
  await mkdir(UPLOAD_FOLDER, { recursive: true });
  await writeFile(uploadPath(UPLOAD_FOLDER, uploadKey), file);
  const values = { userId: busy.id, name: "a.fit", byteLength: 1, timeZone: "UTC", uploadKey };
  const importId = await insertImport(api.db, values);
  await api.db.transaction().execute(async (trx) => {
    await lockUser(trx, busy.id);
    const key = { userId: busy.id, importId };
    await api.background.jobs.send(api.db, "import.run", key, { key: String(busy.id) });
    await expect.poll(() => isWaiting(api.db), PATIENT).toBe(true);
    const other = await importFile(await api.user(), "b.fit", file);
    expect(other).toMatchObject({ status: "done", files: [{ outcome: "stored" }] });
    expect(await isWaiting(api.db)).toBe(true);
  });
  expect(await endOfImport(busy, importId)).toMatchObject({ status: "done", error: null });
});
