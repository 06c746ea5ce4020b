import { describe, expect, test } from "vitest";
import { refusalOf } from "../testing/api/refusal-of.ts";
import { PASSWORD, testApi, uniqueEmail } from "../testing/api/test-api.ts";
import { validPlan } from "../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

const JSON_TYPE = { "content-type": "application/json" };
const credentials = () => ({ username: uniqueEmail(), password: PASSWORD });

const get = (url: string) => user.send({ url });
const post = (url: string, payload: unknown, headers: Record<string, string> = JSON_TYPE) =>
  user.send({
    method: "POST",
    url,
    headers,
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });

const batchOf = (path: string, count: number) =>
  `/trpc/${Array<string>(count).fill(path).join(",")}?batch=1`;

describe("tRPC calls", () => {
  // @covers server-1
  test("return plain JSON, the same bytes as REST", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const rest = await user.send({ url: "/api/training-plans" });
    const trpc = await get("/trpc/plans.list");
    expect(trpc.body).toBe(`{"result":{"data":${rest.body}}}`);
    expect(rest.json()).toEqual([plan]);
  });

  test("refuse streamed answers, which would lose a login's cookie", async () => {
    const { email } = await api.user();
    const before = await api.digest();
    const headers = { ...JSON_TYPE, "trpc-accept": "application/jsonl" };
    const login = { "0": { username: email, password: PASSWORD } };
    const answer = await post("/trpc/auth.login?batch=1", login, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain("Streamed answers are not supported: use httpBatchLink");
    expect(await api.digest()).toEqual(before);
  });

  test("allow a batch of ten and reject eleven", async () => {
    expect((await get(batchOf("auth.me", 10))).json()).toHaveLength(10);
    const eleven = await get(batchOf("auth.me", 11));
    expect(eleven.statusCode).toBe(400);
    expect(eleven.body).not.toContain(user.email);
  });

  const alone = ["auth.login", "auth.register", "passkeys.login", "secondFactor.login"];
  test.each(alone)("reject %s in a batch with others", async (path) => {
    const before = await api.digest();
    const body = { 0: credentials(), 1: credentials() };
    const message = "Login and registration cannot be part of a batch";
    for (const url of [
      batchOf(path, 2),
      `/trpc/${path},auth.logout?batch=1`,
      `/trpc/auth.logout,${path}?batch=1`,
      `/trpc/${path}%2C${path}?batch=1`,
      `/trpc/${path.replace(".", "%2E")},${path}?batch=1`,
    ]) {
      const answer = await post(url, body);
      expect([url, answer.statusCode]).toEqual([url, 400]);
      expect(answer.json()).toMatchObject({ error: { message, data: { httpStatus: 400 } } });
    }
    expect(await api.digest()).toEqual(before);
  });

  test.each([
    "/trpc/auth.login%252Cauth.login?batch=1",
    "/trpc/auth%252Elogin,auth%252Elogin?batch=1",
    "/trpc/auth.login,auth.login,x%5C..?batch=1",
    "/trpc/auth.login%25252Cauth.login?batch=1",
  ])("reject %s, which imitates a batch, without trying a password", async (url) => {
    const start = api.statements.length;
    const known = { username: user.email, password: "another password" };
    const answer = await post(url, { 0: known, 1: known });
    expect(answer.statusCode).toBeOneOf([400, 404]);
    const about = api.statements.slice(start).filter((text) => text.includes("password_hash"));
    expect(about).toEqual([]);
  });

  test("accept a login in a batch of one, as the web app sends it", async () => {
    const { email } = await api.user();
    const answer = await api.visitor().send({
      method: "POST",
      url: "/trpc/auth.login?batch=1",
      headers: JSON_TYPE,
      payload: JSON.stringify({ 0: { username: email, password: PASSWORD } }),
    });
    expect(answer.json()).toMatchObject([{ result: { data: { username: email } } }]);
  });

  test("treat ten logouts in one batch as one", async () => {
    const { jar } = await api.user();
    for (const client of [api.visitor({ jar }), api.visitor()]) {
      const answer = await client.send({
        method: "POST",
        url: batchOf("auth.logout", 10),
        headers: JSON_TYPE,
        payload: "{}",
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual(Array.from({ length: 10 }, () => ({ result: {} })));
    }
    expect(await api.visitor({ jar }).trpc.auth.me.query()).toBeNull();
  });

  test("change nothing by GET", async () => {
    const input = encodeURIComponent(JSON.stringify({ planId: null }));
    for (const path of ["preferences.setCurrentPlan", "auth.logout"]) {
      const answer = await get(`/trpc/${path}?input=${input}`);
      expect(answer.statusCode).toBe(405);
      expect(answer.json()).toMatchObject({ error: { message: "Method not allowed" } });
    }
    expect(await user.trpc.auth.me.query()).toMatchObject({ id: user.id });
  });

  test.each(["PUT", "PATCH", "DELETE"] as const)("reject the method %s", async (method) => {
    const answer = await user.send({
      method,
      url: "/trpc/auth.logout",
      headers: JSON_TYPE,
      payload: "{}",
    });
    expect(answer.statusCode).toBeOneOf([404, 405]);
    expect(await user.trpc.auth.me.query()).toMatchObject({ id: user.id });
  });

  test.each([
    "/trpc/plans.burn",
    "/trpc/auth.me.x",
    "/trpc/auth",
    "/trpc/constructor",
    "/trpc/__proto__",
    "/trpc/toString",
    "/trpc/auth.me%00",
    "/trpc/%25zz",
    "/trpc/%25",
    "/trpc/auth%252Eme",
    "/trpc/",
    "/trpc",
    "/trpc/auth.me/x",
    `/trpc/${"x".repeat(4000)}`,
  ])("reject %s as an unknown procedure", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: { message: "Not found", data: { httpStatus: 404, reason: "not_found" } },
    });
  });

  test("reject an undecodable name (400)", async () => {
    const answer = await get("/trpc/%zz");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: "The request is not valid" });
  });

  test("reject a path longer than any batch", async () => {
    const answer = await get(`/trpc/${"x".repeat(6000)}`);
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toMatchObject({ message: "The address is too long" });
  });
});

