import FitParser from "fit-file-parser";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appOn, athleteOf, webhookReceiver, type Grant } from "../testing/app.ts";

const hook = await webhookReceiver();
const app = await appOn({ webhookUrl: hook.url });
const { sandbox } = app;
const { control } = sandbox;
const athlete = athleteOf(sandbox);
let grant: Grant;

beforeEach(async () => {
  control.reset();
  hook.received.length = 0;
  grant = await app.connect({ athlete });
});
afterAll(async () => {
  await sandbox.stop();
  await hook.stop();
});

const send = (method: string, path: string, body?: object, token = grant.access_token) =>
  fetch(new URL(path, sandbox.url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

/** The URL of the athlete's first recording in a ping. */
async function fileUrl(): Promise<string> {
  const [first] = control.activities(athlete);
  const summaryId = first?.summaryId ?? "";
  control.ping({ userIds: [athlete], summaryIds: [summaryId], type: "activityFiles" });
  await control.settled();
  const { activityFiles } = hook.bodies()[0] as { activityFiles: Record<string, string>[] };
  expect(activityFiles[0]).toMatchObject({ userId: athlete, summaryId, fileType: "FIT" });
  return activityFiles[0]?.["callbackURL"] ?? "";
}

describe("a recording's file", () => {
  test("agrees with its summary", async () => {
    const url = await fileUrl();

    const bytes = await (await app.call(url, grant.access_token)).arrayBuffer();
    const parser = new FitParser({ mode: "list", force: false, lengthUnit: "m" });
    const parsed = await parser.parseAsync(bytes);

    const [summary] = control.activities(athlete);
    const [session] = parsed.sessions ?? [];
    expect(session).toMatchObject({
      total_timer_time: summary?.durationInSeconds,
      total_distance: summary?.distanceInMeters,
      avg_heart_rate: summary?.averageHeartRateInBeatsPerMinute,
    });
    expect(new Date(session?.start_time ?? 0).getTime()).toBe(
      (summary?.startTimeInSeconds ?? 0) * 1000,
    );
    expect(parsed.records?.length).toBeGreaterThan(10);
  });

  test("expires after an hour", async () => {
    const url = await fileUrl();
    control.setClock({ advanceSeconds: 3601 });

    expect((await app.call(url, grant.access_token)).status).toBe(410);
  });
});

describe("a planned workout", () => {
  const WORKOUT = { workoutName: "Tempo", sport: "RUNNING", segments: [{ steps: [{}, {}] }] };

  test("can be created, read, changed and deleted", async () => {
    const made = await send("POST", "/workoutportal/workout/v2", WORKOUT);
    const { workoutId } = (await made.json()) as { workoutId: number };
    const path = `/training-api/workout/v2/${workoutId}`;

    expect(await (await send("GET", path)).json()).toEqual({ ...WORKOUT, workoutId });
    await send("PUT", path, { ...WORKOUT, workoutName: "Easy" });
    expect(await (await send("GET", path)).json()).toMatchObject({
      workoutName: "Easy",
      workoutId,
    });
    const day = await send("POST", "/training-api/schedule", { workoutId, date: "2026-03-04" });
    expect(await day.json()).toMatchObject({ workoutId, scheduleId: expect.any(Number) });
    expect((await send("DELETE", path)).status).toBe(204);
    expect((await send("GET", path)).status).toBe(404);
  });

  test("requires the permission, belongs to its athlete and has at most 100 steps", async () => {
    const [, second] = control.athletes();
    const other = await app.connect({
      athlete: second?.userId ?? "",
      permissions: ["ACTIVITY_EXPORT"],
    });
    const made = await send("POST", "/workoutportal/workout/v2", WORKOUT);
    const { workoutId } = (await made.json()) as { workoutId: number };
    const path = `/training-api/workout/v2/${workoutId}`;

    expect((await send("GET", path, undefined, other.access_token)).status).toBe(412);
    control.setPermissions({ userId: second?.userId ?? "", permissions: ["WORKOUT_IMPORT"] });
    expect((await send("GET", path, undefined, other.access_token)).status).toBe(404);
    const repeated = { steps: Array.from({ length: 100 }, () => ({})) };
    const long = await send("POST", "/workoutportal/workout/v2", {
      segments: [{ steps: [repeated] }],
    });
    expect(long.status).toBe(400);
    const course = await send("POST", "/training-api/courses/v1/course", { courseName: "Loop" });
    expect(course.status).toBe(412);
  });
});
