import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PASSWORD, SESSION_SECRET, testApi } from "./testing/api/test-api.ts";
import { validPlan } from "./testing/inputs/valid-plan.ts";

const api = await testApi();

describe("the log", () => {
  test("has one line per procedure with its path, user and result", async () => {
    const own = await testApi({ db: api.db });
    const user = await own.user();
    const start = own.log.text().length;

    await user.rest("GET", "/training-plans");
    await user.rest("DELETE", "/training-plans/999");
    await own.visitor().rest("GET", "/training-plans");

    const lines = own.log
      .text()
      .slice(start)
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([
      { level: 30, path: "plans.list", type: "query", userId: user.id, ok: true },
      {
        level: 30,
        path: "plans.delete",
        type: "mutation",
        userId: user.id,
        ok: false,
        code: "not_found",
      },
      { level: 30, path: "plans.list", userId: null, ok: false, code: "unauthenticated" },
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({ ms: expect.any(Number), reqId: expect.any(String) });
    }
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
