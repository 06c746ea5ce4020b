import { writeFit } from "@triplan/activity-files/testing";
import { expect, test } from "vitest";
import { importFile, sendFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { athleteWithRun } from "../../testing/api/athlete-with-run.ts";

const api = await testWorkers();
const DAY = 24 * 3_600_000;

const chosen = ({ id }: { id: number }) => `?exerciseId=${id}`;

test("a file that is too long for its exercise completes it where the athlete says so", async () => {
  const { user, run, find, done } = await athleteWithRun(api);
  const long = writeFit([{ ...done, seconds: Math.round(done.seconds * 1.9) }]);
  const imported = await importFile(user, "run.fit", long, chosen(run));
  expect(imported.files).toMatchObject([
    { outcome: "matched", exerciseId: run.id, exerciseName: run.name, reason: null },
  ]);
  expect(await find()).toMatchObject({ isCompleted: true });
});

test("a file of another sport does not complete it, with a sentence", async () => {
  const { user, run, find, done } = await athleteWithRun(api);
  const ride = writeFit([{ ...done, sport: "bike", speed: 8 }]);
  const imported = await importFile(user, "ride.fit", ride, chosen(run));
  expect(imported.files).toMatchObject([
    { exerciseId: null, reason: "This file is a ride, the exercise is a run." },
  ]);
  expect(await find()).toMatchObject({ isCompleted: false });
});

test("a file of another week is offered and matched only if the athlete confirms", async () => {
  const { user, run, find, done } = await athleteWithRun(api);
  const early = { ...done, start: new Date(done.start.getTime() - 16 * DAY) };
  const { files } = await importFile(user, "run.fit", writeFit([early]), chosen(run));
  expect(files).toMatchObject([
    {
      outcome: "choose",
      reason: expect.stringMatching(/^This file is of .+, the exercise of .+\.$/),
    },
  ]);
  expect(await find()).toMatchObject({ isCompleted: false });
  const providerActivityId = files[0]?.activity?.providerActivityId ?? "";
  await user.trpc.exercises.match.mutate({ exerciseId: run.id, providerActivityId });
  expect(await find()).toMatchObject({ isCompleted: true });
});

test("the ride of a multisport file completes the chosen ride, and a completed exercise stays", async () => {
  const { user, run, done } = await athleteWithRun(api);
  const start = new Date(done.start.getTime() - 7_200_000);
  const parts = writeFit([{ ...done, sport: "bike", start, seconds: 3600 }, done]);
  const first = await importFile(user, "tri.fit", parts, chosen(run));
  expect(first.files).toMatchObject([{ outcome: "matched", exerciseId: run.id }]);
  const again = { ...done, seconds: 600, start: new Date(done.start.getTime() - 36_000_000) };
  const second = await importFile(user, "run.fit", writeFit([again]), chosen(run));
  expect(second.files).toMatchObject([{ reason: "The exercise was completed already." }]);
  expect(second.files[0]?.exerciseId).not.toBe(run.id);
});

test("a copy of what is stored is a duplicate, whatever it was dropped on", async () => {
  const { user, run, done } = await athleteWithRun(api);
  const fit = writeFit([{ ...done, sport: "bike" }]);
  await importFile(user, "a.fit", fit);
  const again = await importFile(user, "a.fit", fit, chosen(run));
  expect(again.files).toMatchObject([{ outcome: "duplicate" }]);
});

test.each(["0", "999999", "x", "", "-1", "1;drop"])(
  "an upload for the unknown exercise %j is 404 and stores nothing",
  async (id) => {
    const user = await api.user();
    const answer = await sendFile(user, "a.fit", "bytes", {}, `?exerciseId=${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: "Exercise not found" });
    expect(await user.trpc.imports.list.query()).toEqual([]);
  },
);

test("an upload for another athlete's exercise is 404", async () => {
  const { run } = await athleteWithRun(api);
  const other = await api.user();
  const answer = await sendFile(other, "a.fit", "bytes", {}, chosen(run));
  expect(answer.statusCode).toBe(404);
});
