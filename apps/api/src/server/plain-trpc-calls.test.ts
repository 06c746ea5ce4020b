import { describe, expect, test } from "vitest";
import type { TestClient } from "../testing/api/test-client.ts";
import { PASSWORD, testApi } from "../testing/api/test-api.ts";
import { validPlan } from "../testing/inputs/valid-plan.ts";
import { DEFAULT_RATE_LIMITS } from "../env/rate-limit-figures.ts";

const MAX_NEW_PLANS = 2;
const api = await testApi({
  rateLimits: {
    ...DEFAULT_RATE_LIMITS,
    signedIn: 1000,
    newPlans: MAX_NEW_PLANS,
    countsLoopback: false,
    areShared: false,
  },
});
const user = await api.user();
const plan = await user.trpc.plans.create.mutate(validPlan());

interface Call {
  path: string;
  /** Left out for a call without input. */
  input?: unknown;
  method?: "GET" | "POST";
  isBatch?: boolean;
}

function send(client: TestClient, call: Call, extra: Record<string, string> = {}) {
  const { path, input, method = "GET", isBatch = false } = call;
  const text = input === undefined ? {} : { input: JSON.stringify(input) };
  const query = new URLSearchParams({
    ...(isBatch && { batch: "1" }),
    ...(method === "GET" && text),
    ...extra,
  });
  const url = `/trpc/${path}?${query.toString()}`;
  if (method === "GET") return client.send({ url });
  const headers = { "content-type": "application/json" };
  return client.send({ method, url, headers, payload: text.input ?? "" });
}

/** tRPC's own adapter answers requests with connection parameters, as everything rare. */
const sendToAdapter = (client: TestClient, call: Call) =>
  send(client, call, { connectionParams: "null" });

type Answer = Awaited<ReturnType<TestClient["send"]>>;

/** What a client sees of an answer, but for the id of its request and the time of its change. */
function seen({ statusCode, headers, body }: Answer) {
  const names = ["content-type", "vary", "cache-control"];
  return {
    statusCode,
    headers: Object.fromEntries(names.map((name) => [name, headers[name]])),
    body: body.replaceAll(/"(?:requestId|updatedAt)":"[^"]*"/g, ""),
  };
}

/** The adapter streams its answer, so its length is unknown. */
const hasLength = ({ headers }: Answer) => headers["content-length"] !== undefined;

const week = { planId: plan.id, week: 1 };
const batch = (...inputs: unknown[]) => ({
  isBatch: true,
  input: Object.fromEntries(inputs.entries()),
});

describe("calls that are answered without tRPC's adapter", () => {
  test.each<[name: string, call: Call]>([
    ["a query without input", { path: "auth.me" }],
    ["a query with input", { path: "exercises.listWeek", input: week }],
    [
      "a query with an input that breaks its schema",
      { path: "exercises.listWeek", input: { planId: "x" } },
    ],
    ["a query without the input that it needs", { path: "exercises.listWeek" }],
    ["a query of what is not there", { path: "plans.performance", input: { planId: 987_654 } }],
    ["a batch of one", { path: "plans.list", ...batch() }],
    [
      "a batch",
      { path: "auth.me,plans.list,exercises.listWeek", ...batch(undefined, undefined, week) },
    ],
    [
      "a batch with a mistake",
      { path: "auth.me,exercises.listWeek", ...batch(undefined, { week: -1 }) },
    ],
    [
      "a mutation",
      { path: "preferences.setCurrentPlan", method: "POST", input: { planId: plan.id } },
    ],
    [
      "a mutation with a mistake",
      { path: "preferences.setCurrentPlan", method: "POST", input: [] },
    ],
    [
      "a mutation in a batch",
      { path: "preferences.setCurrentPlan", method: "POST", ...batch({ planId: plan.id }) },
    ],
  ])("%s is answered as by the adapter", async (_name, call) => {
    const own = await send(user, call);
    const adapter = await sendToAdapter(user, call);
    expect(seen(own)).toEqual(seen(adapter));
    expect([own, adapter].map(hasLength)).toEqual([true, false]);
  });

  test("a call over its limit says how long to wait", async () => {
    const create: Call = { path: "plans.create", method: "POST", input: validPlan() };
    for (let count = 0; count < MAX_NEW_PLANS; count += 1) await send(user, create);
    const [own, adapter] = [await send(user, create), await sendToAdapter(user, create)];
    expect(own.statusCode).toBe(429);
    expect(seen(own)).toEqual(seen(adapter));
    for (const { headers } of [own, adapter]) expect(headers["retry-after"]).toMatch(/^\d+$/);
  });

  test("a visitor's call is refused as by the adapter", async () => {
    const call: Call = { path: "auth.me,plans.list", ...batch() };
    const own = await send(api.visitor(), call);
    expect(own.statusCode).toBe(207);
    expect(seen(own)).toEqual(seen(await sendToAdapter(api.visitor(), call)));
  });

  test("a login sets its cookie", async () => {
    const { email } = await api.user();
    const input = { username: email, password: PASSWORD };
    const login: Call = { path: "auth.login", method: "POST", input };
    for (const answerOf of [send, sendToAdapter]) {
      const answer = await answerOf(api.visitor(), login);
      expect(answer.statusCode).toBe(200);
      expect(String(answer.headers["set-cookie"])).toContain("HttpOnly");
    }
  });

  test.each<[name: string, call: Call]>([
    ["an unknown procedure", { path: "plans.burn" }],
    ["a mutation by GET", { path: "auth.logout" }],
    ["a mutation without a body", { path: "preferences.setCurrentPlan", method: "POST" }],
    ["a query by POST", { path: "auth.me", method: "POST", input: {} }],
    ["a batch of queries and mutations", { path: "auth.me,auth.logout", ...batch() }],
    ["a batch of eleven", { path: Array<string>(11).fill("auth.me").join(","), ...batch() }],
    ["a batch without an object", { path: "exercises.listWeek", isBatch: true, input: [1] }],
  ])("%s is left to the adapter", async (_name, call) => {
    const answer = await send(user, call);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(hasLength(answer)).toBe(false);
    expect(seen(answer)).toEqual(seen(await sendToAdapter(user, call)));
  });
});
