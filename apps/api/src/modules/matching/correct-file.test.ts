import { writeFit } from "@triplan/activity-files/testing";
import { addDays } from "@triplan/domain";
import { expect, test } from "vitest";
import { athleteWithRun } from "../../testing/api/athlete-with-run.ts";
import { importFile } from "../../testing/api/upload.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";

const api = await testWorkers();

/** An athlete whose run of today was completed by a file. */
async function completedByFile() {
  const { user, run, find, done } = await athleteWithRun(api);
  const fit = writeFit([{ ...done, heartRate: 151 }], { rpe: 6, feeling: 4 });
  const { id: importId } = await importFile(user, "run.fit", fit, `?exerciseId=${run.id}`);
  const [activity, ...others] = await user.trpc.activities.list.query({});
  if (!activity || others.length > 0) throw new Error("The file gave no activity or several");
  const complete = (entry: object) =>
    user.trpc.exercises.complete.mutate({
      exerciseId: run.id,
      date: activity.localDate,
      durationSeconds: Math.round(activity.duration),
      ...entry,
    });
  const read = () => user.trpc.activities.get.query({ activityId: activity.id });
  return { user, find, complete, read, importId, recorded: await read() };
}

test("what is entered for an exercise that a file completed corrects the file's activity", async () => {
  const { user, find, complete, read, recorded } = await completedByFile();
  const date = addDays(recorded.localDate, -1);
  const changes = { date, durationSeconds: 1500, distanceMeters: 5000, averageHeartRate: 140 };
  const completed = await complete({ ...changes, rpe: 7, feeling: 2, notes: "Windy." });
  expect(completed).toMatchObject({
    isCompleted: true,
    actualDuration: 25,
    actualDistance: "3.1 mi",
    completionNotes: "Windy.",
    matchedActivityId: recorded.id,
    matchedActivity: { source: "file", localDate: date, duration: 1500, rpe: 7, feeling: 2 },
  });
  expect(await find()).toEqual(completed);
  expect(await user.trpc.activities.list.query({})).toHaveLength(1);
  const { stream, laps, startTime, ...activity } = await read();
  expect(activity).toMatchObject({ distance: 5000, averageHeartRate: 140, averageSpeed: null });
  expect({ stream, laps }).toEqual({ stream: recorded.stream, laps: recorded.laps });
  expect(Date.parse(recorded.startTime) - Date.parse(startTime)).toBe(86_400_000);
});

test("measures that are not entered or only rounded stay as they were recorded", async () => {
  const { complete, read, recorded } = await completedByFile();
  await complete({ averageHeartRate: Math.round(recorded.averageHeartRate ?? 0), notes: "Easy." });
  const { duration, distance, averageHeartRate, averageSpeed, startTime } = recorded;
  expect(await read()).toMatchObject({
    duration,
    distance,
    averageHeartRate,
    averageSpeed,
    startTime,
    rpe: null,
    feeling: null,
  });
});

test("undoing the import of a corrected file opens the exercise as it was", async () => {
  const { user, find, complete, importId } = await completedByFile();
  await complete({ durationSeconds: 1500, notes: "Windy." });
  const undone = await user.trpc.imports.undo.mutate({ importId });
  expect(undone).toMatchObject({ deletedActivities: 1, reopenedExercises: 1 });
  expect(await find()).toMatchObject({ isCompleted: false, completionNotes: null });
  expect(await user.trpc.activities.list.query({})).toEqual([]);
});
