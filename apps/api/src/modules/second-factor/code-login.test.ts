import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import type { TestClient } from "../../testing/api/test-client.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { mailingApi } from "../../testing/jobs/mailing-api.ts";
import { auditHistory } from "../../testing/rows/audit-history.ts";
import { codeOf } from "../../testing/second-factor/second-factor-steps.ts";
import {
  CODE_NEEDED,
  newNetwork,
  sendCode,
  STEP,
  twoStepAthlete,
  WRONG_CODE,
} from "../../testing/second-factor/two-step-athlete.ts";

const MINUTE = 60_000;
const HTTPS = { publicUrl: new URL("https://triplan.example") };
const HTTPS_LOGIN = {
  method: "POST",
  url: "/api/login",
  headers: { origin: "https://triplan.example", "x-forwarded-proto": "https" },
} as const;
const PASSWORD_FIRST = {
  status: 401,
  body: { message: "Your login took too long. Log in with your password again." },
};

const isLoggedIn = async (browser: TestClient) =>
  (await browser.rest("GET", "/user")).status === 200;

const api = await testApi();

describe("a login by password with two-step login", () => {
  test("needs a code, which starts the login", async () => {
    const { user, code, afterPassword } = await twoStepAthlete(api);
    const { browser, answer } = await afterPassword();
    expect(answer).toMatchObject(CODE_NEEDED);
    expect(await isLoggedIn(browser)).toBe(false);

    const done = await sendCode(browser, code());
    expect(done).toMatchObject({ status: 200, body: { id: user.id, username: user.email } });
    expect(await isLoggedIn(browser)).toBe(true);
    expect(browser.jar.header()).not.toContain("pending");
    expect(await auditHistory(api.db, user.id)).toEqual([
      "registered",
      "second-factor-added",
      "logged-in",
    ]);
  });

  test("is answered by tRPC like by REST", async () => {
    const { user, credentials, code } = await twoStepAthlete(api);
    const { trpc } = api.visitor({ remoteAddress: newNetwork() });
    expect(await refusalOf(trpc.auth.login.mutate(credentials))).toMatchObject(CODE_NEEDED.body);
    expect(await trpc.secondFactor.login.mutate({ code: code() })).toMatchObject({ id: user.id });
    expect(await trpc.auth.me.query()).toMatchObject({ id: user.id });
  });

  test("stores a hash of the token, in a cookie that scripts can't read", async () => {
    const { credentials } = await twoStepAthlete(api);
    const answer = await api
      .visitor()
      .send({ method: "POST", url: "/api/login", payload: credentials });
    const line = String(answer.headers["set-cookie"]);
    expect(line).toMatch(
      /^triplan-pending=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [, token = ""] = /=([\w-]{43});/.exec(line) ?? [];
    const rows = await api.db.selectFrom("pendingLogin").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.log.text()).not.toContain(token);
  });

  test("has a cookie for this host and https only over https", async () => {
    const { credentials } = await twoStepAthlete(api);
    const proxied = await testApi({ ...HTTPS, db: api.db, trustProxy: true });
    const answer = await proxied.app.inject({ ...HTTPS_LOGIN, payload: credentials });
    expect(String(answer.headers["set-cookie"])).toMatch(
      /^__Host-triplan-pending=[\w-]{43};.*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("fails over plain http like every login, with the setting in the log, and waits for no code", async () => {
    const { user, credentials } = await twoStepAthlete(api);
    const misled = await testApi({ ...HTTPS, db: api.db });
    const answer = await misled.app.inject({ ...HTTPS_LOGIN, payload: credentials });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(misled.log.text()).toContain("TRUST_PROXY");
    const waiting = api.db.selectFrom("pendingLogin").selectAll().where("userId", "=", user.id);
    expect(await waiting.execute()).toEqual([]);
  });

  test("can't be completed by another browser, or without the password", async () => {
    const { code, afterPassword } = await twoStepAthlete(api);
    await afterPassword();
    expect(await sendCode(api.visitor(), code())).toMatchObject(PASSWORD_FIRST);
    const forged = api.visitor();
    forged.jar.set("triplan-pending", "n".repeat(43));
    expect(await sendCode(forged, code())).toMatchObject(PASSWORD_FIRST);
  });

  test("is over after five minutes", async () => {
    const own = await testApi();
    const { code, afterPassword } = await twoStepAthlete(own);
    const { browser } = await afterPassword();
    own.clock.pass(5 * MINUTE - 1);
    expect(await sendCode(browser, "000000")).toMatchObject({
      status: 401,
      body: { issues: [{}] },
    });
    own.clock.pass(1);
    expect(await sendCode(browser, code())).toMatchObject(PASSWORD_FIRST);
    await runCleanup(own);
    expect(await own.db.selectFrom("pendingLogin").selectAll().execute()).toEqual([]);
  });

  test("is completed once, also by two codes at the same time", async () => {
    const { code, recoveryCodes, afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    const copy = () => api.visitor({ jar: browser.jar.copy(), remoteAddress: newNetwork() });
    const [one = "", two = ""] = recoveryCodes;
    const answers = await Promise.all([code(), one, two].map((each) => sendCode(copy(), each)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect(await sendCode(copy(), code())).toMatchObject(PASSWORD_FIRST);
  });

  test("accepts a code once, and none of an earlier step", async () => {
    const own = await testApi();
    const { code, secret, afterPassword } = await twoStepAthlete(own);
    const used = code();
    expect((await sendCode((await afterPassword()).browser, used)).status).toBe(200);
    const { browser } = await afterPassword();
    expect(await sendCode(browser, used)).toMatchObject(WRONG_CODE);
    const earlier = codeOf(secret, new Date(own.clock.now().getTime() - STEP));
    expect(await sendCode(browser, earlier)).toMatchObject(WRONG_CODE);
    const early = codeOf(secret, new Date(own.clock.now().getTime() + STEP));
    expect((await sendCode(browser, early)).status).toBe(200);
  });

  test("accepts one of two equal codes that are sent at the same time", async () => {
    const { code, afterPassword } = await twoStepAthlete(api);
    const browsers = await Promise.all([afterPassword(), afterPassword(), afterPassword()]);
    const answers = await Promise.all(browsers.map(({ browser }) => sendCode(browser, code())));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test("accepts a recovery code once, and mails that it was used", async () => {
    const workers = await mailingApi();
    const { user, recoveryCodes, afterPassword } = await twoStepAthlete(workers);
    const [recovery = ""] = recoveryCodes;
    const { browser } = await afterPassword();
    expect((await sendCode(browser, recovery.toUpperCase())).status).toBe(200);
    expect(await browser.trpc.secondFactor.read.query()).toMatchObject({ recoveryCodes: 9 });
    expect(await sendCode((await afterPassword()).browser, recovery)).toMatchObject(WRONG_CODE);
    expect(await auditHistory(workers.db, user.id)).toEqual([
      "registered",
      "second-factor-added",
      "recovery-code-used",
      "logged-in",
    ]);
    await expect
      .poll(() => workers.mailsTo(user.email).join("\n"), PATIENT)
      .toContain("Subject: A recovery code of your Triplan account was used");
  });

  test("does not accept another account's recovery code", async () => {
    const other = await twoStepAthlete(api);
    const { afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    expect(await sendCode(browser, other.recoveryCodes[0] ?? "")).toMatchObject(WRONG_CODE);
    expect(await other.user.trpc.secondFactor.read.query()).toMatchObject({ recoveryCodes: 10 });
  });

  test("can't be batched", async () => {
    const { afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    const answer = await browser.send({
      method: "POST",
      url: "/trpc/secondFactor.login,secondFactor.login?batch=1",
      payload: { 0: { code: "000000" }, 1: { code: "111111" } },
    });
    expect(answer.statusCode).toBe(400);
  });
});
