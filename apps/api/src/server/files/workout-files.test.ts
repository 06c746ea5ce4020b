import { buffer } from "node:stream/consumers";
import { Validator } from "@seriousme/openapi-schema-validator";
import { decodeFit } from "@triplan/workout-files/testing";
import { fromBufferPromise } from "yauzl";
import { beforeAll, describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import type { TestClient } from "../../testing/api/test-client.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { wholeDocument } from "../openapi/serve-open-api.ts";
import { fileRoutes } from "./file-routes.ts";

const api = await testApi();
let user: TestUser;
let planId = 0;
let exercises: Awaited<ReturnType<typeof weekOf>> = [];

const weekOf = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });
const get = (path: string, client: TestClient = user) =>
  client.send({ method: "GET", url: `/api${path}` });

const firstOf = (type: "swim" | "bike" | "run"): number => {
  const exercise = exercises.find((each) => each.type === type && each.brickId === null);
  if (!exercise) throw new Error(`week 3 has no ${type}`);
  return exercise.id;
};

beforeAll(async () => {
  user = await api.user();
  ({ id: planId } = await user.trpc.plans.create.mutate(validPlan({ name: 'Über 日本 "x"' })));
  exercises = await weekOf(3);
});

test("a FIT file comes as a download that is not cached", async () => {
  const answer = await get(`/exercises/${firstOf("run")}/workout.fit?target=pace`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "application/vnd.ant.fit",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(
      /^attachment; filename="week-3-run-\d-[a-z0-9-]+\.fit"$/,
    ),
  });
  expect(decodeFit(answer.rawPayload).length).toBeGreaterThan(3);
});

test("a placed exercise's file begins with its day", async () => {
  const id = firstOf("swim");
  const { scheduledDate } = await user.trpc.exercises.schedule.mutate({
    exerciseId: id,
    day: 2,
    dayName: "Tuesday",
  });
  const { headers } = await get(`/exercises/${id}/workout.fit`);
  expect(headers["content-disposition"]).toContain(`"${scheduledDate}-swim-`);
});

describe("a format or target that does not fit", () => {
  test.each([
    ["swim", "workout.zwo", "ZWO files have no swims. Take the FIT file."],
    ["swim", "workout.mrc", "MRC files have no swims. Take the FIT file."],
    ["run", "workout.mrc", "MRC files have no runs. Take the ZWO file."],
    ["run", "workout.fit?target=heartRate", "take the file by pace"],
    ["run", "workout.fit?target=watts", "Target must be one of power, pace, heartRate, none"],
    ["run", "workout.fit?target=pace&target=none", "Target must be one of"],
    ["run", "workout.fit?multisport=yes", "Multisport must be true or false"],
    ["run", "workout.fit?multisport=true", "Only a brick can be one file for two sports"],
  ] as const)("%s as %s is refused with a sentence (400)", async (type, file, message) => {
    const answer = await get(`/exercises/${firstOf(type)}/${file}`);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      400,
      "application/json; charset=utf-8",
    ]);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(message) });
  });

  test("a ride has ZWO and MRC files", async () => {
    const id = firstOf("bike");
    const zwo = await get(`/exercises/${id}/workout.zwo`);
    expect(zwo.body).toContain("<sportType>bike</sportType>");
    expect((await get(`/exercises/${id}/workout.mrc`)).body).toContain("MINUTES PERCENT");
  });
});

test("a brick is one file on request, the same from both of its parts", async () => {
  const weeks = await Promise.all([4, 5, 6, 7].map(weekOf));
  const brick = weeks.flat().filter(({ brickId }) => brickId !== null);
  const [ride, run] = ["bike", "run"].map((type) => brick.find((each) => each.type === type)?.id);
  const files = await Promise.all(
    [ride, run].map((id) => get(`/exercises/${id}/workout.fit?multisport=true`)),
  );
  const [one, other] = files.map(({ rawPayload }) => rawPayload);
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  const sessions = decodeFit(one ?? Buffer.alloc(0)).filter(({ message }) => message === 158);
  expect(sessions).toHaveLength(2);
  expect(files[0]?.headers["content-disposition"]).toMatch(/-brick-/);
});

