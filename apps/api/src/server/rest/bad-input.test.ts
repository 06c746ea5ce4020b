import { beforeAll, describe, expect, test } from "vitest";
import { BAD_ACTIVITY_INPUTS } from "../../testing/inputs/bad-activity-cases.ts";
import { BAD_ADJUSTMENT_INPUTS } from "../../testing/inputs/bad-adjustment-cases.ts";
import { BAD_INPUTS } from "../../testing/inputs/bad-input-cases.ts";
import { BAD_CALENDAR_INPUTS } from "../../testing/inputs/bad-calendar-cases.ts";
import { BAD_COMPLETION_INPUTS } from "../../testing/inputs/bad-completion-cases.ts";
import { BAD_SHARE_INPUTS } from "../../testing/inputs/bad-share-cases.ts";
import { BAD_SKIP_INPUTS } from "../../testing/inputs/bad-skip-cases.ts";
import { BAD_IMPORT_INPUTS } from "../../testing/inputs/bad-import-cases.ts";
import { BAD_PLACEMENT_INPUTS } from "../../testing/inputs/bad-placement-cases.ts";
import { BAD_RACE_DAY_INPUTS } from "../../testing/inputs/bad-race-day-cases.ts";
import { BAD_RACE_INPUTS } from "../../testing/inputs/bad-race-cases.ts";
import { BAD_CHECK_IN_INPUTS } from "../../testing/inputs/bad-check-in-cases.ts";
import { BAD_PROPOSAL_INPUTS } from "../../testing/inputs/bad-proposal-cases.ts";
import { BAD_PLAN_EDIT_INPUTS } from "../../testing/inputs/bad-plan-edit-cases.ts";
import { BAD_TIME_OFF_INPUTS } from "../../testing/inputs/bad-time-off-cases.ts";
import { BAD_WATCH_INPUTS } from "../../testing/inputs/bad-watch-cases.ts";
import { BAD_THRESHOLD_INPUTS } from "../../testing/inputs/bad-threshold-cases.ts";
import type { BadInput } from "../../testing/inputs/bad-input.ts";
import { fieldOf } from "../../testing/api/field-of.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { restRoutes } from "./rest-routes.ts";
import { documentedName } from "./wearable-names.ts";

const api = await testApi();
const JSON_TYPE = { "content-type": "application/json" };

let user: TestUser;
let ids: Record<string, number> = {};
let stored: Record<string, string> = {};

/** A plan with a completed and a matched exercise; returns the ids by placeholder. */
async function planOf(owner: TestUser) {
  const { id: plan } = await owner.trpc.plans.create.mutate(validPlan());
  const exercises = await owner.trpc.exercises.listWeek.query({ planId: plan, week: 3 });
  const [exercise = 0, completed = 0, matched = 0] = exercises.map(({ id }) => id);
  await completeExercise(api.db, completed);
  await matchExercise(api.db, { userId: owner.id, exerciseId: matched });
  return { plan, exercise, completed, matched };
}

beforeAll(async () => {
  user = await api.user("athlete-1@example.com");
  const other = await planOf(await api.user("athlete-2@example.com"));
  ids = { ...(await planOf(user)), otherPlan: other.plan, otherExercise: other.exercise };
  stored = await api.digest();
});

/** Replaces placeholders with the test's ids. */
const filled = (text: string) =>
  text.replaceAll(/"?\{(\w+)\}"?/g, (whole, name: string) => String(ids[name] ?? whole));

const jsonOf = (body: unknown) => (body === undefined ? undefined : filled(JSON.stringify(body)));

function byRest({ method, path }: BadInput, payload: string | undefined) {
  return user.send({
    method,
    url: `/api${filled(path)}`,
    ...(payload !== undefined && { headers: JSON_TYPE, payload }),
  });
}

/** The route of a path, and its input. */
function routeOf({ method, path }: BadInput) {
  const [pathname = "", search] = filled(path).split("?");
  const segments = pathname.split("/");
  const isServed = (url: string) => {
    const pattern = url.split("/");
    const fits = (part: string, at: number) => part.startsWith(":") || part === segments[at];
    return pattern.length === segments.length && pattern.every(fits);
  };
  const route = restRoutes.find((row) => row.method === method && isServed(row.url));
  if (!route) throw new Error(`No route serves ${method} ${path}`);
  const valueOf = (name: string) => Number(segments[route.url.split("/").indexOf(name)]);
  const query = Object.fromEntries(new URLSearchParams(search));
  const ids = {
    id: valueOf(":id"),
    week: valueOf(":week"),
    timeOffId: valueOf(":timeOffId"),
    layerId: valueOf(":layerId"),
    raceId: valueOf(":raceId"),
    revisionId: valueOf(":revisionId"),
    key: segments[route.url.split("/").indexOf(":key")] ?? "",
    token: "",
  };
  return { route, ids, query };
}

/** The same call over tRPC. */
function byTrpc(bad: BadInput, payload: string | undefined) {
  const { route, ids, query } = routeOf(bad);
  const body: object = payload === undefined ? {} : JSON.parse(payload);
  const request = { ...ids, query, body, idempotencyKey: undefined };
  const input = JSON.stringify(route.input?.(request));
  const url = `/trpc/${route.calls}`;
  return route.method === "GET" || route.isDryRun
    ? user.send({ url: `${url}?input=${encodeURIComponent(input)}` })
    : user.send({ method: "POST", url, headers: JSON_TYPE, payload: input });
}

