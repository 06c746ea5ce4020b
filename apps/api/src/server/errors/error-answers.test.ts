import { connect } from "@triplan/db";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { PROCEDURE_TYPES } from "../../testing/api/procedure-types.ts";
import { anyBodyOf } from "../../testing/inputs/any-input.ts";
import { breakStatements, INNER_TEXT } from "../../testing/api/break-statements.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, TEST_SETTINGS, testApi, uniqueEmail } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { restRoutes } from "../rest/rest-routes.ts";

const api = await testApi();
const user = await api.user();
const JSON_TYPE = { "content-type": "application/json" };

const REFUSAL = { message: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/) };

interface Call {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  body?: object;
}

const credentials = { username: uniqueEmail(), password: PASSWORD };

/** One call of every kind, as a signed-in user. */
const CALLS: readonly Call[] = [
  { method: "GET", url: "/api/user" },
  { method: "GET", url: "/api/training-plans" },
  { method: "GET", url: "/api/training-plans/1/weeks/1/exercises" },
  { method: "POST", url: "/api/training-plans", body: validPlan() },
  { method: "POST", url: "/api/exercises/1/schedule", body: { day: 2, dayName: "Tuesday" } },
  { method: "POST", url: "/api/training-plans/1/schedule" },
  { method: "PATCH", url: "/api/user/preferences", body: { unitPreference: "miles" } },
  { method: "DELETE", url: "/api/training-plans/1" },
  { method: "POST", url: "/api/login", body: credentials },
  { method: "POST", url: "/api/register", body: credentials },
  { method: "POST", url: "/api/logout" },
  { method: "GET", url: "/trpc/auth.me" },
  { method: "GET", url: "/trpc/plans.list,auth.me?batch=1" },
  { method: "POST", url: "/trpc/plans.create", body: validPlan() },
  { method: "POST", url: "/trpc/auth.login", body: credentials },
];

const requestOf = ({ method, url, body }: Call) => ({
  method,
  url,
  ...(body && { headers: JSON_TYPE, payload: JSON.stringify(body) }),
});

const away = connect({ connectionString: "postgres://u:p@127.0.0.1:1/none", onError: () => {} });
afterAll(() => away.close());
const down = await testApi({ db: away.db });

describe("while the database is unavailable", () => {
  // @covers server-2
  test.each(CALLS)("$method $url is 503 with Retry-After", async (call) => {
    const answer = await down.visitor({ jar: user.jar.copy() }).send(requestOf(call));
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(answer.body).toContain("Service temporarily unavailable");
    expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|stack|select/);
  });

  test("the process is alive but not ready", async () => {
    expect(await down.visitor().rest("GET", "/health/live")).toMatchObject({ status: 200 });
    expect(await down.visitor().rest("GET", "/health/ready")).toMatchObject({
      status: 503,
      body: { status: "unavailable" },
    });
  });

  test("a visitor gets 401, which needs no query", async () => {
    expect(await down.visitor().rest("GET", "/training-plans")).toMatchObject({ status: 401 });
  });

  test("a session cookie is not cleared and works again afterwards", async () => {
    const browser = down.visitor({ jar: user.jar.copy() });
    await browser.rest("GET", "/user");
    expect(browser.jar.header()).toBe(user.jar.header());
  });
});

