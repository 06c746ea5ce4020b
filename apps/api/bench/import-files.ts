import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleRecording, writeFit, writeZip } from "@triplan/activity-files/testing";
import { findImport, insertImport, insertUser, listImportFiles, type Db } from "@triplan/db";
import { defaultSchedule } from "@triplan/domain";
import { storeUpload } from "../src/modules/imports/uploads.ts";
import { startBackground } from "../src/server/start-background.ts";
import { Readable } from "node:stream";
import { silent } from "./load/bench-app.ts";
import { withDatabase } from "./load/with-database.ts";
import { figure, report } from "./report/index.ts";

/*
 * `pnpm bench import-files [files]` imports an archive of FIT files, one workout a day with a sample every second: rate, outcomes, and
 * the memory of the process, which also runs the job queue.
 */
const FILES = Number(process.argv[2] ?? 1000);
const HOUR = 3600;
const DAY_MS = 86_400_000;
const MIB = 1024 ** 2;

function archive(): Uint8Array {
  const entries = Array.from({ length: FILES }, (_, at) => {
    const sport = at % 2 === 0 ? "bike" : "run";
    const start = new Date(Date.UTC(2026, 0, 1, 6) - at * DAY_MS);
    const recording = sampleRecording({ sport, start, seconds: HOUR, every: 1, watts: 180 });
    return { name: `activities/${at}.fit`, bytes: writeFit([recording]) };
  });
  return writeZip(entries);
}

async function bench(db: Db, connectionString: string, uploadFolder: string): Promise<boolean> {
  const { id: userId } = await insertUser(db, {
    username: "bench@example.org",
    passwordHash: "none",
    defaultWeeklySchedule: defaultSchedule("olympic"),
  });
  const bytes = Buffer.from(archive());
  console.log(
    `${FILES} FIT files of an hour in an archive of ${(bytes.length / MIB).toFixed(1)} MB`,
  );
  const limit = { maxBytes: 2048 * MIB, tooLarge: "" };
  const { key, byteLength } = await storeUpload(uploadFolder, Readable.from([bytes]), limit);
  const background = await startBackground({
    db,
    connectionString,
    wearable: null,
    uploadFolder,
    log: silent,
    now: () => new Date(),
  });
  const started = performance.now();
  const importId = await db.transaction().execute(async (trx) => {
    const values = { userId, name: "export.zip", byteLength, timeZone: "UTC", uploadKey: key };
    const id = await insertImport(trx, values);
    await background.jobs.send(trx, "import.run", { userId, importId: id });
    return id;
  });
  let peak = 0;
  while ((await findImport(db, { userId, importId }))?.status === "running") {
    peak = Math.max(peak, process.memoryUsage.rss());
    await sleep(200);
  }
  const seconds = (performance.now() - started) / 1000;
  const files = await listImportFiles(db, { userId, importId, from: 0 });
  const outcomes = Map.groupBy(files, ({ outcome }) => outcome);
  console.log(
    `imported in      ${seconds.toFixed(1)} s, ${(FILES / seconds).toFixed(1)} files a second`,
  );
  for (const [outcome, of] of outcomes) console.log(`${outcome.padEnd(16)} ${of.length}`);
  console.log(`highest memory   ${(peak / MIB).toFixed(0)} MB (the archive is a part of it)`);
  const { syncChanges, importChanges, pushChanges } = background;
  await Promise.all([syncChanges, importChanges, pushChanges].map((each) => each.close()));
  await background.jobs.stop();
  report([
    figure(`import of ${FILES} FIT files of an hour`, FILES / seconds, "files/s"),
    figure("import of files: highest memory with the archive", peak / MIB, "MB"),
  ]);
  return files.length === FILES;
}

// A busy machine may hold a connection or a statement up for long.
const PATIENT_MS = 60_000;
const patience = { connectionTimeout: PATIENT_MS, statementTimeout: PATIENT_MS };
await withDatabase(patience, async ({ db, connectionString, folder }) => {
  const isComplete = await bench(db, connectionString, join(folder, "uploads"));
  process.exitCode = isComplete ? 0 : 1;
});
