import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PATIENT } from "./testing/api/patient.ts";
import { PASSWORD, SESSION_SECRET, testApi } from "./testing/api/test-api.ts";
import { userLabel } from "./server/requests/user-label.ts";
import { validPlan } from "./testing/inputs/valid-plan.ts";

const api = await testApi();

describe("the log", () => {
  test("has one line per request with its route, user and procedures", async () => {
    const own = await testApi({ db: api.db });
    const user = await own.user();
    const start = own.log.text().length;

    await user.rest("GET", "/training-plans");
    await user.rest("DELETE", "/training-plans/876543210");
    await own.visitor().rest("GET", "/training-plans");
    await Promise.all([user.trpc.plans.list.query(), user.trpc.auth.me.query()]);
    await user.send({ url: "/api/health/live" });
    await user.send({ url: "/pages/987654321?token=sesame" });

    const linesNow = () =>
      own.log
        .text()
        .slice(start)
        .trim()
        .split("\n")
        .map((line): unknown => JSON.parse(line));
    await expect.poll(() => linesNow().length, PATIENT).toBe(6);
    const lines = linesNow();
    const label = userLabel(SESSION_SECRET, user.id);
    expect(lines).toMatchObject([
      {
        level: 30,
        method: "GET",
        route: "/api/training-plans",
        status: 200,
        user: label,
        procedures: [{ path: "plans.list", ok: true }],
      },
      {
        level: 30,
        method: "DELETE",
        route: "/api/training-plans/:id",
        status: 404,
        user: label,
        procedures: [{ path: "plans.delete", ok: false, code: "not_found" }],
      },
      {
        level: 30,
        status: 401,
        user: null,
        procedures: [{ path: "plans.list", ok: false, code: "unauthenticated" }],
      },
      {
        route: "/trpc/batch",
        user: label,
        procedures: [{ path: "plans.list" }, { path: "auth.me" }],
      },
      { level: 20, route: "/api/health/live" },
      { level: 30, route: "page", status: 404, user: null },
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({
        msg: "request",
        ms: expect.any(Number),
        reqId: expect.any(String),
      });
    }
    expect(JSON.stringify(lines)).not.toMatch(/example\.com|876543210|987654321|sesame/);
  });

  test("contains no secrets or personal data after any call", async () => {
    const email = "mallory.secret@example.com";
    const user = await api.user(email);
    const athleteTexts = [
      "another password",
      "A race that is nobody's business",
      "0:99 pace",
      "key-of-the-form",
    ];
    const [wrong = "", name = "", pace = "", key = ""] = athleteTexts;
    await user.rest("POST", "/login", { username: email, password: wrong });
    await user.rest("POST", "/login", { username: email, password: PASSWORD });
    await user.rest("POST", "/training-plans", validPlan({ name }), { "idempotency-key": key });
    await user.rest("POST", "/training-plans", validPlan({ name, currentSwimPace: pace }));
    await user.trpc.plans.list.query();
    await user.send({ url: `/api/none?email=${email}` });
    await user.send({ url: `/trpc/auth.me?email=${email}`, headers: { referer: `/${email}` } });
    await user.send({ url: `/shared/share-secret?password=${encodeURIComponent(PASSWORD)}` });
    await user.send({ url: "/api/calendar/feed-secret.ics" });
    await user.send({
      method: "POST",
      url: "/api/login",
      headers: { "content-type": "application/json", authorization: "Bearer sesame" },
      payload: `{"username":"${email}","password":"${PASSWORD}"`,
    });
    // PostgreSQL's error detail contains the whole rejected row.
    await sql`alter table user_account add constraint sealed check (username = 'x') not valid`.execute(
      api.db,
    );
    const refused = await api
      .visitor()
      .rest("POST", "/register", { username: `new.${email}`, password: PASSWORD });
    expect(refused.status).toBe(500);
    await user.rest("PATCH", "/user/preferences", { unitPreference: "kilometers" });

    const text = api.log.text();
    expect(text).toContain("sealed");
    const cookie = user.jar.header()?.split("=")[1] ?? "none";
    const [id = ""] = decodeURIComponent(cookie).split(".");
    const secrets = [
      email,
      PASSWORD,
      SESSION_SECRET,
      "sesame",
      "share-secret",
      "feed-secret",
      "$argon2id$",
      cookie,
      id,
      ...athleteTexts,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  test("contains the type and stack of an unexpected error", async () => {
    const own = await testApi();
    await sql`alter table user_account rename column username to sesame`.execute(own.db);
    await own.visitor().rest("POST", "/login", { username: "a@b.co", password: PASSWORD });
    const line = own.log
      .text()
      .trim()
      .split("\n")
      .find((text) => text.includes('"level":50'));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      path: "auth.login",
      err: { code: "42703", message: expect.any(String), stack: expect.stringContaining("login") },
    });
  });
});
