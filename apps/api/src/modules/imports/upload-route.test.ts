import { readdir } from "node:fs/promises";
import { sampleRecording, writeFit } from "@triplan/activity-files/testing";
import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { endOfImport, importFile, sendFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { UPLOAD_FOLDER, uploadsSince } from "../../testing/process/upload-folder.ts";

const api = await testWorkers();

describe("an upload", () => {
  const fit = writeFit([sampleRecording()]);

  test("leaves no file on the disk", async () => {
    const user = await api.user();
    await importFile(user, "a.fit", fit);
    const before = await readdir(UPLOAD_FOLDER);
    await importFile(user, "b.fit", fit);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  });

  test("is open to athletes only, from our own pages and as bytes", async () => {
    const user = await api.user();
    const sent = await Promise.all([
      sendFile(api.visitor(), "a.fit", fit),
      sendFile(user, "a.fit", fit, { "sec-fetch-site": "cross-site" }),
      sendFile(user, "a.fit", fit, { "content-type": "application/json" }),
      sendFile(user, "a.fit", fit, { "content-type": "multipart/form-data; boundary=x" }),
      sendFile(user, "a.fit", fit, { "content-type": "text/plain" }),
    ]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([401, 403, 415, 415, 415]);
    expect(await user.trpc.imports.list.query()).toEqual([]);
  });

  test("of more than 25 MB is 413 with a sentence", async () => {
    const user = await api.user();
    const answer = await sendFile(user, "a.fit", Buffer.alloc(25 * 1024 ** 2 + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      message: "This file is larger than 25 MB.",
      code: "too_large",
    });
  });

  test("without a length ends where it becomes too large, and nothing is kept", async () => {
    const user = await api.user();
    const before = await readdir(UPLOAD_FOLDER);
    const megabyte = new Uint8Array(1024 ** 2);
    let sent = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        sent += 1;
        if (sent > 26) stream.close();
        else stream.enqueue(megabyte);
      },
    });
    const answer = await fetch(`${api.url}/api/activities/import`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", cookie: user.jar.header() ?? "" },
      body,
      duplex: "half",
    });
    expect(answer.status).toBe(413);
    await expect.poll(() => uploadsSince(before), PATIENT).toEqual([]);
  });

  test.each(["", "%E0%A4%A", "%00", "x".repeat(300), "../../etc/passwd"])(
    "may have any name: %j",
    async (name) => {
      const user = await api.user();
      const answer = await sendFile(user, "", fit, { "x-file-name": name });
      expect(answer.statusCode).toBe(202);
      const { importId } = answer.json<{ importId: number }>();
      expect(await endOfImport(user, importId)).toMatchObject({ status: "done" });
    },
  );
});