/** An archive's files by name, as a reader of other make finds them. */
async function unzipped(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

describe("the archive of a week", () => {
  test("has a FIT file of each open exercise and says which have no other", async () => {
    const answer = await get(`/training-plans/${planId}/weeks/3/workouts.zip?target=heartRate`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="uber-x-week-3-workouts.zip"',
    });
    const files = await unzipped(answer.rawPayload);
    const count = (folder: string) =>
      [...files.keys()].filter((name) => name.startsWith(folder)).length;
    const types = Map.groupBy(exercises, ({ type }) => type);
    const rides = types.get("bike")?.length ?? 0;
    expect([count("fit/"), count("zwo/"), count("mrc/")]).toEqual([
      exercises.length,
      rides + (types.get("run")?.length ?? 0),
      rides,
    ]);
    const note = new TextDecoder().decode(files.get("read me.txt"));
    expect(note).toContain('Workouts of Über 日本 "x", week 3');
    expect(note).toContain("MRC files have no runs. Take the ZWO file.");
    expect(note).toContain("Your heart rate at threshold is not known.");
  });

  test("leaves out what is done", async () => {
    const week = await weekOf(2);
    const [done] = week;
    await completeExercise(api.db, done?.id ?? 0);
    const files = await unzipped(
      (await get(`/training-plans/${planId}/weeks/2/workouts.zip`)).rawPayload,
    );
    const fit = [...files.keys()].filter((name) => name.startsWith("fit/"));
    expect(fit).toHaveLength(week.length - 1);
  });

  test("comes for each of many requests at once", async () => {
    const weeks = [3, 4, 5, 6, 7];
    const answers = await Promise.all(
      weeks.map((week) => get(`/training-plans/${planId}/weeks/${week}/workouts.zip`)),
    );
    const notes = await Promise.all(
      answers.map(async ({ rawPayload }) => (await unzipped(rawPayload)).get("read me.txt")),
    );
    expect(notes.map((note) => /, week (\d)\n/.exec(String(note))?.[1])).toEqual(weeks.map(String));
  });

  test("is refused for a week that the plan does not have (400)", async () => {
    const answer = await get(`/training-plans/${planId}/weeks/9/workouts.zip`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      "Week must be between 1 and 8",
    ]);
  });
});

test("the archive of a plan has each name once", async () => {
  const answer = await get(`/training-plans/${planId}/workouts.zip`);
  const weeks = await Promise.all(Array.from({ length: 8 }, (_week, at) => weekOf(at + 1)));
  const open = weeks.flat().filter(({ isCompleted }) => !isCompleted);
  const files = await unzipped(answer.rawPayload);
  expect([...files.keys()].filter((name) => name.startsWith("fit/"))).toHaveLength(open.length);
});

const pathOf = (url: string, ids: { plan: number | string; exercise: number | string }) =>
  url
    .replace("plans/:id", `plans/${ids.plan}`)
    .replace("exercises/:id", `exercises/${ids.exercise}`)
    .replace(":week", "3");

describe.each(fileRoutes)("$url", ({ url }) => {
  test("is 401 for a visitor", async () => {
    const path = pathOf(url, { plan: planId, exercise: firstOf("bike") });
    expect((await get(path, api.visitor())).statusCode).toBe(401);
  });

  test.each([
    ["another athlete's", () => ({ plan: planId, exercise: firstOf("bike") })],
    ["an unknown", () => ({ plan: 999_999, exercise: 999_999 })],
    ["an impossible", () => ({ plan: "1e3", exercise: "abc" })],
  ])("is the same 404 for %s id", async (_what, ids) => {
    const answer = await get(pathOf(url, ids()), await api.user());
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      url.startsWith("/exercises") ? "Exercise not found" : "Training plan not found",
    ]);
  });
});

test("the OpenAPI document describes files and uploads and stays valid", async () => {
  const document = wholeDocument();
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  const fit = document.paths["/api/exercises/{id}/workout.fit"];
  expect(JSON.stringify(fit)).toContain('"application/vnd.ant.fit"');
  expect(JSON.stringify(fit)).toContain('"enum":["power","pace","heartRate","none"]');
  expect(document.paths).toMatchObject({
    "/api/activities/import": { post: { responses: { 202: {} } } },
    "/api/training-plans/import": { post: { responses: { 201: {} } } },
  });
});
