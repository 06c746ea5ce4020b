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

const step = (stepOrder: number, changes: object = {}) => ({
  type: "WorkoutStep",
  stepOrder,
  intensity: "ACTIVE",
  durationType: "TIME",
  durationValue: 360,
  targetType: "PACE",
  targetValueLow: 3.3,
  targetValueHigh: 3.5,
  ...changes,
});
const workoutOf = (sport: string, steps: readonly object[], changes: object = {}) => ({
  workoutName: "Tempo",
  sport,
  segments: [{ segmentOrder: 1, sport, steps }],
  ...changes,
});
const WORKOUT = workoutOf("RUNNING", [
  step(1, { intensity: "WARMUP", durationValue: 720, targetType: "OPEN" }),
  {
    type: "WorkoutRepeatStep",
    stepOrder: 2,
    repeatType: "REPEAT_UNTIL_STEPS_CMPLT",
    repeatValue: 3,
    steps: [step(3), step(4, { intensity: "RECOVERY", durationValue: 90 })],
  },
]);
const CREATE = "/workoutportal/workout/v2";

/** The id of a new workout of the athlete. */
async function sent(workout: object = WORKOUT): Promise<number> {
  const made = await send("POST", CREATE, workout);
  expect(made.status).toBe(200);
  const { workoutId } = (await made.json()) as { workoutId: number };
  return workoutId;
}

describe("a planned workout", () => {
  test("can be created, read, changed and deleted with its day", async () => {
    const workoutId = await sent();
    const path = `/training-api/workout/v2/${workoutId}`;

    expect(await (await send("GET", path)).json()).toMatchObject({ ...WORKOUT, workoutId });
    const changed = { ...WORKOUT, workoutName: "Easy", ownerId: athlete };
    expect(await (await send("PUT", path, changed)).json()).toMatchObject({
      workoutName: "Easy",
      workoutId,
    });
    const day = await send("POST", "/training-api/schedule/", { workoutId, date: "2026-03-04" });
    const { scheduleId } = (await day.json()) as { scheduleId: number };
    expect((await send("DELETE", path)).status).toBe(204);
    expect((await send("GET", path)).status).toBe(404);
    expect((await send("GET", `/training-api/schedule/${scheduleId}`)).status).toBe(404);
  });

  test("is listed by the days that it is on, for its athlete only", async () => {
    const workoutId = await sent();
    const day = await send("POST", "/training-api/schedule/", { workoutId, date: "2026-03-04" });
    const schedule = await day.json();
    const [, second] = control.athletes();
    const other = await app.connect({
      athlete: second?.userId ?? "",
      permissions: ["WORKOUT_IMPORT"],
    });
    const list = (from: string, to: string, token?: string) =>
      send("GET", `/training-api/schedule?startDate=${from}&endDate=${to}`, undefined, token);

    expect(await (await list("2026-03-04", "2026-03-04")).json()).toEqual([schedule]);
    expect(await (await list("2026-03-05", "2026-03-09")).json()).toEqual([]);
    const others = await list("2026-03-01", "2026-03-09", other.access_token);
    expect(await others.json()).toEqual([]);
    expect((await list("soon", "2026-03-09")).status).toBe(400);
    control.setPermissions({ userId: athlete, permissions: ["ACTIVITY_EXPORT"] });
    expect((await list("2026-03-04", "2026-03-04")).status).toBe(412);
  });

  test("requires the permission, belongs to its athlete and has at most 100 steps", async () => {
    const [, second] = control.athletes();
    const other = await app.connect({
      athlete: second?.userId ?? "",
      permissions: ["ACTIVITY_EXPORT"],
    });
    const workoutId = await sent();
    const path = `/training-api/workout/v2/${workoutId}`;

    expect((await send("GET", path, undefined, other.access_token)).status).toBe(412);
    control.setPermissions({ userId: second?.userId ?? "", permissions: ["WORKOUT_IMPORT"] });
    expect((await send("GET", path, undefined, other.access_token)).status).toBe(404);
    const day = { workoutId, date: "2026-03-04" };
    expect((await send("POST", "/training-api/schedule", day, other.access_token)).status).toBe(
      400,
    );
    const steps = Array.from({ length: 101 }, (_, at) => step(at + 1));
    expect((await send("POST", CREATE, workoutOf("RUNNING", steps))).status).toBe(400);
    const course = await send("POST", "/training-api/courses/v1/course", { courseName: "Loop" });
    expect(course.status).toBe(412);
  });

  test.each([
    ["stepOrder has gaps", workoutOf("RUNNING", [step(1), step(3)])],
    ["targetType is not supported for swims", workoutOf("LAP_SWIMMING", [step(1)])],
    [
      "poolLengthUnit is missing",
      workoutOf("LAP_SWIMMING", [
        step(1, { targetType: null, durationType: "FIXED_REPETITION", durationValue: 120 }),
      ]),
    ],
    ["the segment has another sport", { ...workoutOf("RUNNING", [step(1)]), sport: "CYCLING" }],
    [/^segments\.0\.steps\.0\.intensity: /, workoutOf("RUNNING", [step(1, { intensity: "EASY" })])],
  ])("is refused with a reason: %s", async (reason, workout) => {
    const answer = await send("POST", CREATE, workout);

    expect(answer.status).toBe(400);
    const { errorMessage } = (await answer.json()) as { errorMessage: string };
    expect(errorMessage).toMatch(reason);
  });

  test("is changed only with its owner's id", async () => {
    const path = `/training-api/workout/v2/${await sent()}`;

    expect((await send("PUT", path, WORKOUT)).status).toBe(400);
  });

  test("is 429 with the seconds to wait beyond the calls of a minute or of an athlete's day", async () => {
    const limited = await appOn({ trainingCallsPerMinute: 2, trainingCallsPerDay: 3 });
    const [first, second] = limited.sandbox.control.athletes().map(({ userId }) => userId);
    const tokens = [
      (await limited.connect({ athlete: first ?? "" })).access_token,
      (await limited.connect({ athlete: second ?? "" })).access_token,
    ] as const;
    limited.sandbox.control.setClock({ freeze: true });
    const call = (token: string) => limited.call("/training-api/workout/v2/1", token);

    expect([(await call(tokens[0])).status, (await call(tokens[0])).status]).toEqual([404, 404]);
    const third = await call(tokens[1]);
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "60"]);
    limited.sandbox.control.setClock({ advanceSeconds: 60 });
    expect((await call(tokens[0])).status).toBe(404);
    limited.sandbox.control.setClock({ advanceSeconds: 60 });
    const fourth = await call(tokens[0]);
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([429, "86280"]);
    expect((await call(tokens[1])).status).toBe(404);
    await limited.sandbox.stop();
  });
});

