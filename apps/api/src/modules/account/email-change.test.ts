import { describe, expect, test } from "vitest";
import { createMailer } from "../../mail/create-mailer.ts";
import { auditHistory } from "../../testing/rows/audit-history.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { smtpSink } from "../../testing/process/smtp-sink.ts";

const NEW_PASSWORD = "staple gun and battery";
const DAY = 24 * 3600 * 1000;

const { url: smtpUrl, mailsTo } = await smtpSink();
const mailer = createMailer({ smtpUrl, from: "Triplan <triplan@example.org>" });
let isDown = false;
const api = await testWorkers({
  sendMail: async (mail) => {
    if (isDown) throw new Error("the mail server does not answer");
    await mailer(mail);
  },
});

const newAddress = ({ id }: TestUser) => `iris-${id}@example.org`;

const change = (user: TestUser, username: string, password = PASSWORD) =>
  user.rest("PUT", "/user/email", { username, password });

const confirm = (token: string) => api.visitor().rest("POST", "/email-confirmation", { token });

const logIn = async (username: string, password = PASSWORD) =>
  (await api.visitor().rest("POST", "/login", { username, password })).status;

const TOKEN = /http:\/\/localhost:3000\/confirm-email#token=([\w-]{43})\r\n/;
const VOID = "This link no longer works. Change your email again in Settings.";

/** The tokens of the links that were mailed to an address, once there are so many. */
async function tokensMailedTo(address: string, count = 1): Promise<string[]> {
  await expect.poll(() => mailsTo(address).length, PATIENT).toBe(count);
  return mailsTo(address).map((mail) => TOKEN.exec(mail)?.[1] ?? "");
}

async function requested(user: TestUser): Promise<string> {
  await change(user, newAddress(user));
  const [token = ""] = await tokensMailedTo(newAddress(user));
  return token;
}

const historyOf = ({ id }: TestUser) => auditHistory(api.db, id);

