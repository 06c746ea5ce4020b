import { writeFile } from "node:fs/promises";
import {
  sampleRecording,
  writeFit,
  writeGpx,
  writeTcx,
  writeZip,
  type SampleRecording,
} from "@triplan/activity-files/testing";
import { insertImport } from "@triplan/db";
import { describe, expect, test } from "vitest";
import type { TestUser } from "../../testing/api/test-api.ts";
import { endOfImport, importFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { UPLOAD_FOLDER } from "../../testing/process/upload-folder.ts";
import { athleteWithRun } from "../../testing/api/athlete-with-run.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { uploadPath } from "./uploads.ts";

const api = await testWorkers();
const HOUR = 3_600_000;

/** A recording of some days ago. */
const recording = (daysAgo: number, changes: Partial<SampleRecording> = {}) =>
  sampleRecording({ start: new Date(Date.now() - daysAgo * 24 * HOUR - HOUR), ...changes });

const activitiesOf = (userId: number) =>
  api.db
    .selectFrom("wearableActivity")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("id")
    .execute();

const detailsOf = (userId: number) =>
  api.db.selectFrom("activityDetail").selectAll().where("userId", "=", userId).execute();

describe("an imported file", () => {
  test("is stored with its measurements, laps and samples, and its day in the athlete's zone", async () => {
    const user = await api.user();
    const start = new Date("2026-03-03T23:30:00Z");
    const ride = recording(3, { sport: "bike", watts: 210, start });
    await user.trpc.thresholds.record.mutate({ ftpWatts: 250 });
    const done = await importFile(user, "Fahrt nach Köln.fit", writeFit([ride], { rpe: 5 }));
    expect(done).toMatchObject({ status: "done", error: null, name: "Fahrt nach Köln.fit" });
    const [activity] = await activitiesOf(user.id);
    expect(done.files).toEqual([
      {
        position: 0,
        name: "Fahrt nach Köln.fit",
        outcome: "stored",
        reason: null,
        activityId: activity?.id,
        duplicateOf: null,
        exerciseId: null,
        exerciseName: null,
        exerciseWeek: null,
        activity: expect.objectContaining({ family: "bike", localDate: "2026-03-04" }),
      },
    ]);
    expect(activity).toMatchObject({
      source: "file",
      family: "bike",
      localDate: "2026-03-04",
      startOffsetSeconds: 3600,
      durationSeconds: 1800,
      averageHeartRate: 142,
      averagePower: 210,
      zoneSeconds: [0, 0, 1801, 0, 0],
      zoneBasis: "power",
      efforts: { best: 210, efficiency: null, decoupling: null },
      rpe: 5,
    });
    const { body } = await user.rest("GET", `/activities/${activity?.id}`);
    expect(body).toMatchObject({
      activityType: "road_cycling",
      stream: { power: expect.any(Array) },
    });
    const { laps, stream } = await user.trpc.activities.get.query({
      activityId: activity?.id ?? 0,
    });
    expect(laps.map(({ durationSeconds }) => durationSeconds)).toEqual([600, 600, 600]);
    expect(stream?.time.slice(0, 3)).toEqual([0, 5, 10]);
    expect(stream?.power?.slice(0, 3)).toEqual([210, 210, 210]);
  });

  test("completes an exercise that it clearly is, and undoing the import opens it", async () => {
    const { user, run, find, done } = await athleteWithRun(api);
    const imported = await importFile(user, "run.fit", writeFit([done]));
    expect(imported.files).toMatchObject([{ outcome: "matched", exerciseId: run.id }]);
    expect(await find()).toMatchObject({ isCompleted: true, actualDuration: run.duration });

    const { status, body } = await user.rest("DELETE", `/imports/${imported.id}`);
    expect([status, body]).toEqual([
      200,
      { id: imported.id, deletedActivities: 1, reopenedExercises: 1 },
    ]);
    expect(await find()).toMatchObject({ isCompleted: false, matchedActivityId: null });
    expect(await activitiesOf(user.id)).toEqual([]);
    expect(await detailsOf(user.id)).toEqual([]);
    const again = await importFile(user, "run.fit", writeFit([done]));
    expect(again.files).toMatchObject([{ outcome: "matched" }]);
  });

  test("of a walk is stored beside the run of its day", async () => {
    const { user, find, done } = await athleteWithRun(api);
    const imported = await importFile(user, "walk.fit", writeFit([{ ...done, sport: "walk" }]));
    expect(imported.files).toMatchObject([{ outcome: "stored", exerciseId: null }]);
    expect(await find()).toMatchObject({ isCompleted: false });
  });

  test("is offered where it may be an exercise", async () => {
    const { user, unsure } = await athleteWithRun(api);
    const imported = await importFile(user, "run.fit", writeFit([unsure]));
    expect(imported.files).toMatchObject([
      { outcome: "choose", exerciseId: null, reason: "It may be an exercise of your plan." },
    ]);
  });

  test("is not stored again, and a copy in another format is kept as a duplicate", async () => {
    const user = await api.user();
    const run = recording(5);
    const first = await importFile(user, "a.fit", writeFit([run]));
    const id = first.files[0]?.activityId;
    const same = await importFile(user, "b.fit", writeFit([run]));
    expect(same.files).toMatchObject([
      {
        outcome: "duplicate",
        activityId: id,
        duplicateOf: null,
        reason: "You have imported this file before.",
      },
    ]);
    const copy = await importFile(user, "a.tcx", writeTcx(run));
    expect(copy.files).toMatchObject([{ outcome: "duplicate", duplicateOf: id }]);
    const activities = await activitiesOf(user.id);
    expect(activities.map(({ duplicateOf }) => duplicateOf)).toEqual([null, id]);
  });

  test("never replaces a recording of the watch", async () => {
    const user = await api.user();
    const run = recording(4);
    const startTime = run.start.toISOString();
    const localDate = startTime.slice(0, 10);
    const { id } = await seedActivity(api.db, user.id, { startTime, localDate });
    const imported = await importFile(user, "a.gpx", writeGpx(run));
    expect(imported.files).toMatchObject([
      { outcome: "duplicate", reason: expect.stringContaining("Garmin") },
    ]);
    const activities = await activitiesOf(user.id);
    expect(activities.map(({ duplicateOf }) => duplicateOf)).toEqual([null, id]);
  });

  test("of a triathlon gives its parts, which are no duplicates of each other", async () => {
    const user = await api.user();
    const swim = recording(6, { sport: "swim", speed: 1 });
    const ride = { start: new Date(swim.start.getTime() + 1_860_000), speed: 9 };
    const file = writeFit([swim, sampleRecording({ sport: "bike", ...ride })]);
    const imported = await importFile(user, "tri.fit", file);
    expect(imported.files).toMatchObject([{ outcome: "stored" }]);
    const activities = await activitiesOf(user.id);
    expect(activities.map(({ family }) => family)).toEqual(["swim", "bike"]);
    expect(new Set(activities.map(({ parentProviderId }) => parentProviderId)).size).toBe(1);
  });

  test("is stored without a distance that nobody covers", async () => {
    const user = await api.user();
    const imported = await importFile(user, "car.fit", writeFit([recording(2, { speed: 30 })]));
    expect(imported.files).toMatchObject([
      { outcome: "stored", reason: expect.stringContaining("without its distance") },
    ]);
    expect(await activitiesOf(user.id)).toMatchObject([{ distanceMeters: null }]);
  });

  test.each([
    ["nothing", "", "This file is empty."],
    ["a text", "hello", "This is no FIT, TCX or GPX file."],
    ["a cut file", writeFit([recording(1)]).slice(0, 500), "This FIT file ends too early."],
    ["the future", writeFit([recording(-3)]), "This recording starts in the future."],
  ])(
    "that holds %s is refused in a sentence, and nothing is stored",
    async (_what, bytes, reason) => {
      const user = await api.user();
      const imported = await importFile(user, "a.fit", bytes);
      expect(imported).toMatchObject({
        status: "done",
        files: [{ outcome: "refused", reason: expect.stringContaining(reason), activityId: null }],
      });
      expect(await activitiesOf(user.id)).toEqual([]);
    },
  );
});

describe("an imported archive", () => {
  test("stores each file once, says what became of each, and is undone as a whole", async () => {
    const user = await api.user();
    const [a, b] = [writeFit([recording(10)]), writeTcx(recording(11))];
    const archive = writeZip([
      { name: "activities/1.fit", bytes: a },
      { name: "activities.csv", bytes: Buffer.from("id") },
      { name: "activities/2.fit", bytes: a.slice(0, 300) },
      { name: "part.zip", bytes: writeZip([{ name: "3.tcx", bytes: Buffer.from(b) }]) },
      { name: "activities/4.fit", bytes: a },
    ]);
    const imported = await importFile(user, "export.zip", archive);
    expect(imported.files.map(({ name, outcome }) => `${name}: ${outcome}`)).toEqual([
      "activities/1.fit: stored",
      "activities/2.fit: refused",
      "part.zip/3.tcx: stored",
      "activities/4.fit: duplicate",
    ]);
    expect(await activitiesOf(user.id)).toHaveLength(2);
    const [shown] = await user.trpc.imports.list.query();
    expect(shown).toMatchObject({
      id: imported.id,
      status: "done",
      counts: { stored: 2, refused: 1, duplicate: 1 },
    });
    const { files } = await user.trpc.imports.get.query({ importId: imported.id, from: 2 });
    expect(files.map(({ position }) => position)).toEqual([2, 3]);
    const undone = await user.trpc.imports.undo.mutate({ importId: imported.id });
    expect(undone.deletedActivities).toBe(2);
    expect(await activitiesOf(user.id)).toEqual([]);
    expect(await user.trpc.imports.list.query()).toEqual([]);
  });

  test.each([
    ["no recordings", writeZip([{ name: "a.csv", bytes: Buffer.from("a") }]), "holds no FIT"],
    ["no archive", "PK but no archive", "This archive is damaged or incomplete."],
  ])("of %s fails in a sentence", async (_what, bytes, sentence) => {
    const user = await api.user();
    const imported = await importFile(user, "a.zip", bytes);
    expect(imported).toMatchObject({
      status: "failed",
      error: expect.stringContaining(sentence),
      files: [],
    });
  });

  test("goes on after the last stored file when a server stopped", async () => {
    const user = await api.user();
    const files = [12, 13, 14].map((day) => ({
      name: `${day}.fit`,
      bytes: writeFit([recording(day)]),
    }));
    const importId = await interruptedImport(user, { upload: writeZip(files), stored: 1 });
    const imported = await endOfImport(user, importId);
    expect(imported.files.map(({ name }) => name)).toEqual(["first", "13.fit", "14.fit"]);
    expect(await activitiesOf(user.id)).toHaveLength(2);
  });

  test("fails in a sentence if the upload is gone, and keeps what was stored", async () => {
    const user = await api.user();
    const importId = await interruptedImport(user, { upload: null, stored: 1 });
    const imported = await endOfImport(user, importId);
    expect(imported).toMatchObject({
      status: "failed",
      error: expect.stringContaining("Import it again."),
    });
    expect(imported.files).toHaveLength(1);
  });
});

interface Interrupted {
  upload: Uint8Array | null;
  /** Number of files whose outcome is known. */
  stored: number;
}

/** An import as a stopped server leaves it, with its job. */
async function interruptedImport(user: TestUser, { upload, stored }: Interrupted): Promise<number> {
  const uploadKey = `interrupted-${user.id}`;
  if (upload) await writeFile(uploadPath(UPLOAD_FOLDER, uploadKey), upload);
  const values = { userId: user.id, name: "a.zip", byteLength: 1, timeZone: "UTC", uploadKey };
  return api.db.transaction().execute(async (trx) => {
    const importId = await insertImport(trx, values);
    const key = { userId: user.id, importId };
    const first = { ...key, name: "first", outcome: "stored" } as const;
    const rows = Array.from({ length: stored }, (_, position) => ({ ...first, position }));
    await trx.insertInto("importFile").values(rows).execute();
    await api.background.jobs.send(trx, "import.run", key, { key: String(user.id) });
    return importId;
  });
}
