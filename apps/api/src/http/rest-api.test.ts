import type { inferRouterOutputs } from "@trpc/server";
import { beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { PASSWORD, testApi, uniqueEmail } from "../testing/test-api.ts";
import type { Answer, TestClient } from "../testing/test-client.ts";
import { validPlan } from "../testing/valid-plan.ts";
import type { AppRouter } from "../trpc/app-router.ts";
import { restRoutes } from "./rest-routes.ts";

const USER = [
  "id",
  "username",
  "defaultSwimPace",
  "defaultBikePace",
  "defaultRunPace",
  "experienceLevel",
  "defaultWeeklySchedule",
  "currentTrainingPlanId",
  "unitPreference",
  "createdAt",
  "updatedAt",
] as const;

const PLAN = [
  "id",
  "userId",
  "name",
  "raceType",
  "swimDistance",
  "bikeDistance",
  "runDistance",
  "raceDate",
  "createdOn",
  "startDate",
  "currentSwimPace",
  "currentBikePace",
  "currentRunPace",
  "experienceLevel",
  "goalFinishTime",
  "goalSwimPace",
  "goalBikePace",
  "goalRunPace",
  "totalWeeks",
  "weeklySchedule",
  "paceImprovement",
  "poolLengthMeters",
  "createdAt",
  "updatedAt",
] as const;

const EXERCISE = [
  "id",
  "trainingPlanId",
  "userId",
  "week",
  "slotKey",
  "type",
  "templateId",
  "name",
  "duration",
  "distance",
  "pace",
  "intensity",
  "description",
  "notes",
  "steps",
  "suggestedDay",
  "isKey",
  "brickId",
  "day",
  "dayName",
  "scheduledDate",
  "isScheduled",
  "isCompleted",
  "completedAt",
  "actualDuration",
  "actualDistance",
  "actualPace",
  "completionNotes",
  "matchedActivityId",
  "orderIndex",
  "createdAt",
  "updatedAt",
  "matchedProviderActivityId",
] as const;

const WORKOUT = [
  "trainingPlanId",
  "week",
  "day",
  "dayName",
  "workoutType",
  "exercises",
  "totalDuration",
  "isCompleted",
  "isScheduled",
] as const;

const ADJUSTMENT = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 90,
  intensityAdjustment: "maintain",
  reason: "fatigue",
};

const api = await testApi();
const stranger = await api.user();

const keysOf = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).toSorted() : value;
const sorted = (keys: readonly string[]) => [...keys].toSorted();

const itemsOf = ({ body }: Answer): unknown[] => {
  if (!Array.isArray(body)) throw new TypeError("The answer is no list");
  return body;
};

test("the types of the answers have the fields that the answers have", () => {
  type Output = inferRouterOutputs<AppRouter>;
  type Plan = Output["plans"]["create"];
  expectTypeOf<keyof NonNullable<Output["auth"]["me"]>>().toEqualTypeOf<(typeof USER)[number]>();
  expectTypeOf<Output["auth"]["me"]>().toExtend<Output["auth"]["login"] | null>();
  expectTypeOf<keyof Plan>().toEqualTypeOf<(typeof PLAN)[number]>();
  expectTypeOf<Output["plans"]["list"]>().toEqualTypeOf<Plan[]>();
  expectTypeOf<Output["preferences"]["currentPlan"]>().toEqualTypeOf<Plan | null>();
  expectTypeOf<keyof Output["exercises"]["listWeek"][number]>().toEqualTypeOf<
    (typeof EXERCISE)[number]
  >();
  expectTypeOf<keyof Output["plans"]["workouts"][number]>().toEqualTypeOf<
    (typeof WORKOUT)[number]
  >();
});

