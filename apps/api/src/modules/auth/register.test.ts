import { REGISTRATION_CLOSED } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { PASSWORD, TEST_SETTINGS, testApi, uniqueEmail } from "../../testing/api/test-api.ts";
import { OWASP_COST } from "./password-hash.ts";

const api = await testApi();

const storedUser = (username: string) =>
  api.db
    .selectFrom("userAccount")
    .selectAll()
    .where("username", "=", username)
    .executeTakeFirstOrThrow();

describe("register", () => {
  // @covers entities-3
  test("creates an account with default preferences and signs it in", async () => {
    const client = api.visitor();
    const username = uniqueEmail();

    const answer = await client.rest("POST", "/register", { username, password: PASSWORD });

    expect(answer).toMatchObject({
      status: 201,
      body: {
        username,
        defaultSwimPace: null,
        defaultBikePace: null,
        defaultRunPace: null,
        defaultPacesRace: "olympic",
        experienceLevel: null,
        currentTrainingPlanId: null,
        unitPreference: "miles",
        strengthPlace: "home",
        poolLengthMeters: 25,
        // Sunday off; 2 hours and endurance on Tuesday and Saturday; 1 hour on the others.
        defaultWeeklySchedule: [0, 1, 2, 1, 1, 1, 2].map((hours, day) => ({
          day,
          hours,
          available: hours > 0,
          isEndurance: hours === 2,
        })),
      },
    });
    expect(await client.rest("GET", "/user")).toMatchObject({ status: 200, body: answer.body });
  });

  test("stores the password only as an argon2id hash with OWASP parameters", async () => {
    const settings = { ...TEST_SETTINGS, passwordCost: OWASP_COST };
    const { email } = await (await testApi({ db: api.db, settings })).user();

    const { passwordHash, ...rest } = await storedUser(email);

    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(JSON.stringify(rest)).not.toContain(PASSWORD);
  });

  test("gives two accounts with the same password different hashes", async () => {
    const [a, b] = [await api.user(), await api.user()];
    expect((await storedUser(a.email)).passwordHash).not.toBe(
      (await storedUser(b.email)).passwordHash,
    );
  });

  test("stores the e-mail trimmed and in lower case, and rejects it in any case", async () => {
    const username = ` ${uniqueEmail().toUpperCase()} `;
    const first = await api.visitor().rest("POST", "/register", { username, password: PASSWORD });
    expect(first).toMatchObject({ status: 201, body: { username: username.trim().toLowerCase() } });

    const again = [username, username.toLowerCase(), username.trim()].map((taken) =>
      refusalOf(api.visitor().trpc.auth.register.mutate({ username: taken, password: PASSWORD })),
    );

    for (const refusal of await Promise.all(again)) {
      expect(refusal).toEqual({
        status: 409,
        code: "conflict",
        message: "An account with this email already exists",
      });
    }
  });

  // @covers server-7
  test("accepts only one of two concurrent registrations of an e-mail", async () => {
    const username = uniqueEmail();
    const answers = await Promise.all(
      [1, 2].map(() => api.visitor().rest("POST", "/register", { username, password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test.each([
    ["six characters", "abc123"],
    ["128 characters", "x".repeat(128)],
    ["spaces at its ends", "  abc 123  "],
    ["emoji", "🏊🚴🏃🏊🚴🏃"],
    ["a common one, which is the specification's rule", "123456"],
    ["characters that no database stores", "abc\u0000def\ud800"],
  ])("accepts a password of %s, which then logs in", async (_what, password) => {
    const username = uniqueEmail();
    const registered = await api.visitor().rest("POST", "/register", { username, password });
    const login = await api.visitor().rest("POST", "/login", { username, password });
    expect([registered.status, login.status]).toEqual([201, 200]);
  });

  test("neither trims nor changes a password", async () => {
    const username = uniqueEmail();
    await api.visitor().rest("POST", "/register", { username, password: " Abc 123 " });
    for (const password of ["Abc 123", " abc 123 "]) {
      expect(await api.visitor().rest("POST", "/login", { username, password })).toMatchObject({
        status: 401,
      });
    }
  });
});

describe("register under the strict policy", () => {
  // @covers server-3
  test("rejects weak passwords under their field without storing anything, and accepts good ones", async () => {
    const strict = await testApi({
      db: api.db,
      settings: { ...TEST_SETTINGS, passwordPolicy: "strict" },
    });
    const before = await api.digest();
    const message = "This password is too common. Please choose another.";
    const refused = await strict
      .visitor()
      .rest("POST", "/register", { username: "ana@example.com", password: "password1" });
    expect(refused).toMatchObject({
      status: 400,
      body: { message, issues: [{ path: "password", message }] },
    });
    expect(await api.digest()).toEqual(before);

    const taken = await strict
      .visitor()
      .rest("POST", "/register", { username: "ana@example.com", password: PASSWORD });
    expect(taken).toMatchObject({ status: 201 });
  });
});

describe("register on a server with closed registration", () => {
  test("is refused in both transports and stores nothing, while logins work", async () => {
    const username = uniqueEmail();
    await api.user(username);
    const closed = await testApi({
      db: api.db,
      settings: { ...TEST_SETTINGS, registration: "closed" },
    });
    const before = await api.digest();
    const client = closed.visitor();
    const newcomer = { username: uniqueEmail(), password: PASSWORD };

    expect(await client.rest("POST", "/register", newcomer)).toMatchObject({
      status: 403,
      body: { code: "forbidden", message: REGISTRATION_CLOSED },
    });
    await expect(client.trpc.auth.register.mutate(newcomer)).rejects.toThrow(REGISTRATION_CLOSED);

    expect(await api.digest()).toEqual(before);
    expect(await client.rest("GET", "/config")).toMatchObject({ body: { registration: "closed" } });
    expect(await client.rest("POST", "/login", { username, password: PASSWORD })).toMatchObject({
      status: 200,
    });
  });
});
