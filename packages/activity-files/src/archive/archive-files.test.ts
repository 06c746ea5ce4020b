import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleRecording, writeFit, writeZip, type ZipEntry } from "../testing/index.ts";
import { archiveFiles } from "./archive-files.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-"));
});
afterAll(() => rm(folder, { recursive: true }));

const fit = writeFit([sampleRecording()]);
const empty = new Uint8Array(0);

async function store(bytes: Uint8Array): Promise<string> {
  const path = join(folder, "upload");
  await writeFile(path, bytes);
  return path;
}

/** Names and sizes of the files, or why a file can't be read. */
async function listed(path: string): Promise<string[]> {
  const files: string[] = [];
  for await (const { position, name, read } of archiveFiles(path)) {
    const outcome = await read().then(
      (bytes) => String(bytes.length),
      (error: Error) => error.message,
    );
    files.push(`${position} ${name}: ${outcome}`);
  }
  return files;
}

test("reads recordings of an archive and of one inside it, and nothing else", async () => {
  const inner = writeZip([
    { name: "b.FIT", bytes: fit },
    { name: "deeper.zip", bytes: writeZip([{ name: "c.fit", bytes: fit }]) },
  ]);
  const path = await store(
    writeZip([
      { name: "activities.csv", bytes: Buffer.from("id") },
      { name: "activities/a.fit.gz", bytes: fit },
      { name: "DI_CONNECT/UploadedFiles_0-_Part1.zip", bytes: inner },
      { name: "../../etc/evil.gpx", bytes: Buffer.from("<gpx/>") },
    ]),
  );
  expect(await listed(path)).toEqual([
    `0 activities/a.fit.gz: ${fit.length}`,
    `1 DI_CONNECT/UploadedFiles_0-_Part1.zip/b.FIT: ${fit.length}`,
    "2 ../../etc/evil.gpx: 6",
  ]);
  expect(await readdir(folder)).toEqual(["upload"]);
});

test("goes on after an inner archive that is damaged", async () => {
  const path = await store(
    writeZip([
      { name: "inner.zip", bytes: Buffer.from("PK damaged") },
      { name: "a.fit", bytes: fit },
    ]),
  );
  expect(await listed(path)).toEqual([
    "0 inner.zip: This archive is damaged or incomplete. Export it again.",
    `1 a.fit: ${fit.length}`,
  ]);
});

const zipped: ZipEntry[] = [{ name: "a.fit", bytes: fit }];

test.each([
  ["text", Buffer.from("no archive"), "This archive is damaged or incomplete."],
  ["a cut archive", writeZip(zipped).slice(0, -30), "This archive is damaged or incomplete."],
  [
    "too many files",
    writeZip(Array.from({ length: 20_001 }, (_, at) => ({ name: `${at}.txt`, bytes: empty }))),
    "This archive holds more than 20,000 files. Split it.",
  ],
])("refuses %s in a sentence", async (_what, bytes, sentence) => {
  await expect(listed(await store(bytes))).rejects.toThrow(sentence);
});

test.each([
  ["of more than 25 MB", { statedSize: 30 * 1024 ** 2 }, "This file is larger than 25 MB."],
  ["that grows without end", { bytes: Buffer.alloc(20 * 1024 ** 2) }, "far larger unpacked"],
  ["with more bytes than it says", { statedSize: 10 }, "This file is damaged in its archive."],
])("refuses a file %s and reads the others", async (_what, change, sentence) => {
  const path = await store(writeZip([{ name: "bad.fit", bytes: fit, ...change }, ...zipped]));
  const [bad, good] = await listed(path);
  expect(bad).toContain(sentence);
  expect(good).toBe(`1 a.fit: ${fit.length}`);
});