describe("invalid tRPC inputs are rejected", () => {
  test.each([
    ["broken JSON", '{"username":"a'],
    ["two values", "{}{}"],
    ["a key of the prototype", '{"__proto__":{"x":1}}'],
    ["17 levels", `${"[".repeat(17)}${"]".repeat(17)}`],
    ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
  ])("%s in a body", async (_what, body) => {
    const answer = await post("/trpc/preferences.update", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { data: { httpStatus: 400 } } });
  });

  test.each(["%7B%22planId", "undefined", "%22", "nonsense", "%5B%5B%5B"])(
    "%s in a query",
    async (input) => {
      const answer = await get(`/trpc/plans.workouts?input=${input}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        error: {
          message: expect.not.stringMatching(/JSON|token|position/),
          data: { httpStatus: 400 },
        },
      });
    },
  );

  test.each(["null", "[]", '"x"', "1", "true", ""])("%j instead of an object", async (body) => {
    const answer = await post("/trpc/plans.create", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { data: { reason: body === "" ? "bad_request" : "invalid_input" } },
    });
  });

  test("a batch whose inputs are not an object", async () => {
    for (const body of ["[]", "null", '"x"', "{}"]) {
      const answer = await post("/trpc/plans.delete,plans.delete?batch=1", body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
  });

  test("queries and mutations in one batch", async () => {
    const answer = await post("/trpc/auth.me,auth.logout?batch=1", {});
    expect(answer.statusCode).toBe(400);
    expect(await user.trpc.auth.me.query()).toMatchObject({ id: user.id });
  });
});

describe("tRPC errors", () => {
  test("name an invalid field by message and path", async () => {
    const message = "Plan name is required";
    expect(await refusalOf(user.trpc.plans.create.mutate(validPlan({ name: " " })))).toEqual({
      status: 400,
      code: "invalid_input",
      message,
      issues: [{ path: "name", message }],
    });
  });

  test("name a nested field by its dotted path", async () => {
    const plan = validPlan();
    const weeklySchedule = plan.weeklySchedule.map((entry) =>
      entry.day === 2 ? { ...entry, hours: 8.5 } : entry,
    );
    expect(
      await refusalOf(user.trpc.plans.create.mutate({ ...plan, weeklySchedule })),
    ).toMatchObject({
      issues: [
        {
          path: "weeklySchedule.2.hours",
          message: "Hours must be between 0 and 8 in steps of 0.5",
        },
      ],
    });
  });

  test("contain the request id and no internals", async () => {
    const answer = await get("/trpc/plans.workouts?input=%7B%22planId%22%3A999%7D");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: {
        message: "Training plan not found",
        code: expect.any(Number),
        data: {
          code: expect.any(String),
          httpStatus: 404,
          path: "plans.workouts",
          reason: "not_found",
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    });
  });

  test("are separate for each call of a batch", async () => {
    const input = encodeURIComponent('{"1":{"planId":999}}');
    const answer = await get(`/trpc/auth.me,plans.workouts?batch=1&input=${input}`);
    expect(answer.statusCode).toBe(207);
    expect(answer.json()).toMatchObject([
      { result: { data: { id: user.id } } },
      { error: { message: "Training plan not found" } },
    ]);
  });
});
