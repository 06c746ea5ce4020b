import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
// Tuesday of week 3, which is 15 to 21 March 2026.
beforeAll(() => api.clock.set("2026-03-17T18:00:00Z"));

const weekOf = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });

async function openExercise(type: "swim" | "bike" | "run", week = 3) {
  const open = (await weekOf(week)).find((row) => row.type === type && !row.isCompleted);
  if (!open) throw new Error(`Week ${week} has no open ${type} left`);
  return open;
}

type Entry = Parameters<typeof user.trpc.exercises.complete.mutate>[0];
const complete = (entry: Entry) => user.trpc.exercises.complete.mutate(entry);
const undo = (exerciseId: number) => user.trpc.exercises.undoCompletion.mutate({ exerciseId });
const activities = () => user.trpc.activities.list.query({});

const RUN = {
  date: "2026-03-16",
  durationSeconds: 2652,
  distanceMeters: 8208,
  averageHeartRate: 148,
  rpe: 7,
  feeling: 4,
  notes: "Wind in the face on the second one. Calf fine.",
};

describe("completing an exercise by hand", () => {
  // @covers other-forms-4
  test("keeps what was entered as an activity that is matched with it", async () => {
    const exercise = await openExercise("run");
    const completed = await complete({ exerciseId: exercise.id, ...RUN });
    expect(completed).toEqual({
      ...exercise,
      // The day of the entry, a Monday.
      day: 1,
      dayName: "Monday",
      scheduledDate: "2026-03-16",
      isScheduled: true,
      isCompleted: true,
      completedAt: "2026-03-16T12:44:12.000Z",
      actualDuration: 44,
      // 8208 / 1609.34, and 2652 / 5.1.
      actualDistance: "5.1 mi",
      actualPace: "8:40/mi",
      completionNotes: RUN.notes,
      matchedActivityId: expect.any(Number),
      matchedProviderActivityId: expect.any(String),
      matchedActivity: {
        family: "run",
        source: "manual",
        localDate: "2026-03-16",
        activityType: "run",
        zoneSeconds: null,
        duration: 2652,
        distance: 8208,
        averagePace: null,
        averageSpeed: null,
        averageHeartRate: 148,
        rpe: 7,
        feeling: 4,
      },
      updatedAt: expect.any(String),
    });
    expect(await weekOf(3)).toContainEqual(completed);
    expect(await activities()).toMatchObject([
      { id: completed.matchedActivityId, source: "manual", rpe: 7, activityName: exercise.name },
    ]);
  });

  test("needs a day and a duration only", async () => {
    const { id: exerciseId } = await openExercise("swim");
    const completed = await complete({ exerciseId, date: "2026-03-17", durationSeconds: 1800 });
    expect(completed).toMatchObject({
      isCompleted: true,
      actualDuration: 30,
      actualDistance: null,
      actualPace: null,
      completionNotes: null,
      matchedActivity: { distance: null, averageHeartRate: null, rpe: null, feeling: null },
    });
  });

  test("leaves the exercise on the day on which the athlete placed it", async () => {
    const { id: exerciseId } = await openExercise("bike");
    await user.trpc.exercises.schedule.mutate({ exerciseId, day: 2, dayName: "Tuesday" });
    const completed = await complete({ exerciseId, date: "2026-03-16", durationSeconds: 3600 });
    expect(completed).toMatchObject({
      scheduledDate: "2026-03-17",
      matchedActivity: { localDate: "2026-03-16" },
    });
  });

  test("replaces an earlier entry, with its day", async () => {
    const exercise = await openExercise("run", 2);
    const first = await complete({ exerciseId: exercise.id, ...RUN, date: "2026-03-10" });
    const count = (await activities()).length;
    const second = await complete({
      exerciseId: exercise.id,
      date: "2026-03-11",
      durationSeconds: 1500,
    });
    expect(second).toMatchObject({
      matchedActivityId: first.matchedActivityId,
      scheduledDate: "2026-03-11",
      dayName: "Wednesday",
      actualDuration: 25,
      actualDistance: null,
      completionNotes: null,
      matchedActivity: { duration: 1500, distance: null, rpe: null },
    });
    expect(await activities()).toHaveLength(count);
    expect(await undo(exercise.id)).toEqual({ ...exercise, updatedAt: expect.any(String) });
    expect(await activities()).toHaveLength(count - 1);
  });

  test("from two devices at once gives one activity that both see", async () => {
    const { id: exerciseId } = await openExercise("bike", 2);
    const before = (await activities()).length;
    const answers = await Promise.all(
      [1800, 2700, 3600].map((durationSeconds) =>
        complete({ exerciseId, date: "2026-03-12", durationSeconds }),
      ),
    );
    expect(new Set(answers.map((row) => row.matchedActivityId)).size).toBe(1);
    expect(await activities()).toHaveLength(before + 1);
  });

  test.each([
    ["date", "That day is still to come", { date: "2026-03-18" }],
    ["date", "That day is more than a year ago", { date: "2025-03-16" }],
    [
      "distanceMeters",
      "Nobody covers that distance in this time. Check both.",
      { durationSeconds: 44, distanceMeters: 8208 },
    ],
  ])("refuses a %s: %s", async (path, message, change) => {
    const { id: exerciseId } = await openExercise("run");
    const before = await api.digest();
    expect(await refusalOf(complete({ exerciseId, ...RUN, ...change }))).toMatchObject({
      status: 400,
      message,
      issues: [{ path, message }],
    });
    expect(await api.digest()).toEqual(before);
  });

  test("neither replaces nor removes what a watch recorded", async () => {
    const { id: exerciseId } = await openExercise("run");
    const { providerActivityId } = await seedActivity(api.db, user.id);
    await user.trpc.exercises.match.mutate({ exerciseId, providerActivityId });
    const before = await api.digest();
    expect(await refusalOf(complete({ exerciseId, ...RUN }))).toMatchObject({
      status: 409,
      message: "This exercise is already completed",
    });
    expect(await refusalOf(undo(exerciseId))).toMatchObject({
      status: 409,
      message: "A recording completed this exercise. Unmatch it instead.",
    });
    expect(await api.digest()).toEqual(before);
  });
});

