import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());

/** An open exercise; week 3 is 15 to 21 March 2026. */
async function openExercise(type: "swim" | "bike" | "run", week = 3) {
  const exercises = await user.trpc.exercises.listWeek.query({ planId, week });
  const open = exercises.find((row) => row.type === type && !row.isCompleted && !row.isScheduled);
  if (!open) throw new Error(`Week ${week} has no open ${type} left`);
  return open;
}

const again = async (id: number, week = 3) => {
  const exercises = await user.trpc.exercises.listWeek.query({ planId, week });
  return exercises.find((row) => row.id === id);
};

const run = (over: Parameters<typeof seedActivity>[2] = {}) =>
  seedActivity(api.db, user.id, {
    startTime: "2026-03-17T06:00:00.000Z",
    localDate: "2026-03-17",
    durationSeconds: 2729,
    distanceMeters: 8047,
    averagePace: 339.2,
    averageHeartRate: 146,
    ...over,
  });

const WEDNESDAY = { day: 3, dayName: "Wednesday" } as const;

const matchOf = (exerciseId: number, providerActivityId: string) =>
  user.trpc.exercises.match.mutate({ exerciseId, providerActivityId });

describe("matching an exercise", () => {
  // @covers exercise-4, units-and-display-3
  test("completes it with the recorded values on the day of the recording", async () => {
    const exercise = await openExercise("run");
    const activity = await run();
    const matched = await matchOf(exercise.id, activity.providerActivityId);
    expect(matched).toEqual({
      ...exercise,
      // A Tuesday.
      day: 2,
      dayName: "Tuesday",
      scheduledDate: "2026-03-17",
      isScheduled: true,
      isCompleted: true,
      // 06:00:00 and 2729 s.
      completedAt: "2026-03-17T06:45:29.000Z",
      // 2729 / 60 = 45.5.
      actualDuration: 45,
      // 8047 / 1609.34, and 339.2 × 1.60934 = 545.9.
      actualDistance: "5.0 mi",
      actualPace: "9:06/mi",
      matchedActivityId: activity.id,
      matchedProviderActivityId: activity.providerActivityId,
      matchedActivity: {
        family: "run",
        activityType: "running",
        zoneSeconds: null,
        duration: 2729,
        distance: 8047,
        averagePace: 339.2,
        averageSpeed: null,
        averageHeartRate: 146,
        source: "webhook",
        localDate: "2026-03-17",
        rpe: null,
        feeling: null,
      },
      updatedAt: expect.any(String),
    });
    expect(await again(exercise.id)).toEqual(matched);
    const listed = await user.trpc.activities.list.query({});
    expect(listed.find(({ id }) => id === activity.id)).toMatchObject({
      isLinkedToExercise: true,
      isLinkedToWorkout: true,
      linkedExerciseId: exercise.id,
    });
  });

  test("keeps the day on which it was placed", async () => {
    const exercise = await openExercise("run", 4);
    await user.trpc.exercises.schedule.mutate({ exerciseId: exercise.id, ...WEDNESDAY });
    const { providerActivityId } = await run({
      startTime: "2026-03-23T06:00:00.000Z",
      localDate: "2026-03-23",
    });
    expect(await matchOf(exercise.id, providerActivityId)).toMatchObject({
      ...WEDNESDAY,
      scheduledDate: "2026-03-25",
      isCompleted: true,
    });
  });

  test("sets no day for a recording of another week", async () => {
    const exercise = await openExercise("run", 5);
    const { providerActivityId } = await run();
    expect(await matchOf(exercise.id, providerActivityId)).toMatchObject({
      isCompleted: true,
      isScheduled: false,
      scheduledDate: null,
    });
  });

  test("is refused for another discipline, naming both", async () => {
    const exercise = await openExercise("swim");
    const { providerActivityId } = await run();
    const before = await api.digest();
    expect(await refusalOf(matchOf(exercise.id, providerActivityId))).toEqual({
      status: 409,
      code: "conflict",
      message: "The activity is a run and the exercise a swim",
    });
    expect(await api.digest()).toEqual(before);
  });

  test("accepts another sport that was done instead, and can be undone", async () => {
    const exercise = await openExercise("swim");
    const { providerActivityId } = await run();
    const matched = await user.trpc.exercises.match.mutate({
      exerciseId: exercise.id,
      providerActivityId,
      isReplacement: true,
    });
    expect(matched).toMatchObject({
      isCompleted: true,
      actualDuration: 45,
      actualDistance: "5.0 mi",
      matchedActivity: { family: "run" },
    });
    await user.trpc.exercises.unmatch.mutate({ exerciseId: exercise.id });
    expect(await again(exercise.id)).toMatchObject({ isCompleted: false, actualDuration: null });
  });

  // @covers entities-15
  test("accepts strength as a swim on request", async () => {
    const exercise = await openExercise("swim");
    const { providerActivityId } = await run({ family: "other", discipline: "swim" });
    expect(await matchOf(exercise.id, providerActivityId)).toMatchObject({ isCompleted: true });
  });

  test("is refused if the exercise or the activity already has a match", async () => {
    const [first, second] = [await openExercise("bike", 4), await openExercise("bike", 5)];
    const ride = { family: "bike", discipline: "bike" } as const;
    const [one, two] = [await run(ride), await run(ride)];
    await matchOf(first.id, one.providerActivityId);
    expect(await refusalOf(matchOf(first.id, two.providerActivityId))).toMatchObject({
      status: 409,
      message: "This exercise is already matched with an activity",
    });
    expect(await refusalOf(matchOf(second.id, one.providerActivityId))).toMatchObject({
      status: 409,
      message: "This activity is already matched with an exercise",
    });
  });

  test("is refused for an exercise completed without a watch", async () => {
    const exercise = await openExercise("run", 6);
    await completeExercise(api.db, exercise.id);
    const { providerActivityId } = await run();
    expect(await refusalOf(matchOf(exercise.id, providerActivityId))).toMatchObject({
      status: 409,
      message: "This exercise is already completed",
    });
  });

  test("of two concurrent requests for one activity, only one succeeds", async () => {
    const exercises = await user.trpc.exercises.listWeek.query({ planId, week: 7 });
    const runs = exercises.filter(({ type }) => type === "run");
    expect(runs.length).toBeGreaterThan(1);
    const { providerActivityId } = await run();
    const answers = await Promise.allSettled(runs.map(({ id }) => matchOf(id, providerActivityId)));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("prefers the recording where a test activity has the same id", async () => {
    const exercise = await openExercise("run", 8);
    const made = await run({ provider: "test", source: "test", providerActivityId: "same" });
    const recorded = await run({ providerActivityId: "same" });
    expect(made.id).toBeLessThan(recorded.id);
    expect(await matchOf(exercise.id, "same")).toMatchObject({ matchedActivityId: recorded.id });
  });

  test("returns 404 for another athlete's exercise or activity", async () => {
    const other = await api.user();
    const exercise = await openExercise("bike", 6);
    const mine = await run({ family: "bike", discipline: "bike" });
    const { id } = await other.trpc.plans.create.mutate(validPlan());
    const [theirs] = await other.trpc.exercises.listWeek.query({ planId: id, week: 1 });
    const before = await api.digest();
    const calls = [
      other.trpc.exercises.match.mutate({ exerciseId: exercise.id, ...mine }),
      other.trpc.exercises.match.mutate({ exerciseId: theirs?.id ?? 0, ...mine }),
      other.trpc.exercises.unmatch.mutate({ exerciseId: exercise.id }),
    ];
    const answers = await Promise.all(calls.map((call) => refusalOf(call)));
    expect(answers.map(({ message }) => message)).toEqual([
      "Exercise not found",
      "Activity not found",
      "Exercise not found",
    ]);
    expect(await api.digest()).toEqual(before);
  });
});

describe("unmatching an exercise", () => {
  test.each([
    ["unscheduled", null],
    ["scheduled", WEDNESDAY],
  ] as const)("restores its previous state: %s", async (_, day) => {
    const { id: exerciseId } = await openExercise("bike", 2);
    if (day) await user.trpc.exercises.schedule.mutate({ exerciseId, ...day });
    const before = await again(exerciseId, 2);
    const ride = {
      family: "bike",
      discipline: "bike",
      startTime: "2026-03-09T06:00:00.000Z",
      localDate: "2026-03-09",
    } as const;
    const { providerActivityId } = await run(ride);
    await matchOf(exerciseId, providerActivityId);
    const apart = await user.trpc.exercises.unmatch.mutate({ exerciseId });
    expect(apart).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(await again(exerciseId, 2)).toEqual(apart);
    await user.trpc.exercises.unschedule.mutate({ exerciseId });
  });

  test("succeeds for an unmatched exercise", async () => {
    const exercise = await openExercise("bike", 7);
    const exerciseId = exercise.id;
    expect(await user.trpc.exercises.unmatch.mutate({ exerciseId })).toEqual(exercise);
  });

  test("allows the same match again by hand", async () => {
    const { id: exerciseId } = await openExercise("bike", 8);
    const ride = {
      family: "bike",
      discipline: "bike",
      startTime: "2026-04-20T06:00:00.000Z",
      localDate: "2026-04-20",
    } as const;
    const { providerActivityId } = await run(ride);
    const first = await matchOf(exerciseId, providerActivityId);
    await user.trpc.exercises.unmatch.mutate({ exerciseId });
    const second = await matchOf(exerciseId, providerActivityId);
    expect(second).toEqual({ ...first, updatedAt: expect.any(String) });
  });
});
