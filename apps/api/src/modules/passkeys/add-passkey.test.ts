import { expect, test, describe } from "vitest";
import { createMailer } from "../../mail/create-mailer.ts";
import { auditHistory } from "../../testing/rows/audit-history.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { PASSWORD, TEST_SETTINGS, testApi, type TestUser } from "../../testing/api/test-api.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { addedPasskey, logInWith } from "../../testing/passkeys/passkey-steps.ts";
import { SoftPasskey, type Deviation } from "../../testing/passkeys/soft-passkey.ts";
import { smtpSink } from "../../testing/process/smtp-sink.ts";

const { url: smtpUrl, mailsTo } = await smtpSink();
const api = await testWorkers({
  sendMail: createMailer({ smtpUrl, from: "Triplan <triplan@example.org>" }),
});

const NOT_ADDED = "This passkey could not be added. Try again.";
const MINUTE = 60_000;

const start = (user: TestUser) => user.trpc.passkeys.start.mutate({ password: PASSWORD });

const add = (user: TestUser, credential: object, name = "Phone") =>
  user.rest("POST", "/user/passkeys", { name, credential });

const listOf = async (user: TestUser) => (await user.rest("GET", "/user/passkeys")).body;

const historyOf = ({ id }: TestUser) => auditHistory(api.db, id);

