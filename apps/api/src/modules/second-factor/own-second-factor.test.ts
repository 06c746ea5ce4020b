import { findSecondFactor } from "@triplan/db";
import { describe, expect, test } from "vitest";
import { createTokenCipher } from "../../secrets/token-cipher.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { mailingApi } from "../../testing/jobs/mailing-api.ts";
import { auditHistory } from "../../testing/rows/audit-history.ts";
import { codeOf, turnedOn, wrongCodeOf } from "../../testing/second-factor/second-factor-steps.ts";

const api = await testApi();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const OFF = { isAvailable: true, enabledAt: null, recoveryCodes: 0 };
const NOT_YOURS = {
  status: 400,
  body: { issues: [{ path: "password", message: "This is not your password" }] },
};

const stateOf = async (user: TestUser) => (await user.rest("GET", "/user/second-factor")).body;
const start = (user: TestUser, password = PASSWORD) =>
  user.rest("POST", "/user/second-factor/key", { password });
const turnOn = (user: TestUser, code: string) => user.rest("POST", "/user/second-factor", { code });
const turnOff = (user: TestUser, code: string, password = PASSWORD) =>
  user.rest("POST", "/user/second-factor/remove", { password, code });
const renew = (user: TestUser, password = PASSWORD) =>
  user.rest("POST", "/user/second-factor/recovery-codes", { password });
const logIn = (user: TestUser) =>
  api.visitor().rest("POST", "/login", { username: user.email, password: PASSWORD });

describe("turning two-step login on", () => {
  test("needs the password, and a code of the new key", async () => {
    const user = await api.user();
    expect(await stateOf(user)).toEqual(OFF);
    expect(await start(user, "a wrong password")).toMatchObject(NOT_YOURS);
    const { secret, uri } = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    expect(uri).toContain(`secret=${secret}`);
    expect(await stateOf(user)).toEqual(OFF);
    expect((await logIn(user)).body).toMatchObject({ id: user.id });

    expect(await turnOn(user, wrongCodeOf(secret, api.clock.now()))).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: "code", message: expect.stringMatching(/^This code is not valid/) }],
      },
    });
    expect(await stateOf(user)).toEqual(OFF);
    const code = codeOf(secret, api.clock.now());
    const answer = await turnOn(user, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.status).toBe(201);
    const now = api.clock.now().toISOString();
    expect(await stateOf(user)).toEqual({ isAvailable: true, enabledAt: now, recoveryCodes: 10 });
    expect(await auditHistory(api.db, user.id)).toEqual([
      "registered",
      "logged-in",
      "second-factor-added",
    ]);
  });

  test("answers ten recovery codes of 120 bits, of which only hashes are stored", async () => {
    const user = await api.user();
    const { recoveryCodes, secret } = await turnedOn(user, api.clock.now());
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){5}\w{4}$/);
    const stored = [
      await api.db.selectFrom("recoveryCode").selectAll().execute(),
      await api.db.selectFrom("secondFactor").selectAll().execute(),
    ];
    const text = JSON.stringify(stored) + api.log.text();
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll("-", ""));
    }
    expect(text).not.toContain(secret);
  });

  test("keeps the key encrypted for its account: a copied one is not read", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const { secret } = await turnedOn(user, api.clock.now());
    const row = await findSecondFactor(api.db, user.id);
    await start(other);
    const copied = { secretEnc: row?.secretEnc ?? "" };
    await api.db.updateTable("secondFactor").set(copied).where("userId", "=", other.id).execute();
    expect(await turnOn(other, codeOf(secret, api.clock.now()))).toMatchObject({
      status: 503,
      body: { message: expect.stringMatching(/^This server can't check codes/) },
    });
  });

  test("is refused when it is on, and with the key of an hour ago", async () => {
    const own = await testApi();
    const user = await own.user();
    const { secret } = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    own.clock.pass(HOUR);
    const late = await turnOn(user, codeOf(secret, own.clock.now()));
    expect(late).toMatchObject({
      status: 400,
      body: { message: "This took too long, so start again." },
    });
    await runCleanup(own);
    expect(await findSecondFactor(own.db, user.id)).toBeUndefined();
    const on = await turnedOn(user, own.clock.now());
    own.clock.pass(MINUTE);
    const isOn = { status: 409, body: { message: "Two-step login is already on" } };
    expect(await start(user)).toMatchObject(isOn);
    expect(await turnOn(user, codeOf(on.secret, own.clock.now()))).toMatchObject(isOn);
    own.clock.pass(HOUR);
    await runCleanup(own);
    expect(await stateOf(user)).toMatchObject({ recoveryCodes: 10 });
  });

  test("starts over with a new key, which replaces the first", async () => {
    const user = await api.user();
    const first = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    const second = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    expect((await turnOn(user, codeOf(first.secret, api.clock.now()))).status).toBe(400);
    expect((await turnOn(user, codeOf(second.secret, api.clock.now()))).status).toBe(201);
  });

  test("ends after ten wrong codes: a stolen login must not guess the first one", async () => {
    const user = await api.user();
    const { secret } = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await turnOn(user, wrongCodeOf(secret, api.clock.now()))).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await turnOn(user, codeOf(secret, api.clock.now()))).status).toBe(429);
  });

  test.each([
    ["", "Please enter a code"],
    ["12345", "Please enter the six digits of your app"],
    ["1234567", "Please enter the six digits of your app"],
    ["abcdef", "Please enter the six digits of your app"],
    ["1".repeat(101), "Please enter the six digits of your app"],
  ])("is refused with the code %j", async (code, message) => {
    const user = await api.user();
    await start(user);
    expect(await turnOn(user, code)).toMatchObject({ status: 400, body: { message } });
  });

  test("is not offered by a server without keys", async () => {
    const keyless = await testApi({ cipher: null });
    const user = await keyless.user();
    expect(await stateOf(user)).toEqual({ ...OFF, isAvailable: false });
    expect(await start(user)).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/^Two-step login needs keys/) },
    });
  });
});