describe("a new email", () => {
  test("holds once the link mailed to it is opened", async () => {
    const user = await api.user();
    const address = newAddress(user);
    expect(await change(user, ` ${address.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { username: user.email, pending: { username: address } },
    });
    const [token = ""] = await tokensMailedTo(address);
    expect([await logIn(user.email), await logIn(address)]).toEqual([200, 401]);

    expect(await confirm(token)).toMatchObject({ status: 200, body: { username: address } });

    expect([await logIn(user.email), await logIn(address)]).toEqual([401, 200]);
    expect((await user.rest("GET", "/user/email")).body).toEqual({
      username: address,
      pending: null,
    });
    expect(await confirm(token)).toMatchObject({ status: 400, body: { message: VOID } });
    expect(api.log.text()).not.toContain(token);
    expect(await historyOf(user)).toEqual(
      expect.arrayContaining(["email-change-requested", "email-changed"]),
    );
  });

  test("is announced to the present address", async () => {
    const user = await api.user();
    await requested(user);
    await expect.poll(() => mailsTo(user.email).length, PATIENT).toBe(1);
    expect(mailsTo(user.email)[0]).toContain("Subject: A new email for your Triplan account");
  });

  test("needs the password, and wrong ones count as failed logins", async () => {
    const user = await api.user();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await change(user, newAddress(user), "a wrong password")).toMatchObject({
        status: 400,
        body: { issues: [{ path: "password", message: "This is not your password" }] },
      });
    }
    expect((await change(user, newAddress(user))).status).toBe(429);
    expect(mailsTo(newAddress(user))).toEqual([]);
  });

  test("is refused at its field if it is the present one, in use or no address", async () => {
    const user = await api.user();
    const other = await api.user();
    const refusals: [string, string][] = [
      [user.email, "This is your email already"],
      [other.email.toUpperCase(), "An account with this email already exists"],
      ["iris", "Please enter a valid email address"],
      ["", "Please enter a valid email address"],
    ];
    for (const [username, message] of refusals) {
      expect(await change(user, username)).toMatchObject({
        status: 400,
        body: { issues: [{ path: "username", message }] },
      });
    }
  });

  test("is refused by the link if it was registered meanwhile", async () => {
    const user = await api.user();
    const token = await requested(user);
    await api.visitor().rest("POST", "/register", {
      username: newAddress(user),
      password: PASSWORD,
    });
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "token", message: "An account with this email already exists" }] },
    });
    expect(await logIn(user.email)).toBe(200);
  });
});

describe("the link to a new email", () => {
  test("is void once another address is entered", async () => {
    const user = await api.user();
    const token = await requested(user);
    await change(user, `again-${newAddress(user)}`);
    expect((await confirm(token)).status).toBe(400);
    const [last = ""] = await tokensMailedTo(`again-${newAddress(user)}`);
    expect((await confirm(last)).status).toBe(200);
  });

  test("is mailed once the mail server answers again", async () => {
    const user = await api.user();
    isDown = true;
    await change(user, newAddress(user));
    await expect.poll(() => api.log.text(), PATIENT).toContain("the mail server does not answer");
    isDown = false;
    const [token = ""] = await tokensMailedTo(newAddress(user));
    expect((await confirm(token)).status).toBe(200);
  });

  test("is void once the change is cancelled", async () => {
    const user = await api.user();
    const token = await requested(user);
    expect(await user.rest("DELETE", "/user/email/pending")).toMatchObject({
      status: 200,
      body: { username: user.email, pending: null },
    });
    expect((await confirm(token)).status).toBe(400);
  });

  test("is void once the password is changed, which is mailed as well", async () => {
    const user = await api.user();
    const token = await requested(user);
    await user.rest("PUT", "/user/password", {
      currentPassword: PASSWORD,
      newPassword: NEW_PASSWORD,
    });
    expect((await confirm(token)).status).toBe(400);
    await expect
      .poll(() => mailsTo(user.email).join("\n"), PATIENT)
      .toContain("Subject: Your password for Triplan was changed");
  });

  test("is void on a disabled account", async () => {
    const user = await api.user();
    const token = await requested(user);
    await api.db
      .updateTable("userAccount")
      .set({ disabledAt: new Date().toISOString() })
      .where("id", "=", user.id)
      .execute();
    expect((await confirm(token)).status).toBe(400);
  });

  test("expires after a day and is deleted", async () => {
    const user = await api.user();
    const token = await requested(user);
    await api.db
      .updateTable("emailChange")
      .set({ expiresAt: new Date(Date.now() - DAY).toISOString() })
      .where("userId", "=", user.id)
      .execute();
    expect((await confirm(token)).status).toBe(400);
    expect((await user.rest("GET", "/user/email")).body).toMatchObject({ pending: null });
    await runCleanup(api, { now: () => new Date() });
    expect(
      await api.db
        .selectFrom("emailChange")
        .select("userId")
        .where("userId", "=", user.id)
        .execute(),
    ).toEqual([]);
  });

  test("must have the form of one", async () => {
    for (const token of ["", "x", "n".repeat(44), null]) {
      expect(await api.visitor().rest("POST", "/email-confirmation", { token })).toMatchObject({
        status: 400,
        body: { message: VOID },
      });
    }
  });
});

describe("a server without mails", () => {
  test("changes the email at once, and reset links of the previous one are void", async () => {
    const silent = await testApi();
    const user = await silent.user();
    await silent.db
      .insertInto("passwordReset")
      .values({
        userId: user.id,
        tokenHash: "a".repeat(64),
        expiresAt: new Date(Date.now() + DAY).toISOString(),
      })
      .execute();
    expect(await change(user, newAddress(user))).toMatchObject({
      status: 200,
      body: { username: newAddress(user), pending: null },
    });
    const login = { username: newAddress(user), password: PASSWORD };
    expect((await silent.visitor().rest("POST", "/login", login)).status).toBe(200);
    expect(await silent.db.selectFrom("passwordReset").select("userId").execute()).toEqual([]);
  });
});
