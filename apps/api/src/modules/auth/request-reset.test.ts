import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMailer } from "../../mail/create-mailer.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { smtpSink } from "../../testing/process/smtp-sink.ts";

const NEW_PASSWORD = "staple gun and battery";

const sink = await smtpSink();
let isDown = false;
const mailer = createMailer({ smtpUrl: sink.url, from: "Triplan <triplan@example.org>" });
const api = await testWorkers({
  sendMail: async (mail) => {
    if (isDown) throw new Error("the mail server does not answer");
    await mailer(mail);
  },
});

const ask = (username: string) => api.visitor().rest("POST", "/password-reset/mail", { username });

const { mailsTo } = sink;

const idle = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select id from jobs.job where name = 'reset.mail' and state <= 'active'`.execute(api.db);
      return rows;
    }, PATIENT)
    .toEqual([]);

test("a link arrives by mail and sets a new password", async () => {
  const user = await api.user();
  expect(await ask(` ${user.email.toUpperCase()}`)).toMatchObject({
    status: 200,
    body: { isRequested: true },
  });
  await expect.poll(() => mailsTo(user.email).length, PATIENT).toBe(1);
  const [mail = ""] = mailsTo(user.email);
  expect(mail).toContain("From: Triplan <triplan@example.org>");
  expect(mail).toContain("Auto-Submitted: auto-generated");
  const [, token] =
    /http:\/\/localhost:3000\/reset-password#token=([\w-]{43})\r\n/.exec(mail) ?? [];
  expect(api.log.text()).not.toContain(token);
  const reset = { token, newPassword: NEW_PASSWORD };
  expect((await api.visitor().rest("POST", "/password-reset", reset)).status).toBe(200);
  const logIn = { username: user.email, password: NEW_PASSWORD };
  expect((await api.visitor().rest("POST", "/login", logIn)).status).toBe(200);
});

test("an unknown address and a disabled account get the same answer and no mail", async () => {
  const user = await api.user();
  await api.db
    .updateTable("userAccount")
    .set({ disabledAt: new Date().toISOString() })
    .where("id", "=", user.id)
    .execute();
  const addresses = ["nobody@example.com", user.email];
  for (const email of addresses) {
    expect(await ask(email)).toMatchObject({ status: 200, body: { isRequested: true } });
  }
  await idle();
  expect(addresses.flatMap(mailsTo)).toEqual([]);
});

const linksOf = ({ id }: TestUser) =>
  api.db.selectFrom("passwordReset").select("userId").where("userId", "=", id).execute();

test("an account gets three mails in an hour", async () => {
  const user = await api.user();
  for (let asked = 0; asked < 5; asked += 1) await ask(user.email);
  await idle();
  expect(mailsTo(user.email)).toHaveLength(3);
  expect(await linksOf(user)).toHaveLength(3);
});

test("a link that could not be mailed is void, and the job tries again", async () => {
  const user = await api.user();
  isDown = true;
  await ask(user.email);
  await expect.poll(() => api.log.text(), PATIENT).toContain("the mail server does not answer");
  expect(mailsTo(user.email)).toEqual([]);
  isDown = false;
  await expect.poll(() => mailsTo(user.email).length, PATIENT).toBe(1);
  expect(await linksOf(user)).toHaveLength(1);
});

test("a server without mails says whom to ask", async () => {
  const silent = await testApi();
  const user = await silent.user();
  expect(
    await silent.visitor().rest("POST", "/password-reset/mail", { username: user.email }),
  ).toMatchObject({
    status: 403,
    body: { message: "Ask the person who runs this server for a link that sets a new one." },
  });
});
