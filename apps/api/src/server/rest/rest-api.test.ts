import type { inferRouterOutputs } from "@trpc/server";
import { describe, expect, expectTypeOf, test } from "vitest";
import { ADJUSTMENT, TEST_ACTIVITY } from "../../testing/inputs/any-input.ts";
import { ACTIVITY, EXERCISE, PLAN, USER, WORKOUT } from "../../testing/api/documented-fields.ts";
import { PASSWORD, testApi, uniqueEmail } from "../../testing/api/test-api.ts";
import type { Answer } from "../../testing/api/test-client.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import type { AppRouter } from "../../modules/app-router.ts";

const api = await testApi();

const keysOf = (value: unknown) =>
  typeof value === "object" && value !== null ? Object.keys(value).toSorted() : value;
const sorted = (keys: readonly string[]) => [...keys].toSorted();

const itemsOf = ({ body }: Answer): unknown[] => {
  if (!Array.isArray(body)) throw new TypeError("The answer is no list");
  return body;
};

test("the response types match the actual fields", () => {
  type Output = inferRouterOutputs<AppRouter>;
  type Plan = Output["plans"]["create"];
  expectTypeOf<keyof NonNullable<Output["auth"]["me"]>>().toEqualTypeOf<(typeof USER)[number]>();
  expectTypeOf<Output["auth"]["me"]>().toExtend<Output["auth"]["login"] | null>();
  expectTypeOf<keyof Plan>().toEqualTypeOf<(typeof PLAN)[number]>();
  expectTypeOf<Output["plans"]["list"]>().toEqualTypeOf<Plan[]>();
  expectTypeOf<Output["preferences"]["currentPlan"]>().toEqualTypeOf<Plan | null>();
  // Procedures use neutral field names; REST names the provider.
  expectTypeOf<
    Exclude<keyof Output["exercises"]["listWeek"][number], "matchedProviderActivityId">
  >().toEqualTypeOf<Exclude<(typeof EXERCISE)[number], "matchedGarminActivityId">>();
  expectTypeOf<
    Exclude<
      keyof Output["plans"]["workouts"][number],
      "providerActivityId" | "matchedProviderActivityId"
    >
  >().toEqualTypeOf<
    Exclude<(typeof WORKOUT)[number], "garminActivityId" | "matchedGarminActivityId">
  >();
});