describe("the documented calls, one after the other, as an athlete makes them", () => {
  const client = api.visitor();
  const credentials = { username: uniqueEmail(), password: PASSWORD };
  let planId = 0;
  let exerciseId = 0;

  test("POST /api/register gives the user, as created", async () => {
    const answer = await client.rest("POST", "/register", credentials);
    expect([answer.status, keysOf(answer.body)]).toEqual([201, sorted(USER)]);
  });

  test("POST /api/logout, then POST /api/login gives the user", async () => {
    expect((await client.rest("POST", "/logout")).status).toBe(200);
    const answer = await client.rest("POST", "/login", credentials);
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  test("GET /api/user gives the user", async () => {
    const answer = await client.rest("GET", "/user");
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  test("PATCH /api/user/preferences gives the user", async () => {
    const answer = await client.rest("PATCH", "/user/preferences", { unitPreference: "miles" });
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  test("GET /api/user/current-plan gives null where there is none", async () => {
    expect(await client.rest("GET", "/user/current-plan")).toMatchObject({
      status: 200,
      body: null,
    });
  });

  test("POST /api/training-plans gives the plan, as created", async () => {
    const answer = await client.rest("POST", "/training-plans", validPlan());
    expect([answer.status, keysOf(answer.body)]).toEqual([201, sorted(PLAN)]);
    expect(answer.body).toMatchObject({ raceType: "olympic" });
  });

  test("GET /api/training-plans gives a list of plans", async () => {
    const answer = await client.rest("GET", "/training-plans");
    expect(itemsOf(answer).map(keysOf)).toEqual([sorted(PLAN)]);
    planId = (await client.trpc.plans.list.query())[0]?.id ?? 0;
  });

  test("PATCH and GET /api/user/current-plan set it and give it", async () => {
    const set = await client.rest("PATCH", "/user/current-plan", { planId });
    expect([set.status, keysOf(set.body)]).toEqual([200, sorted(USER)]);
    const got = await client.rest("GET", "/user/current-plan");
    expect([got.status, keysOf(got.body)]).toEqual([200, sorted(PLAN)]);
  });

  test("GET /api/training-plans/{id}/weeks/{week}/exercises gives a list of exercises", async () => {
    const answer = await client.rest("GET", `/training-plans/${planId}/weeks/1/exercises`);
    const exercises = itemsOf(answer);
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.map(keysOf)).toEqual(exercises.map(() => sorted(EXERCISE)));
    exerciseId = (await client.trpc.exercises.listWeek.query({ planId, week: 1 }))[0]?.id ?? 0;
  });

  test.each(["workouts", "weeks/1/workouts"])(
    "GET /api/training-plans/{id}/%s gives a list of workouts",
    async (path) => {
      const workouts = itemsOf(await client.rest("GET", `/training-plans/${planId}/${path}`));
      expect(workouts.length).toBeGreaterThan(0);
      expect(workouts.map(keysOf)).toEqual(workouts.map(() => sorted(WORKOUT)));
    },
  );

  test("POST /api/exercises/{id}/schedule and unschedule give the exercise", async () => {
    const sent = { day: 2, dayName: "Tuesday", scheduledDate: "2026-03-03T00:00:00.000Z" };
    const placed = await client.rest("POST", `/exercises/${exerciseId}/schedule`, sent);
    expect([placed.status, keysOf(placed.body)]).toEqual([200, sorted(EXERCISE)]);
    const taken = await client.rest("POST", `/exercises/${exerciseId}/unschedule`);
    expect([taken.status, keysOf(taken.body)]).toEqual([200, sorted(EXERCISE)]);
  });

  test("PATCH /api/training-plans/{id} gives the plan", async () => {
    const goal = { goalFinishTime: "02:50:00", goalSwimPace: "2:20", goalBikePace: "19" };
    const answer = await client.rest("PATCH", `/training-plans/${planId}`, goal);
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(PLAN)]);
  });

  test("GET /api/training-plans/{id}/performance gives the three figures", async () => {
    const answer = await client.rest("GET", `/training-plans/${planId}/performance`);
    expect(answer.status).toBe(200);
    expect(keysOf(answer.body)).toEqual(
      expect.arrayContaining(["completionRate", "durationComparison", "trend"]),
    );
  });

  test("POST /api/training-plans/{id}/adjust is taken", async () => {
    const answer = await client.rest("POST", `/training-plans/${planId}/adjust`, ADJUSTMENT);
    expect(answer.status).toBe(200);
  });

  test("POST /api/training-plans/{id}/fix-exercises gives a message", async () => {
    const answer = await client.rest("POST", `/training-plans/${planId}/fix-exercises`);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  });

  test("DELETE /api/training-plans/{id} deletes the plan", async () => {
    expect((await client.rest("DELETE", `/training-plans/${planId}`)).status).toBe(200);
    expect((await client.rest("GET", "/training-plans")).body).toEqual([]);
  });
});

/** A body that every route with an input takes. */
const anyBody = { ...validPlan(), ...ADJUSTMENT, planId: 1, day: 2, dayName: "Tuesday" };

const OPEN = new Set(["/login", "/register", "/logout"]);
const CLOSED_ROUTES = restRoutes.filter(({ url }) => !OPEN.has(url));

const callRoute = (
  client: TestClient,
  { method, url }: (typeof restRoutes)[number],
  ids: { plan: number | string; exercise: number | string } = { plan: 1, exercise: 1 },
) => {
  const id = url.startsWith("/exercises") ? ids.exercise : ids.plan;
  const path = url.replace(":id", String(id)).replace(":week", "1");
  return client.rest(method, path, method === "GET" ? undefined : { ...anyBody, planId: ids.plan });
};

describe.each(CLOSED_ROUTES)("$method $url for a visitor", (route) => {
  test("is 401, and nothing happens", async () => {
    const before = await api.digest();
    expect(await callRoute(api.visitor(), route)).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated", requestId: expect.any(String) },
    });
    expect(await api.digest()).toEqual(before);
  });
});

const OWNED_ROUTES = restRoutes.filter(
  ({ method, url }) => url.includes(":id") || (method === "PATCH" && url === "/user/current-plan"),
);

describe.each(OWNED_ROUTES)("$method $url of another athlete", (route) => {
  let ids = { plan: 0, exercise: 0 };

  beforeAll(async () => {
    const owner = await api.user();
    const { id: planId } = await owner.trpc.plans.create.mutate(validPlan());
    const [exercise] = await owner.trpc.exercises.listWeek.query({ planId, week: 1 });
    ids = { plan: planId, exercise: exercise?.id ?? 0 };
  });

  test("is 404 in the same words as one that nobody has, and nothing happens", async () => {
    const other = await api.user();
    const before = await api.digest();
    const [foreign, missing] = await Promise.all([
      callRoute(other, route, ids),
      callRoute(other, route, { plan: 999_999, exercise: 999_999 }),
    ]);
    const what = route.url.startsWith("/exercises") ? "Exercise" : "Training plan";
    const refusal = {
      message: `${what} not found`,
      code: "not_found",
      requestId: expect.anything(),
    };
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(foreign.body).toEqual(refusal);
    expect(missing.body).toEqual(refusal);
    expect(await api.digest()).toEqual(before);
  });
});

test("an id in the body does not lead past the one in the path", async () => {
  const [mine, theirs] = [await stranger.trpc.plans.create.mutate(validPlan()), await api.user()];
  const foreign = await theirs.trpc.plans.create.mutate(validPlan());
  const body = { goalFinishTime: "02:50:00", planId: mine.id, id: mine.id };
  const before = await api.digest();
  expect(await stranger.rest("PATCH", `/training-plans/${foreign.id}`, body)).toMatchObject({
    status: 404,
  });
  expect(await api.digest()).toEqual(before);
});

/** Ids that no row can have. */
const NO_IDS = [
  "0",
  "-1",
  "1.5",
  "abc",
  "1;drop",
  "99999999999",
  "9".repeat(30),
  "%20",
  "1e3",
  "0x1",
];

describe.each(OWNED_ROUTES.filter(({ url }) => url.includes(":id")))("$method $url", (route) => {
  test.each(NO_IDS)("by the id %s is 404", async (id) => {
    const answer = await callRoute(stranger, route, { plan: id, exercise: id });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/not found$/i) });
  });
});