describe("adding a passkey", () => {
  test("offers a key that finds the account and verifies its user", async () => {
    const user = await api.user();
    const options = await user.rest("POST", "/user/passkeys/options", { password: PASSWORD });
    expect(options).toMatchObject({
      status: 200,
      body: {
        rp: { name: "Triplan", id: "localhost" },
        user: { name: user.email, displayName: user.email },
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
        attestation: "none",
        excludeCredentials: [],
      },
    });
    // The device learns no number of the account.
    expect(JSON.stringify(options.body)).not.toContain(`"${user.id}"`);
  });

  test("lists it by its name, with when it was added and used", async () => {
    const user = await api.user();
    const { device, id } = await addedPasskey(user, "  Iris's phone ");
    const added = { id, name: "Iris's phone", createdAt: expect.any(String) };
    expect(await listOf(user)).toEqual([{ ...added, lastUsedAt: null }]);
    await logInWith(api.visitor(), device);
    expect(await listOf(user)).toEqual([{ ...added, lastUsedAt: expect.any(String) }]);
    expect(await historyOf(user)).toEqual(["registered", "passkey-added", "logged-in"]);
  });

  test("needs the password, and wrong ones count as failed logins", async () => {
    const user = await api.user();
    const attempt = (password: string) => user.rest("POST", "/user/passkeys/options", { password });
    for (let count = 0; count < 5; count += 1) {
      expect(await attempt("a wrong password")).toMatchObject({
        status: 400,
        body: { issues: [{ path: "password", message: "This is not your password" }] },
      });
    }
    expect((await attempt(PASSWORD)).status).toBe(429);
  });

  test("is mailed to the account", async () => {
    const user = await api.user();
    const { id } = await addedPasskey(user);
    await expect.poll(() => mailsTo(user.email).length, PATIENT).toBe(1);
    expect(mailsTo(user.email)[0]).toContain(
      "Subject: A passkey was added to your Triplan account",
    );
    await user.rest("POST", `/user/passkeys/${id}/remove`, { password: PASSWORD });
    await expect
      .poll(() => mailsTo(user.email).join("\n"), PATIENT)
      .toContain("Subject: A passkey of your Triplan account was removed");
  });

  test("tells the browser which passkeys the account has", async () => {
    const user = await api.user();
    const { device } = await addedPasskey(user);
    expect((await start(user)).excludeCredentials).toEqual([
      { id: device.id, type: "public-key", transports: ["internal", "hybrid"] },
    ]);
  });

  test.each<[string, Deviation]>([
    ["an unknown challenge", { challenge: "n".repeat(43) }],
    ["another origin", { origin: "https://triplan.example.net" }],
    ["another port of this host", { origin: "http://localhost:3001" }],
    ["another host's key", { rpId: "triplan.example.net" }],
    ["an unverified user", { flags: 0x41 }],
    ["an absent user", { flags: 0x44 }],
    ["an answer for signing in", { type: "webauthn.get" }],
    ["a page inside another site", { crossOrigin: true }],
    ["unrequested certificates", { format: "tpm" }],
    ["an unknown attestation", { format: "made-up" }],
  ])("is refused with %s", async (_, deviation) => {
    const user = await api.user();
    const credential = new SoftPasskey().create(await start(user), deviation);
    expect(await add(user, credential)).toMatchObject({
      status: 400,
      body: { message: NOT_ADDED },
    });
    expect(await listOf(user)).toEqual([]);
  });

  test("is refused with a challenge that was used, even in vain", async () => {
    const user = await api.user();
    const options = await start(user);
    await add(user, new SoftPasskey().create(options, { origin: "https://triplan.example.net" }));
    expect(await add(user, new SoftPasskey().create(options))).toMatchObject({ status: 400 });
    const { device } = await addedPasskey(user);
    expect(device.id).toBeDefined();
    expect(await listOf(user)).toHaveLength(1);
  });

  test("is refused with a challenge of another account or another login", async () => {
    const user = await api.user();
    const other = await api.user();
    const options = await start(other);
    expect((await add(user, new SoftPasskey().create(options))).status).toBe(400);
    const phone = api.visitor();
    await phone.rest("POST", "/login", { username: other.email, password: PASSWORD });
    const body = { name: "Phone", credential: new SoftPasskey().create(options) };
    expect((await phone.rest("POST", "/user/passkeys", body)).status).toBe(400);
    expect((await add(other, new SoftPasskey().create(options))).status).toBe(201);
  });

  test("is refused five minutes after it was started", async () => {
    const own = await testApi();
    const user = await own.user();
    const options = await start(user);
    own.clock.pass(5 * MINUTE);
    expect((await add(user, new SoftPasskey().create(options))).status).toBe(400);
  });

  test("is refused with a credential that any account has", async () => {
    const [user, other] = [await api.user(), await api.user()];
    const { device } = await addedPasskey(user);
    for (const each of [user, other]) {
      expect(await add(each, device.create(await start(each)))).toMatchObject({
        status: 409,
        body: { message: "This passkey is already in use" },
      });
    }
  });

  test("is refused beyond twenty, also at the same time", async () => {
    const user = await api.user();
    const started = await Promise.all([start(user), start(user)]);
    for (let count = 0; count < 19; count += 1) await addedPasskey(user);
    const answers = await Promise.all(
      started.map((options) => add(user, new SoftPasskey().create(options))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 400,
    ]);
    expect(await listOf(user)).toHaveLength(20);
    const message = "An account can have 20 passkeys. Remove one first.";
    expect(await user.rest("POST", "/user/passkeys/options", { password: PASSWORD })).toMatchObject(
      { status: 400, body: { message } },
    );
  });

  test.each([
    ["no answer of a device", undefined],
    ["text", "credential"],
    ["nothing", {}],
    ["a response that is missing", { id: "a", rawId: "a", type: "public-key" }],
    ["another type", { id: "a", rawId: "a", type: "password", response: {} }],
  ])("is refused with %s", async (_, credential) => {
    const user = await api.user();
    expect(await user.rest("POST", "/user/passkeys", { name: "Phone", credential })).toMatchObject({
      status: 400,
      body: { message: NOT_ADDED },
    });
  });

  test.each([
    ["no base64url", "not base64url!"],
    ["too much", "A".repeat(40_000)],
    ["no CBOR", "AAAA"],
    ["an empty map", "oA"],
    ["a map that never ends", "v2NmbXRkbm9uZQ"],
  ])("is refused with an attestation of %s", async (_, attestationObject) => {
    const user = await api.user();
    const credential = new SoftPasskey().create(await start(user));
    const response = { ...credential.response, attestationObject };
    expect(await add(user, { ...credential, response })).toMatchObject({
      status: 400,
      body: { message: NOT_ADDED },
    });
  });

  test.each([
    ["", "Name is required"],
    [" ", "Name is required"],
    ["x".repeat(61), "Name must be at most 60 characters"],
    ["a\nb", "Name must be one line without control characters"],
  ])("is refused with the name %j", async (name, message) => {
    const user = await api.user();
    const credential = new SoftPasskey().create(await start(user));
    expect(await add(user, credential, name)).toMatchObject({ status: 400, body: { message } });
  });

  test("is refused at an address where browsers have no passkeys", async () => {
    const settings = { ...TEST_SETTINGS, publicOrigin: "http://192.168.1.20:3000" };
    const home = await testApi({ settings });
    const user = await home.user();
    const refusal = {
      status: 403,
      body: { message: expect.stringMatching(/^Passkeys need https/) },
    };
    const password = { password: PASSWORD };
    expect(await user.rest("POST", "/user/passkeys/options", password)).toMatchObject(refusal);
    expect(await home.visitor().rest("POST", "/login/passkey/options")).toMatchObject(refusal);
    expect((await home.visitor().rest("GET", "/config")).body).toMatchObject({
      passkeyOrigin: null,
    });
  });
});

describe("a passkey", () => {
  test("is renamed", async () => {
    const user = await api.user();
    const { id } = await addedPasskey(user);
    expect(await user.rest("PATCH", `/user/passkeys/${id}`, { name: "Blue key" })).toMatchObject({
      status: 200,
      body: { id, name: "Blue key" },
    });
    expect(await listOf(user)).toMatchObject([{ name: "Blue key" }]);
  });

  test("is removed with the password, and logs in no more", async () => {
    const user = await api.user();
    const { id, device } = await addedPasskey(user);
    const remove = (password: string) =>
      user.rest("POST", `/user/passkeys/${id}/remove`, { password });
    expect(await remove("a wrong password")).toMatchObject({
      status: 400,
      body: { issues: [{ path: "password", message: "This is not your password" }] },
    });
    expect(await remove(PASSWORD)).toMatchObject({ status: 200, body: { removed: true } });
    expect(await remove(PASSWORD)).toMatchObject({ status: 404 });
    expect(await listOf(user)).toEqual([]);
    expect((await logInWith(api.visitor(), device)).status).toBe(401);
    expect(await historyOf(user)).toEqual(["registered", "passkey-added", "passkey-removed"]);
  });
});