/** The watch page of the athlete, or another page. */
async function page(path = `/watch/${athlete}`) {
  const answer = await fetch(new URL(path, sandbox.url));
  return { status: answer.status, html: await answer.text() };
}

describe("the watch page", () => {
  test("shows the workouts by day, with their steps and targets", async () => {
    const workoutId = await sent({ ...WORKOUT, workoutName: "Tempo <3", description: "Smooth." });
    await send("POST", "/training-api/schedule/", { workoutId, date: "2026-03-04" });
    await sent(
      workoutOf(
        "LAP_SWIMMING",
        [
          step(1, {
            targetType: null,
            durationType: "DISTANCE",
            durationValue: 100,
            secondaryTargetType: "PACE_ZONE",
            secondaryTargetValueLow: 0.8,
          }),
          step(2, {
            intensity: "REST",
            targetType: null,
            durationType: "FIXED_REPETITION",
            durationValue: 130,
          }),
        ],
        { workoutName: "CSS", poolLength: 22.86, poolLengthUnit: "YARD" },
      ),
    );

    const { html } = await page();

    expect(html).toContain("Watch of Alex Rivers");
    expect(html).toMatch(/<time datetime="2026-03-04">Wednesday,? 4 March 2026<\/time>/);
    expect(html).toContain("Tempo &lt;3");
    expect(html).toContain("Warm up · 12:00");
    expect(html).toContain("3 times");
    expect(html).toContain("Go · 6:00 · 4:46-5:03 /km");
    expect(html).toContain("Without a day");
    expect(html).toContain("Swim · 22.86 yd pool");
    expect(html).toContain("Go · 100 m · 2:05 /100 m");
    expect(html).toContain("Rest · next start at 2:10");
  });

  test("says so without workouts, lists the athletes and is 404 for an unknown one", async () => {
    expect((await page()).html).toContain("No planned workouts yet.");
    expect((await page("/watch")).html).toContain(`<a href="/watch/${athlete}">Alex Rivers</a>`);
    expect((await page("/watch/nobody")).status).toBe(404);
  });
});
