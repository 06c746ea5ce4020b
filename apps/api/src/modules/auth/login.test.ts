import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import {
  PASSWORD,
  TEST_SETTINGS,
  testApi,
  uniqueEmail,
  type TestUser,
} from "../../testing/api/test-api.ts";
import { OWASP_COST } from "./password-hash.ts";

const api = await testApi();

const login = (username: string, password: string) =>
  api.visitor().rest("POST", "/login", { username, password });

const passwordHashOf = async ({ id }: TestUser) => {
  const { passwordHash } = await api.db
    .selectFrom("userAccount")
    .select("passwordHash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return passwordHash;
};

describe("login", () => {
  // @covers calls-1
  test("returns the user and grants access to the user's data", async () => {
    const { email, id } = await api.user();
    const client = api.visitor();

    const answer = await client.rest("POST", "/login", { username: email, password: PASSWORD });

    expect(answer).toMatchObject({ status: 200, body: { id, username: email } });
    expect(await client.rest("GET", "/user")).toMatchObject({ status: 200, body: answer.body });
    expect(await client.rest("GET", "/training-plans")).toMatchObject({ status: 200, body: [] });
  });

  test("accepts the e-mail in any case and with surrounding spaces", async () => {
    const { email, id } = await api.user();
    expect(await login(`  ${email.toUpperCase()} `, PASSWORD)).toMatchObject({
      status: 200,
      body: { id },
    });
  });

  // @covers server-7
  test("responds identically to a wrong password and an unknown e-mail", async () => {
    const { email } = await api.user();
    const wrong = await login(email, "another password");
    const unknown = await login(uniqueEmail(), PASSWORD);

    expect(wrong).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password", code: "unauthenticated" },
    });
    const { headers: _, ...known } = wrong;
    expect(unknown).toMatchObject({
      ...known,
      body: { ...(known.body as object), requestId: expect.any(String) },
    });
    expect(Object.keys(unknown.body as object)).toEqual(Object.keys(wrong.body as object));
  });

  test("creates no session when refused", async () => {
    const { email } = await api.user();
    const client = api.visitor();
    const before = await api.db
      .selectFrom("userSession")
      .select("idHash")
      .orderBy("idHash")
      .execute();

    await client.rest("POST", "/login", { username: email, password: "another password" });

    expect(client.jar.header()).toBeUndefined();
    expect(
      await api.db.selectFrom("userSession").select("idHash").orderBy("idHash").execute(),
    ).toEqual(before);
  });

  test("is refused with the same message over tRPC", async () => {
    const { email } = await api.user();
    expect(
      await refusalOf(
        api.visitor().trpc.auth.login.mutate({ username: email, password: "wrong!" }),
      ),
    ).toEqual({ status: 401, code: "unauthenticated", message: "Invalid email or password" });
  });

  test("rehashes a password stored with weaker parameters", async () => {
    const user = await api.user();
    const weak = await passwordHashOf(user);
    const settings = { ...TEST_SETTINGS, passwordCost: OWASP_COST };
    const strong = await testApi({ db: api.db, settings });
    const signIn = () =>
      strong.visitor().rest("POST", "/login", { username: user.email, password: PASSWORD });

    expect(await signIn()).toMatchObject({ status: 200 });

    const renewed = await passwordHashOf(user);
    expect(renewed).not.toBe(weak);
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await passwordHashOf(user)).toBe(renewed);
  });
});

describe("logout", () => {
  test("ends the session", async () => {
    const user = await api.user();
    expect(await user.rest("POST", "/logout")).toMatchObject({ status: 200, body: {} });
    expect(await user.rest("GET", "/user")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated" },
    });
  });

  // @covers calls-6
  test("succeeds for a visitor, repeatedly and with an empty JSON body", async () => {
    const visitor = api.visitor();
    const empty = await visitor.send({
      method: "POST",
      url: "/api/logout",
      headers: { "content-type": "application/json" },
    });
    expect(empty.statusCode).toBe(200);
    expect(await visitor.rest("POST", "/logout")).toMatchObject({ status: 200 });
    expect(await api.visitor().trpc.auth.logout.mutate()).toBeUndefined();
  });

  test("ends only this session of the user", async () => {
    const user = await api.user();
    const phone = api.visitor();
    await phone.rest("POST", "/login", { username: user.email, password: PASSWORD });

    await phone.rest("POST", "/logout");

    expect(await user.rest("GET", "/user")).toMatchObject({ status: 200 });
  });
});

describe("the current user", () => {
  // @covers authentication-1
  test("is null over tRPC and 401 over REST for a visitor", async () => {
    expect(await api.visitor().trpc.auth.me.query()).toBeNull();
    expect(await api.visitor().rest("GET", "/user")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated", requestId: expect.any(String) },
    });
  });

  test("never includes the password or its hash", async () => {
    const user = await api.user();
    const { body } = await user.rest("GET", "/user");
    expect(Object.keys(body as object)).toEqual([
      "id",
      "username",
      "defaultSwimPace",
      "defaultBikePace",
      "defaultRunPace",
      "defaultPacesRace",
      "experienceLevel",
      "defaultWeeklySchedule",
      "currentTrainingPlanId",
      "unitPreference",
      "strengthPlace",
      "poolLengthMeters",
      "createdAt",
      "updatedAt",
    ]);
  });
});