/** The transport-independent part of a refusal. */
const refusalIn = (answer: unknown) => ({
  message: fieldOf(answer, "message"),
  issues: fieldOf(answer, "issues") ?? fieldOf(fieldOf(answer, "data"), "issues"),
});

const isSaid = (text: unknown, words: string | RegExp) =>
  typeof words === "string" ? text === words : words.test(String(text));

describe.each([
  ...BAD_INPUTS,
  ...BAD_ADJUSTMENT_INPUTS,
  ...BAD_ACTIVITY_INPUTS,
  ...BAD_THRESHOLD_INPUTS,
  ...BAD_COMPLETION_INPUTS,
  ...BAD_SKIP_INPUTS,
  ...BAD_CALENDAR_INPUTS,
  ...BAD_SHARE_INPUTS,
  ...BAD_WATCH_INPUTS,
  ...BAD_RACE_DAY_INPUTS,
  ...BAD_CHECK_IN_INPUTS,
  ...BAD_PROPOSAL_INPUTS,
  ...BAD_RACE_INPUTS,
  ...BAD_PLAN_EDIT_INPUTS,
  ...BAD_TIME_OFF_INPUTS,
  ...BAD_PLACEMENT_INPUTS,
  ...BAD_IMPORT_INPUTS,
])("$what ($status $message)", (bad) => {
  const { status, message, field } = bad;

  // @covers server-2
  test("is rejected by both transports with the same message and stores nothing", async () => {
    const before = stored;
    for (const body of bad.bodies) {
      const payload = jsonOf(body);
      const rest = await byRest(bad, payload);
      const trpc = await byTrpc(bad, payload);
      const shown = payload?.slice(0, 500);
      expect([shown, rest.statusCode, trpc.statusCode]).toEqual([shown, status, status]);
      const refusals = [rest.json(), fieldOf(trpc.json(), "error")].map(refusalIn);
      for (const { message: words, issues } of refusals) {
        expect([shown, words, isSaid(words, message)]).toEqual([shown, words, true]);
        const fields = Array.isArray(issues) ? issues.map((issue) => fieldOf(issue, "path")) : [];
        // Procedures use neutral field names; REST names the provider.
        expect([shown, documentedName(String(fields[0]))]).toEqual([shown, String(field)]);
      }
    }
    stored = await api.digest();
    expect(stored).toEqual(before);
  });
});

describe("unusual but valid input", () => {
  test.each([
    "<script>alert(1)</script>",
    "مرحبا ‮abc",
    "🏊🚴🏃",
    "'; drop table training_plan; --",
    "x".repeat(200),
  ])("a plan named %s is stored unchanged", async (name) => {
    expect(await user.rest("POST", "/training-plans", validPlan({ name }))).toMatchObject({
      status: 201,
      body: { name },
    });
  });

  test.each([
    ["swimDistance", " 0.5 ", "0.5"],
    ["swimDistance", ".5", "0.5"],
    ["bikeDistance", "1000", "1000"],
    ["swimDistance", "1,5", "1.5"],
    ["runDistance", "5.", "5"],
    ["runDistance", "007.50", "7.50"],
    ["currentSwimPace", "1:00", "1:00"],
    ["currentSwimPace", "05:00", "5:00"],
    ["currentBikePace", "10", "10"],
    ["currentBikePace", "18,5", "18.5"],
    ["currentBikePace", "30.0", "30"],
    ["currentRunPace", "16:00", "16:00"],
  ])("%s %j is stored as %j", async (field, sent, kept) => {
    const plan = { ...validPlan(), [field]: sent };
    expect(await user.rest("POST", "/training-plans", plan)).toMatchObject({
      status: 201,
      body: { [field]: kept },
    });
  });

  test("an omitted goal is not changed", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan({ goalFinishTime: "02:50:00" }));
    const before = await api.digest();
    expect(await user.rest("PATCH", `/training-plans/${plan.id}`, {})).toMatchObject({
      status: 200,
      body: plan,
    });
    expect(await api.digest()).toEqual(before);
  });

  test("the last of two duplicate keys is validated and used", async () => {
    const text = JSON.stringify(validPlan());
    const request = { method: "POST", url: "/api/training-plans", headers: JSON_TYPE } as const;
    const first = text.replace("{", '{"name":"","raceType":"marathon",');
    expect((await user.send({ ...request, payload: first })).statusCode).toBe(201);
    const bad = await user.send({ ...request, payload: text.replace(/\}$/, ',"name":""}') });
    expect(bad.json()).toMatchObject({ message: "Plan name is required" });
  });

  test("unknown fields are ignored", async () => {
    const plan = { ...validPlan(), surprise: { nested: [1, 2, 3] }, isAdmin: true };
    const answer = await user.rest("POST", "/training-plans", plan);
    expect(answer.status).toBe(201);
    expect(JSON.stringify(answer.body)).not.toMatch(/surprise|isAdmin/);
  });
});
