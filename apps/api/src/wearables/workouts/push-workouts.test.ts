import { cleanUpFile } from "@triplan/db/testing/after-file";
import { afterEach, describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { athleteWithWorkouts } from "../../testing/watch/athlete-with-workouts.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

const WORKOUT = "POST /workoutportal/workout/v2";
const SCHEDULE = "POST /training-api/schedule";

describe("a placed exercise", () => {
  test("is on the watch on its day, and a second run calls nothing", async () => {
    const { athlete, run, swim, place, idle, onWatch, calls, stateOf } =
      await athleteWithWorkouts();
    const placedRun = await place(run.id, 3);
    const placedSwim = await place(swim.id, 2);
    const wanted = [
      { date: placedSwim.scheduledDate, name: swim.name },
      { date: placedRun.scheduledDate, name: run.name },
    ];
    await expect.poll(onWatch, PATIENT).toEqual(wanted);
    await idle();

    const made = calls();
    expect(made.toSorted()).toEqual([SCHEDULE, SCHEDULE, WORKOUT, WORKOUT]);
    const onIt = { state: "onWatch", reason: null, refusal: null, sentAt: expect.any(String) };
    expect(await stateOf(run.id)).toEqual(onIt);
    const { body } = await athlete.rest("GET", "/garmin/workouts");
    expect(body).toEqual({
      status: "on",
      target: "power",
      lastSentAt: expect.any(String),
      exercises: [swim, run].map(({ id }) => expect.objectContaining({ exerciseId: id, ...onIt })),
    });

    await athlete.trpc.wearable.sendWorkouts.mutate();
    await idle();
    expect(calls()).toEqual(made);
  });

  test("moves with one call, and is written again only when its content changes", async () => {
    const { athlete, run, place, idle, onWatch, calls } = await athleteWithWorkouts();
    const first = await place(run.id, 3);
    await expect.poll(onWatch, PATIENT).toEqual([{ date: first.scheduledDate, name: run.name }]);
    await idle();
    const before = calls().length;

    const moved = await place(run.id, 4);
    await expect.poll(onWatch, PATIENT).toEqual([{ date: moved.scheduledDate, name: run.name }]);
    await idle();
    expect(calls().slice(before)).toEqual(["PUT /training-api/schedule"]);

    await athlete.trpc.wearable.saveWorkouts.mutate({ target: "none" });
    await idle();
    expect(calls().slice(before + 1)).toEqual([
      "GET /training-api/workout/v2",
      "PUT /training-api/workout/v2",
    ]);
    expect(onWatch()).toEqual([{ date: moved.scheduledDate, name: run.name }]);
  });

  test("leaves the watch when it is unplaced, skipped, of another plan or deleted", async () => {
    const { athlete, planId, newPlan, run, swim, place, onWatch, stateOf } =
      await athleteWithWorkouts();
    await place(run.id, 3);
    await place(swim.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(2);

    await athlete.trpc.exercises.unschedule.mutate({ exerciseId: run.id });
    await expect.poll(onWatch, PATIENT).toMatchObject([{ name: swim.name }]);
    await expect
      .poll(() => stateOf(run.id), PATIENT)
      .toMatchObject({ state: "notSent", reason: "noDay" });

    await athlete.trpc.exercises.skip.mutate({ exerciseId: swim.id });
    await expect.poll(onWatch, PATIENT).toEqual([]);
    await athlete.trpc.exercises.undoSkip.mutate({ exerciseId: swim.id });
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);

    const other = await newPlan("Another one");
    await athlete.trpc.preferences.setCurrentPlan.mutate({ planId: other.id });
    await expect.poll(onWatch, PATIENT).toEqual([]);
    expect(await stateOf(swim.id)).toMatchObject({ state: "notSent", reason: "otherPlan" });
    await athlete.trpc.preferences.setCurrentPlan.mutate({ planId });
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);

    await athlete.trpc.plans.delete.mutate({ planId });
    await expect.poll(onWatch, PATIENT).toEqual([]);
  });

  test("that is done stays on the watch, and one far ahead is not sent yet", async () => {
    const { db, athlete, planId, lateWeek, run, place, idle, onWatch, stateOf, calls } =
      await athleteWithWorkouts();
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    await idle();
    const [later] = await athlete.trpc.exercises.listWeek.query({ planId, week: lateWeek });
    await place(later?.id ?? 0, 3);
    await completeExercise(db, run.id);
    const before = calls().length;
    await athlete.trpc.wearable.sendWorkouts.mutate();
    await idle();

    expect(calls()).toHaveLength(before);
    expect(await stateOf(run.id)).toMatchObject({ state: "onWatch" });
    expect(await stateOf(later?.id ?? 0)).toMatchObject({ state: "notSent", reason: "later" });
  });
});

describe("turned off", () => {
  test("removes everything, sends nothing, and sends it again once turned on", async () => {
    const { athlete, run, swim, place, idle, onWatch, stateOf } = await athleteWithWorkouts();
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);

    const off = await athlete.rest("PATCH", "/garmin/workouts", { target: null });
    expect(off).toMatchObject({ status: 200, body: { status: "off", target: null } });
    await expect.poll(onWatch, PATIENT).toEqual([]);
    await place(swim.id, 3);
    await idle();
    expect(onWatch()).toEqual([]);
    expect(await stateOf(swim.id)).toMatchObject({ state: "notSent", reason: "off" });
    const { exercises } = await athlete.trpc.wearable.workouts.query();
    expect(new Set(exercises.map(({ exerciseId }) => exerciseId))).toEqual(
      new Set([run.id, swim.id]),
    );

    await athlete.trpc.wearable.saveWorkouts.mutate({ target: "pace" });
    await expect.poll(() => onWatch().length, PATIENT).toBe(2);
  });
});

describe("disconnecting", () => {
  test("removes the workouts from the watch and forgets them", async () => {
    const { db, athlete, run, place, onWatch, idle, stateOf } = await athleteWithWorkouts();
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    await idle();

    await athlete.trpc.wearable.disconnect.mutate();

    expect(onWatch()).toEqual([]);
    expect(await db.selectFrom("pushedWorkout").selectAll().execute()).toEqual([]);
    expect(await stateOf(run.id)).toMatchObject({ state: "notSent", reason: "notConnected" });
    expect(await athlete.rest("GET", "/garmin/workouts")).toMatchObject({
      body: { status: "notConnected", target: null, exercises: [] },
    });
    expect(await athlete.rest("PATCH", "/garmin/workouts", { target: "pace" })).toMatchObject({
      status: 409,
      body: { message: "Connect your Garmin account first" },
    });
  });

  test("works while the training interface is down", async () => {
    const { db, athlete, sandbox, run, place, onWatch, idle } = await athleteWithWorkouts();
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    await idle();
    sandbox.control.addFault({ target: "workouts", mode: "status:503" });

    await athlete.trpc.wearable.disconnect.mutate();

    expect(await db.selectFrom("pushedWorkout").selectAll().execute()).toEqual([]);
    expect(await athlete.trpc.wearable.connection.query()).toMatchObject({ status: "revoked" });
  });
});