describe("undoing a completion by hand", () => {
  test("does nothing for an open exercise", async () => {
    const exercise = await openExercise("swim", 4);
    expect(await undo(exercise.id)).toEqual(exercise);
  });

  test("leaves an exercise on the day on which the athlete placed it", async () => {
    const { id: exerciseId } = await openExercise("swim", 2);
    const placed = await user.trpc.exercises.schedule.mutate({
      exerciseId,
      day: 2,
      dayName: "Tuesday",
    });
    await complete({ exerciseId, date: "2026-03-12", durationSeconds: 1800 });
    expect(await undo(exerciseId)).toEqual({ ...placed, updatedAt: expect.any(String) });
  });
});

test("what was entered stays when the exercise is unmatched or its plan deleted", async () => {
  const other = await api.user();
  const { id } = await other.trpc.plans.create.mutate(validPlan());
  const week = await other.trpc.exercises.listWeek.query({ planId: id, week: 1 });
  const [first, second] = week;
  if (!first || !second) throw new Error("The week has fewer than two exercises");
  for (const { id: exerciseId } of [first, second]) {
    const entry = { exerciseId, date: "2026-03-17", durationSeconds: 1800 };
    await other.trpc.exercises.complete.mutate(entry);
  }
  await other.trpc.exercises.unmatch.mutate({ exerciseId: first.id });
  await other.trpc.plans.delete.mutate({ planId: id });
  expect(await other.trpc.activities.list.query({})).toMatchObject([
    { source: "manual", linkedExerciseId: null },
    { source: "manual", linkedExerciseId: null },
  ]);
});