describe("the documented calls in an athlete's order", () => {
  const client = api.visitor();
  const credentials = { username: uniqueEmail(), password: PASSWORD };
  let planId = 0;
  let exerciseId = 0;

  // @covers calls-5
  test("POST /api/register returns the user (201)", async () => {
    const answer = await client.rest("POST", "/register", credentials);
    expect([answer.status, keysOf(answer.body)]).toEqual([201, sorted(USER)]);
  });

  // @covers calls-4
  test("POST /api/logout, then POST /api/login returns the user", async () => {
    expect((await client.rest("POST", "/logout")).status).toBe(200);
    const answer = await client.rest("POST", "/login", credentials);
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  // @covers entities-1, calls-3
  test("GET /api/user returns the user", async () => {
    const answer = await client.rest("GET", "/user");
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  test("PATCH /api/user/preferences returns the user", async () => {
    const answer = await client.rest("PATCH", "/user/preferences", { unitPreference: "miles" });
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(USER)]);
  });

  // @covers calls-8
  test("GET /api/user/current-plan returns null without a plan", async () => {
    expect(await client.rest("GET", "/user/current-plan")).toMatchObject({
      status: 200,
      body: null,
    });
  });

  // @covers entities-5, calls-10
  test("POST /api/training-plans returns the plan (201)", async () => {
    const answer = await client.rest("POST", "/training-plans", validPlan());
    expect([answer.status, keysOf(answer.body)]).toEqual([201, sorted(PLAN)]);
    expect(answer.body).toMatchObject({ raceType: "olympic" });
  });

  // @covers calls-9
  test("GET /api/training-plans returns a list of plans", async () => {
    const answer = await client.rest("GET", "/training-plans");
    expect(itemsOf(answer).map(keysOf)).toEqual([sorted(PLAN)]);
    planId = (await client.trpc.plans.list.query())[0]?.id ?? 0;
  });

  // @covers calls-8
  test("PATCH and GET /api/user/current-plan set and return it", async () => {
    const set = await client.rest("PATCH", "/user/current-plan", { planId });
    expect([set.status, keysOf(set.body)]).toEqual([200, sorted(USER)]);
    const got = await client.rest("GET", "/user/current-plan");
    expect([got.status, keysOf(got.body)]).toEqual([200, sorted(PLAN)]);
  });

  // @covers entities-10, calls-14
  test("GET /api/training-plans/{id}/weeks/{week}/exercises returns a list of exercises", async () => {
    const answer = await client.rest("GET", `/training-plans/${planId}/weeks/1/exercises`);
    const exercises = itemsOf(answer);
    expect(exercises.length).toBeGreaterThan(0);
    expect(exercises.map(keysOf)).toEqual(exercises.map(() => sorted(EXERCISE)));
    exerciseId = (await client.trpc.exercises.listWeek.query({ planId, week: 1 }))[0]?.id ?? 0;
  });

  test.each(["workouts", "weeks/1/workouts"])(
    // @covers entities-9, calls-13
    "GET /api/training-plans/{id}/%s returns a list of workouts",
    async (path) => {
      const workouts = itemsOf(await client.rest("GET", `/training-plans/${planId}/${path}`));
      expect(workouts.length).toBeGreaterThan(0);
      expect(workouts.map(keysOf)).toEqual(workouts.map(() => sorted(WORKOUT)));
    },
  );

  // @covers calls-18
  test("POST /api/exercises/{id}/schedule and unschedule return the exercise", async () => {
    const sent = { day: 2, dayName: "Tuesday", scheduledDate: "2026-03-03T00:00:00.000Z" };
    const placed = await client.rest("POST", `/exercises/${exerciseId}/schedule`, sent);
    expect([placed.status, keysOf(placed.body)]).toEqual([200, sorted(EXERCISE)]);
    const taken = await client.rest("POST", `/exercises/${exerciseId}/unschedule`);
    expect([taken.status, keysOf(taken.body)]).toEqual([200, sorted(EXERCISE)]);
  });

  // @covers entities-14, calls-25
  test("POST and GET /api/garmin/activities return the activity and a list", async () => {
    const made = await client.rest("POST", "/garmin/activities", TEST_ACTIVITY);
    expect([made.status, keysOf(made.body)]).toEqual([201, sorted(ACTIVITY)]);
    expect(made.body).toMatchObject({ ...TEST_ACTIVITY, startTime: expect.any(String) });
    const listed = await client.rest("GET", "/garmin/activities");
    expect(listed.body).toEqual([made.body]);
  });

  // @covers other-forms-3, calls-19
  test("POST /api/exercises/{id}/match-garmin and unmatch-garmin return the exercise", async () => {
    const week = await client.trpc.exercises.listWeek.query({ planId, week: 1 });
    const run = week.find(({ type }) => type === "run");
    const { garminActivityId } = TEST_ACTIVITY;
    const path = `/exercises/${run?.id}`;
    const matched = await client.rest("POST", `${path}/match-garmin`, { garminActivityId });
    expect([matched.status, keysOf(matched.body)]).toEqual([200, sorted(EXERCISE)]);
    expect(matched.body).toMatchObject({ matchedGarminActivityId: garminActivityId });
    const apart = await client.rest("POST", `${path}/unmatch-garmin`);
    expect([apart.status, keysOf(apart.body)]).toEqual([200, sorted(EXERCISE)]);
  });

  test("GET /api/training-plans/{id}/weeks/{week}/activities returns the unmatched ones", async () => {
    const answer = await client.rest("GET", `/training-plans/${planId}/weeks/1/activities`);
    const fields = ACTIVITY.filter((field) => field !== "activityData");
    expect(itemsOf(answer).map(keysOf)).toEqual([sorted([...fields, "suggestion"])]);
  });

  // @covers calls-26
  test("DELETE /api/garmin/activities/{id} deletes the activity", async () => {
    const [activity] = await client.trpc.activities.list.query({});
    const answer = await client.rest("DELETE", `/garmin/activities/${activity?.id}`);
    expect(answer).toMatchObject({ status: 200, body: { id: activity?.id } });
    expect((await client.rest("GET", "/garmin/activities")).body).toEqual([]);
  });

  // @covers calls-11
  test("PATCH /api/training-plans/{id} returns the plan", async () => {
    const goal = { goalFinishTime: "02:50:00", goalSwimPace: "2:20", goalBikePace: "19" };
    const answer = await client.rest("PATCH", `/training-plans/${planId}`, goal);
    expect([answer.status, keysOf(answer.body)]).toEqual([200, sorted(PLAN)]);
  });

  // @covers entities-18, calls-15
  test("GET /api/training-plans/{id}/performance returns the three figures", async () => {
    const answer = await client.rest("GET", `/training-plans/${planId}/performance`);
    expect(answer.status).toBe(200);
    expect(keysOf(answer.body)).toEqual(
      expect.arrayContaining(["completionRate", "durationComparison", "trend"]),
    );
  });

  // @covers calls-16
  test("POST /api/training-plans/{id}/adjust succeeds", async () => {
    const answer = await client.rest("POST", `/training-plans/${planId}/adjust`, ADJUSTMENT);
    expect(answer.status).toBe(200);
  });

  // @covers calls-17
  test("POST /api/training-plans/{id}/fix-exercises returns a message", async () => {
    const answer = await client.rest("POST", `/training-plans/${planId}/fix-exercises`);
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  });

  // @covers calls-12
  test("DELETE /api/training-plans/{id} deletes the plan", async () => {
    expect((await client.rest("DELETE", `/training-plans/${planId}`)).status).toBe(200);
    expect((await client.rest("GET", "/training-plans")).body).toEqual([]);
  });
});
