import { beforeAll, describe, expect, test } from "vitest";
import { fieldOf } from "../testing/api/field-of.ts";
import { listen } from "../testing/api/listen.ts";
import { testApi } from "../testing/api/test-api.ts";
import { TEST_ACTIVITY } from "../testing/inputs/any-input.ts";
import { validPlan } from "../testing/inputs/valid-plan.ts";

/*
 * Bodies and methods that no other table of bad input holds, sent over a socket to both transports.
 * The numbers are those of the list.
 * @see docs/reliability.md#bad-input
 */
const api = await testApi();
const origin = `http://127.0.0.1:${await listen(api.app)}`;
const user = await api.user();

let planId = 0;
let exerciseId = 0;

beforeAll(async () => {
  ({ id: planId } = await user.trpc.plans.create.mutate(validPlan()));
  const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  exerciseId = exercise?.id ?? 0;
});

interface Sent {
  method?: string;
  body?: string | undefined;
  type?: string;
}

async function call(path: string, { method = "POST", body, type = "application/json" }: Sent) {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie: user.jar.header() ?? "", ...(type !== "" && { "content-type": type }) },
    ...(body !== undefined && { body: Buffer.from(body) }),
  });
  const text = await answer.text();
  const whole: unknown = JSON.parse(text);
  const refusal = fieldOf(whole, "error") ?? whole;
  return { status: answer.status, message: fieldOf(refusal, "message"), whole };
}

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const withData = (activityData: string) =>
  JSON.stringify({ ...TEST_ACTIVITY, activityData: "DATA" }).replace('"DATA"', activityData);
const ofKeys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key])));

const NOT_JSON = "The request body is not valid JSON";
const TOO_DEEP = "The request is nested too deeply";
const TOO_MANY = "The request has more than 1000 values";
const UNSUPPORTED = "Unsupported content type";

/** A body that neither the REST path nor the procedure accepts. */
const BODIES: readonly (readonly [
  number: number,
  what: string,
  sent: Sent,
  status: number,
  message: string | RegExp,
])[] = [
  [15, "a truncated object", { body: '{"a":1' }, 400, NOT_JSON],
  [17, "null", { body: "null" }, 400, /./],
  [17, "a list", { body: "[]" }, 400, /./],
  [17, "a text", { body: '"x"' }, 400, /./],
  [17, "an empty object", { body: "{}" }, 400, /./],
  [18, "text", { body: "{}", type: "text/plain" }, 415, UNSUPPORTED],
  [18, "a form", { body: "a=1", type: "application/x-www-form-urlencoded" }, 415, UNSUPPORTED],
  [18, "XML", { body: "<a/>", type: "application/xml" }, 415, UNSUPPORTED],
  [18, "no content type", { body: "{}", type: "" }, 415, UNSUPPORTED],
  [19, "1.1 MB", { body: JSON.stringify("x".repeat(1_100_000)) }, 413, "The request is too large"],
  [20, "17 levels", { body: nested(17) }, 400, TOO_DEEP],
  [20, "20,000 levels", { body: nested(20_000) }, 400, TOO_DEEP],
  [20, "1001 keys", { body: ofKeys(1001) }, 400, TOO_MANY],
  [21, "__proto__", { body: '{"__proto__":{"x":1}}' }, 400, 'The key "__proto__" is not allowed'],
  [
    21,
    "a prototype in a constructor",
    { body: '{"constructor":{"prototype":{"x":1}}}' },
    400,
    /^The key "(?:constructor|prototype)" is not allowed$/,
  ],
];

describe.each(BODIES)("case %i: a body of %s (%s, %i)", (_number, _what, sent, status, message) => {
  test.each([
    "/api/training-plans",
    "/trpc/plans.create",
    "/api/login",
    "/trpc/auth.login",
    "/api/garmin/activities",
    "/trpc/activities.create",
  ])("to %s is refused and stores nothing", async (path) => {
    const before = await api.digest();
    const answer = await call(path, sent);
    expect(answer).toMatchObject({ status, message: expect.stringMatching(message) });
    expect(await api.digest()).toEqual(before);
  });
});

describe("case 64: data of a test activity", () => {
  test.each([
    ["300 kB", JSON.stringify({ weather: "x".repeat(300_000) }), 413],
    ["17 kB", JSON.stringify({ weather: "x".repeat(17_000) }), 400],
    ["5,000 levels", nested(5000), 400],
  ])("of %s is refused and not stored", async (_what, data, status) => {
    const before = await api.digest();
    for (const path of ["/api/garmin/activities", "/trpc/activities.create"]) {
      const body = path.startsWith("/api")
        ? withData(data)
        : withData(data).replace("garminActivityId", "providerActivityId");
      expect((await call(path, { body })).status).toBe(status);
    }
    expect(await api.digest()).toEqual(before);
  });
});

describe("case 16: an empty JSON body", () => {
  test.each([
    ["/api/training-plans/:plan/fix-exercises"],
    ["/api/exercises/:exercise/unschedule"],
    ["/api/exercises/:exercise/unmatch-garmin"],
  ])("is none to %s (200)", async (path) => {
    const filled = path.replace(":plan", String(planId)).replace(":exercise", String(exerciseId));
    expect((await call(filled, { body: "" })).status).toBe(200);
  });
});
