import { describe, expect, test } from "vitest";
import { fieldOf } from "../../testing/api/field-of.ts";
import { PASSWORD, TEST_SETTINGS, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { testProgram } from "../../testing/cli/test-program.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { USERS } from "./users-program.ts";

const HOUR = 3_600_000;
const NEW_PASSWORD = "staple gun and battery";
const VOID = "This link no longer works. Ask for a new one.";

const api = await testApi();
const strict = await testApi({ settings: { ...TEST_SETTINGS, passwordPolicy: "strict" } });

const runOn = (on: typeof api) => testProgram(USERS, { ...on, config: null, now: on.clock.now });
const run = runOn(api);

async function tokenOf({ email }: Pick<TestUser, "email">, on = api): Promise<string> {
  const { isSuccessful, text } = await runOn(on)(["reset-link", email]);
  expect(isSuccessful).toBe(true);
  const [, token = ""] = /\/reset-password#token=([\w-]{43})\n/.exec(text) ?? [];
  return token;
}

const reset = (token: string, newPassword = NEW_PASSWORD, on = api) =>
  on.visitor().rest("POST", "/password-reset", { token, newPassword });

const logIn = ({ email }: TestUser, password = NEW_PASSWORD) =>
  api.visitor().rest("POST", "/login", { username: email, password });

describe("a reset link", () => {
  test("sets a new password once and ends every login", async () => {
    const user = await api.user();
    const { text } = await run(["reset-link", user.email.toUpperCase()]);
    const [url = "", until, owner] = text.split("\n");
    expect(url).toMatch(/^http:\/\/localhost:3000\/reset-password#token=[\w-]{43}$/);
    expect(until).toMatch(/^Works once, until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.$/);
    expect(owner).toContain(user.email);
    const [, token = ""] = url.split("#token=");
    expect((await user.rest("GET", "/user")).status).toBe(200);

    expect(await reset(token)).toMatchObject({ status: 200, body: { ended: 1 } });

    expect((await user.rest("GET", "/user")).status).toBe(401);
    expect((await logIn(user, PASSWORD)).status).toBe(401);
    expect((await logIn(user)).status).toBe(200);
    expect(await reset(token, "another password")).toMatchObject({
      status: 400,
      body: { message: VOID },
    });
    expect((await logIn(user)).status).toBe(200);
  });

  test("sets one password when it is opened twice at once", async () => {
    const token = await tokenOf(await api.user());
    const answers = await Promise.all([reset(token, "first password"), reset(token, "second one")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("works for an hour, and the cleanup deletes it", async () => {
    const user = await api.user();
    const token = await tokenOf(user);
    api.clock.pass(HOUR);
    expect(await reset(token)).toMatchObject({ status: 400, body: { message: VOID } });
    const rows = () =>
      api.db.selectFrom("passwordReset").select("userId").where("userId", "=", user.id).execute();
    expect(await rows()).toHaveLength(1);
    await runCleanup(api);
    expect(await rows()).toEqual([]);
  });

  test.each([
    [
      "the password is changed",
      (user: TestUser) =>
        user.rest("PUT", "/user/password", {
          currentPassword: PASSWORD,
          newPassword: "changed by its owner",
        }),
    ],
    ["another link of the account is used", async (user: TestUser) => reset(await tokenOf(user))],
    ["the account is disabled", (user: TestUser) => run(["disable", user.email])],
    ["the account is deleted", (user: TestUser) => run(["delete", user.email, "--now", "--yes"])],
  ])("is void once %s", async (_when, happens) => {
    const user = await api.user();
    const token = await tokenOf(user);
    await happens(user);
    expect(await reset(token, "one more password")).toMatchObject({
      status: 400,
      body: { message: VOID },
    });
  });

  test("lets in an athlete who guessed too often before", async () => {
    const user = await api.user();
    for (let guess = 0; guess < 5; guess += 1) await logIn(user, "a wrong password");
    expect((await logIn(user, PASSWORD)).status).toBe(429);
    await reset(await tokenOf(user));
    expect((await logIn(user)).status).toBe(200);
  });

  test("is stored as a hash, is in no log, and leaves its events in the history", async () => {
    const user = await api.user();
    const token = await tokenOf(user);
    const rows = await api.db.selectFrom("passwordReset").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token);
    expect(api.log.text()).not.toContain(token);
    const events = await api.db
      .selectFrom("auditEvent")
      .select(["event", "network"])
      .where("userId", "=", user.id)
      .orderBy("id")
      .execute();
    expect(events.slice(1)).toEqual([
      { event: "reset-link-made", network: "operator" },
      { event: "password-reset", network: "203.0.113.1" },
    ]);
  });

  test("is not made for a disabled or unknown account", async () => {
    const user = await api.user();
    await run(["disable", user.email]);
    expect(await run(["reset-link", user.email])).toEqual({
      isSuccessful: false,
      text: `${user.email} is disabled: enable it first.`,
    });
    expect((await run(["reset-link", "nobody@example.com"])).isSuccessful).toBe(false);
  });
});

describe("the new password", () => {
  test("has the length of every password, and the token its form", async () => {
    const token = await tokenOf(await api.user());
    expect(await reset(token, "short")).toMatchObject({
      status: 400,
      body: { message: "Password must be at least 6 characters" },
    });
    for (const wrong of ["", "x".repeat(43), `${token}x`, "\u0000"]) {
      expect(await reset(wrong)).toMatchObject({ status: 400, body: { message: VOID } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("is refused at its field where the policy is strict, and the link still works", async () => {
    const token = await tokenOf(await strict.user(), strict);
    const refused = await reset(token, "password1", strict);
    expect(refused).toMatchObject({ status: 400 });
    expect(fieldOf(refused.body, "issues")).toMatchObject([{ path: "newPassword" }]);
    expect((await reset(token, NEW_PASSWORD, strict)).status).toBe(200);
  });
});