describe("two-step login that is on", () => {
  test("gets new recovery codes with the password, in place of the old ones", async () => {
    const user = await api.user();
    expect(await renew(user)).toMatchObject({
      status: 409,
      body: { message: "Two-step login is off" },
    });
    const before = await turnedOn(user, api.clock.now());
    expect(await renew(user, "a wrong password")).toMatchObject(NOT_YOURS);
    const { recoveryCodes } = await user.trpc.secondFactor.renewCodes.mutate({
      password: PASSWORD,
    });
    expect(recoveryCodes).toHaveLength(10);
    expect((await turnOff(user, before.recoveryCodes[0] ?? "")).status).toBe(400);
    expect((await turnOff(user, recoveryCodes[0] ?? "")).status).toBe(200);
  });

  test("is turned off with the password and a code", async () => {
    const user = await api.user();
    const { secret, recoveryCodes } = await turnedOn(user, api.clock.now());
    // The code that turned it on was used.
    const used = codeOf(secret, api.clock.now());
    const wrong = { status: 400, body: { issues: [{ path: "code" }] } };
    expect(await turnOff(user, used)).toMatchObject(wrong);
    const [recovery = ""] = recoveryCodes;
    expect(await turnOff(user, recovery, "a wrong password")).toMatchObject(NOT_YOURS);
    expect(
      await turnOff(user, `${recovery.slice(0, -1)}${recovery.endsWith("0") ? 1 : 0}`),
    ).toMatchObject(wrong);
    const typed = recovery.toUpperCase().replaceAll("-", " ").replaceAll("0", "O");
    expect(await turnOff(user, typed)).toMatchObject({ status: 200, body: { removed: true } });
    expect(await stateOf(user)).toEqual(OFF);
    expect((await logIn(user)).body).toMatchObject({ id: user.id });
    expect(await turnOff(user, recovery)).toMatchObject({ status: 409 });
    expect(await auditHistory(api.db, user.id)).toEqual([
      "registered",
      "second-factor-added",
      "recovery-code-used",
      "second-factor-removed",
      "logged-in",
    ]);
  });

  test("is turned off with a recovery code when the keys of the server are lost", async () => {
    const user = await api.user();
    const { secret, recoveryCodes } = await turnedOn(user, api.clock.now());
    const otherKey = { id: "k9", key: new Uint8Array(32).fill(9) };
    for (const cipher of [null, createTokenCipher([otherKey])]) {
      const changed = await testApi({ db: api.db, cipher });
      const same = { ...user, ...changed.visitor({ jar: user.jar }) };
      const code = codeOf(secret, new Date(changed.clock.now().getTime() + 30_000));
      expect((await turnOff(same, code)).status).toBe(503);
    }
    expect((await turnOff(user, recoveryCodes[3] ?? "")).status).toBe(200);
  });
});

test("each change is mailed to the account", async () => {
  const { mailsTo, ...workers } = await mailingApi();
  const user = await workers.user();
  await turnedOn(user, workers.clock.now());
  const { recoveryCodes } = await user.trpc.secondFactor.renewCodes.mutate({ password: PASSWORD });
  await turnOff(user, recoveryCodes[0] ?? "");
  const subjects = () =>
    mailsTo(user.email)
      .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
      .toSorted();
  await expect
    .poll(subjects, PATIENT)
    .toEqual([
      "New recovery codes for your Triplan account",
      "Two-step login was turned off for your Triplan account",
      "Two-step login was turned on for your Triplan account",
    ]);
  for (const code of recoveryCodes) expect(mailsTo(user.email).join("")).not.toContain(code);
});
