import { cleanUpFile } from "@triplan/db/testing/after-file";
import { afterEach, describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { ALEX } from "../../testing/watch/athletes.ts";
import { athleteWithWorkouts } from "../../testing/watch/athlete-with-workouts.ts";
import { createWearable } from "../provider/wearable.ts";
import { testConfig } from "../../testing/api/test-wearable.ts";
import { QUICK_TIMING } from "../../testing/jobs/quick-timing.ts";
import { pushDaily } from "./push-daily.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

describe("a workout that the provider refuses", () => {
  test("is refused with the reason, not sent again, and sent once it has changed", async () => {
    const { athlete, sandbox, run, swim, place, idle, onWatch, calls, stateOf } =
      await athleteWithWorkouts();
    sandbox.control.addFault({ target: "workouts", mode: "status:400", times: 1 });
    await place(run.id, 3);
    await expect
      .poll(() => stateOf(run.id), PATIENT)
      .toEqual({ state: "refused", reason: null, refusal: "a fault was asked for", sentAt: null });
    await idle();
    const before = calls().length;

    await athlete.trpc.wearable.sendWorkouts.mutate();
    await idle();
    expect(calls()).toHaveLength(before);
    await place(swim.id, 3);
    await expect.poll(onWatch, PATIENT).toMatchObject([{ name: swim.name }]);

    await place(run.id, 4);
    await expect.poll(() => onWatch().length, PATIENT).toBe(2);
    // The watch has it before its state is stored.
    await expect
      .poll(() => stateOf(run.id), PATIENT)
      .toMatchObject({ state: "onWatch", refusal: null });
  });
});

describe("a provider in trouble", () => {
  test("with a rate limit is called again only after its wait", async () => {
    const { sandbox, run, place, idle, onWatch, calls } = await athleteWithWorkouts();
    sandbox.control.addFault({
      target: "workouts",
      mode: "status:429",
      retryAfterS: 2,
      times: 1,
    });
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    await idle();

    const at = sandbox.control
      .requests()
      .filter(({ target }) => target === "workouts")
      .map((request) => Date.parse(request.at));
    expect(calls()).toHaveLength(3);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(2000);
  });

  test.each(["status:503", "reset", "html"])("(%s) is tried again", async (mode) => {
    const { sandbox, run, place, onWatch, stateOf } = await athleteWithWorkouts();
    sandbox.control.addFault({ target: "workouts", mode, times: 2 });
    await place(run.id, 3);

    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    await expect.poll(() => stateOf(run.id), PATIENT).toMatchObject({ state: "onWatch" });
  });

  test("that fails between workout and day does not get the workout twice", async () => {
    const { sandbox, run, place, idle, onWatch, calls } = await athleteWithWorkouts();
    sandbox.control.addFault({
      target: "workouts",
      mode: "status:503",
      match: "schedule",
      times: 1,
    });
    const { scheduledDate } = await place(run.id, 3);

    await expect.poll(onWatch, PATIENT).toEqual([{ date: scheduledDate, name: run.name }]);
    await idle();
    expect(calls()).toEqual([
      "POST /workoutportal/workout/v2",
      "POST /training-api/schedule",
      "GET /training-api/schedule",
      "POST /training-api/schedule",
    ]);
  });

  test("whose answer about the day is lost shows the workout once, also on another day", async () => {
    const { sandbox, run, place, idle, onWatch, calls, stateOf } = await athleteWithWorkouts();
    const fault = { target: "workouts", mode: "truncate", match: "schedule", times: 1 };
    sandbox.control.addFault(fault);
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    const { scheduledDate } = await place(run.id, 4);

    await expect.poll(onWatch, PATIENT).toEqual([{ date: scheduledDate, name: run.name }]);
    await expect.poll(() => stateOf(run.id), PATIENT).toMatchObject({ state: "onWatch" });
    await idle();
    expect(onWatch()).toHaveLength(1);
    expect(calls().filter((call) => call === "POST /training-api/schedule")).toHaveLength(1);
  });
});

describe("without the permission for planned workouts", () => {
  test("nothing is called, it says so, and reconnecting with it sends them", async () => {
    const { athlete, connect, run, place, idle, onWatch, calls, stateOf } =
      await athleteWithWorkouts({ permissions: ["ACTIVITY_EXPORT"] });
    await place(run.id, 3);
    await idle();

    expect(calls()).toEqual([]);
    expect(await stateOf(run.id)).toMatchObject({ state: "notSent", reason: "permission" });
    expect(await athlete.trpc.wearable.workouts.query()).toMatchObject({ status: "permission" });

    await connect(athlete, ALEX, { permissions: ["ACTIVITY_EXPORT", "WORKOUT_IMPORT"] });
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    expect(await athlete.trpc.wearable.workouts.query()).toMatchObject({ status: "on" });
  });

  test("given at the provider's own page sends them", async () => {
    const { sandbox, run, place, idle, onWatch } = await athleteWithWorkouts({
      permissions: ["ACTIVITY_EXPORT"],
    });
    await place(run.id, 3);
    await idle();
    expect(onWatch()).toEqual([]);

    sandbox.control.setPermissions({
      userId: ALEX,
      permissions: ["ACTIVITY_EXPORT", "WORKOUT_IMPORT"],
    });
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
  });

  test("withdrawn without a webhook is noticed by the refusal", async () => {
    const { athlete, sandbox, run, place, stateOf } = await athleteWithWorkouts();
    sandbox.control.setPermissions({
      userId: ALEX,
      permissions: ["ACTIVITY_EXPORT"],
      isTold: false,
    });
    await place(run.id, 3);

    await expect
      .poll(() => stateOf(run.id), PATIENT)
      .toMatchObject({ state: "notSent", reason: "permission" });
    expect(await athlete.trpc.wearable.connection.query()).toMatchObject({
      permissions: ["ACTIVITY_EXPORT"],
    });
  });
});

describe("another athlete", () => {
  test("can neither see whether an exercise is on the watch nor change what is sent", async () => {
    const api = await athleteWithWorkouts();
    const { run, place, onWatch } = api;
    await place(run.id, 3);
    await expect.poll(() => onWatch().length, PATIENT).toBe(1);
    const stranger = await api.user();

    expect(await stranger.rest("GET", `/exercises/${run.id}/watch`)).toMatchObject({ status: 404 });
    expect(await stranger.rest("POST", "/garmin/workouts/send")).toMatchObject({ status: 409 });
    expect(onWatch()).toHaveLength(1);
  });
});

test("the daily job sends what a new day brings, where a day has just begun", async () => {
  const { db, athlete, background, log, sandbox } = await athleteWithWorkouts({ works: false });
  await db.updateTable("wearableConnection").set({ timeZone: "Asia/Tokyo" }).execute();
  const sentAt = async (now: string) => {
    const sent: unknown[] = [];
    const work = {
      db,
      log: log.logger,
      timing: QUICK_TIMING,
      wearable: createWearable(testConfig(sandbox.url), () => new Date()),
      now: () => new Date(now),
      jobs: {
        ...background.jobs,
        send: async (...call: unknown[]) => void sent.push(call.slice(1)),
      },
    };
    const job = { id: "1", data: {}, signal: new AbortController().signal };
    await pushDaily(work)(job, async () => {});
    return sent;
  };

  expect(await sentAt("2027-03-18T14:59:00Z")).toEqual([]);
  expect(await sentAt("2027-03-18T15:03:00Z")).toEqual([
    ["workouts.push", { userId: athlete.id }, { key: String(athlete.id) }],
  ]);
  expect(await sentAt("2027-03-18T16:03:00Z")).toEqual([]);
});