describe("database failures", () => {
  test("connections that the database closed are replaced for the next call", async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(api.db);
    await expect.poll(async () => (await user.rest("GET", "/user")).status, PATIENT).toBe(200);
  });

  test("an exhausted pool gives 503 and recovers", async () => {
    const own = connect({ connectionString: api.connectionString, max: 1, onError: () => {} });
    const busy = await testApi({ db: own.db });
    const browser = busy.visitor({ jar: user.jar.copy() });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const holder = own.db.connection().execute(() => released);

    const answers = await Promise.all([
      browser.rest("GET", "/training-plans"),
      browser.rest("GET", "/health/live"),
    ]);

    release();
    await holder;
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    expect(await browser.rest("GET", "/training-plans")).toMatchObject({ status: 200 });
    await own.close();
  });

  test("an unexpected error exposes no internals on any route", async () => {
    const broken = await testApi({ settings: { ...TEST_SETTINGS, passwordReset: "mail" } });
    const victim = await broken.user();
    const { id: planId } = await victim.trpc.plans.create.mutate(validPlan());
    await sql`alter table training_plan rename column name to sesame`.execute(broken.db);
    await sql`alter table exercise rename column steps to sesame`.execute(broken.db);
    await sql`alter table user_account rename column unit_preference to sesame`.execute(broken.db);
    await sql`alter table wearable_activity rename column start_time to sesame`.execute(broken.db);
    await sql`alter table wearable_activity rename column source to sesame_too`.execute(broken.db);
    await sql`alter table wearable_activity rename column user_id to sesame_3`.execute(broken.db);
    await sql`alter table wearable_connection rename column status to sesame`.execute(broken.db);
    await sql`alter table user_account rename column password_hash to sesame_too`.execute(
      broken.db,
    );
    await sql`alter table user_session rename column id to sesame`.execute(broken.db);
    await sql`alter table oauth_state rename column state_hash to sesame`.execute(broken.db);
    await sql`alter table sync_run rename column user_id to sesame`.execute(broken.db);
    await sql`alter table account_import rename column user_id to sesame`.execute(broken.db);
    await sql`alter table activity_import rename column user_id to sesame`.execute(broken.db);
    await sql`alter table calendar_feed rename column user_id to sesame`.execute(broken.db);
    await sql`alter table plan_share rename column token_hash to sesame`.execute(broken.db);
    await sql`alter table user_account rename column deletion_requested_at to sesame_last`.execute(
      broken.db,
    );
    await sql`alter table email_change rename column token_hash to sesame`.execute(broken.db);
    await sql`alter table email_change rename column expires_at to sesame_end`.execute(broken.db);
    await sql`alter table passkey rename column user_id to sesame`.execute(broken.db);
    await sql`alter table passkey_challenge rename column challenge_hash to sesame`.execute(
      broken.db,
    );
    await sql`alter table pending_login rename column token_hash to sesame`.execute(broken.db);
    await sql`alter table second_factor rename column user_id to sesame`.execute(broken.db);
    victim.jar.set("triplan-pending", "n".repeat(43));
    await sql`alter table password_reset rename column token_hash to sesame`.execute(broken.db);
    await sql`alter table threshold_record rename column user_id to sesame`.execute(broken.db);
    const ids = {
      planId,
      week: 1,
      exerciseId: 1,
      activityId: 1,
      runId: 1,
      thresholdId: 1,
      importId: 1,
      timeOffId: 1,
      layerId: 1,
      raceId: 1,
      loginId: 1,
      passkeyId: 1,
      token: "a".repeat(43),
    };
    const login = { username: uniqueEmail(), password: PASSWORD };
    // These do not use the broken tables.
    const touching = restRoutes.filter(
      ({ calls }) =>
        !/^(?:auth.logout|account.endOtherLogins|plans.delete|config.get)$/.test(calls),
    );
    for (const { method, url, calls } of touching) {
      const payload = JSON.stringify({ ...anyBodyOf(calls), ...ids, ...login });
      const path = url
        .replace(":id", String(planId))
        .replace(":week", "1")
        .replace(":token", ids.token);
      const requests = [
        method === "GET"
          ? { url: `/api${path}` }
          : { method, url: `/api${path}`, headers: JSON_TYPE, payload },
        PROCEDURE_TYPES.get(calls) === "query"
          ? { url: `/trpc/${calls}?input=${encodeURIComponent(payload)}` }
          : { method: "POST" as const, url: `/trpc/${calls}`, headers: JSON_TYPE, payload },
      ];
      for (const request of requests) {
        const answer = await victim.send(request);
        expect([request.url, answer.statusCode]).toEqual([request.url, 500]);
        expect(answer.body).toContain("Something went wrong");
        expect(answer.body).not.toMatch(/sesame|column|relation|select|stack|\.ts/i);
      }
    }
  });

  test("the cause of an internal error is logged with the response's request id", async () => {
    const restore = await breakStatements(api.db, "training_plan", "insert");
    const answer = await user.rest("POST", "/training-plans", validPlan());
    await restore();
    const { requestId } = answer.body as { requestId: string };
    const lines = api.log
      .text()
      .split("\n")
      .filter((line) => line.includes(requestId));
    expect(lines.some((line) => line.includes('"level":50') && line.includes(INNER_TEXT))).toBe(
      true,
    );
    expect(lines.some((line) => line.includes("create-plan.ts"))).toBe(true);
  });
});

describe("unroutable requests", () => {
  test.each([
    ["/api/training-plans/1", "GET", "PATCH, DELETE"],
    ["/api/training-plans", "PUT", "GET, POST"],
    ["/api/login", "DELETE", "POST"],
    ["/api/user?x=1", "POST", "GET"],
  ] as const)("%s rejects %s and allows %s (405)", async (url, method, allow) => {
    const answer = await user.send({ method, url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow, "cache-control": "no-store" });
    expect(answer.json()).toMatchObject({
      message: "Method not allowed",
      code: "method_not_allowed",
    });
  });

  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/user/",
    "/api/users",
    "/api/training-plans/1/nothing",
  ])("%s is 404 in JSON", async (url) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      const answer = await user.send({ method, url });
      expect([method, answer.statusCode]).toEqual([method, 404]);
      expect(answer.json()).toMatchObject({ message: "Not found", code: "not_found" });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test.each(["/%zz", "/api/%zz", "/api/training-plans/%", "/trpc/%e0%a4%a"])(
    "%s cannot be decoded (400)",
    async (url) => {
      const answer = await user.send({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(REFUSAL);
    },
  );

  test.each(["/api/none#%zz", "/api/none?%zz", "/none#%ff", "/none?a=%"])(
    "%s can be decoded up to its query or fragment (404)",
    async (url) => {
      expect((await user.send({ url })).statusCode).toBe(404);
    },
  );

  test("a URL of 20,000 characters is rejected", async () => {
    const long = "x".repeat(20_000);
    for (const url of [
      `/api/${long}`,
      `/api/exercises/${long}/schedule`,
      `/trpc/${long}`,
      `/${long}`,
    ]) {
      const answer = await user.send({ method: "POST", url });
      expect([404, 414]).toContain(answer.statusCode);
      expect(answer.body).not.toContain("xxxx");
    }
  });
});
