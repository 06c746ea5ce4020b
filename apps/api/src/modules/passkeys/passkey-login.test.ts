import { describe, expect, test } from "vitest";
import { fieldOf } from "../../testing/api/field-of.ts";
import { PASSWORD, testApi } from "../../testing/api/test-api.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { addedPasskey, logInWith } from "../../testing/passkeys/passkey-steps.ts";
import { SoftPasskey, type Deviation } from "../../testing/passkeys/soft-passkey.ts";

const api = await testApi();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAILED = "This passkey does not log you in here. Try again, or use your password.";
const REFUSED = { status: 401, body: { code: "unauthenticated", message: FAILED } };

/** An account with a passkey, each from a network of its own. */
let networks = 0;
async function athlete() {
  const user = await api.user();
  const passkey = await addedPasskey(user);
  networks += 1;
  const remoteAddress = `198.51.100.${networks}`;
  return { user, ...passkey, visitor: () => api.visitor({ remoteAddress }) };
}

describe("a login with a passkey", () => {
  test("needs no address and starts a login under a new id", async () => {
    const { user, device, visitor } = await athlete();
    const browser = visitor();
    const answer = await logInWith(browser, device);
    expect(answer).toMatchObject({ status: 200, body: { id: user.id, username: user.email } });
    expect(fieldOf(answer.body, "passkeyUserId")).toBeUndefined();
    expect(fieldOf(answer.body, "publicKey")).toBeUndefined();
    expect((await browser.rest("GET", "/user")).body).toMatchObject({ id: user.id });
    expect((await user.rest("GET", "/user/logins")).body).toHaveLength(2);

    const before = browser.jar.header();
    await logInWith(browser, device);
    expect(browser.jar.header()).not.toBe(before);
    const stolen = visitor();
    stolen.jar.set(...cookieOf(before));
    expect((await stolen.rest("GET", "/user")).status).toBe(401);
  });

  test("is in the account's history and in the log", async () => {
    const { user, device, visitor } = await athlete();
    await logInWith(visitor(), device);
    const events = await api.db
      .selectFrom("auditEvent")
      .select(["event", "network"])
      .where("userId", "=", user.id)
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    expect(events).toEqual([{ event: "logged-in", network: expect.stringMatching(/^198\.51/) }]);
  });

  test("is answered by tRPC like by REST", async () => {
    const { user, device, visitor } = await athlete();
    const { trpc } = visitor();
    const credential = device.sign(await trpc.passkeys.startLogin.mutate());
    expect(await trpc.passkeys.login.mutate({ credential })).toMatchObject({ id: user.id });
  });

  test.each<[string, Deviation]>([
    ["a wrong challenge", { challenge: "n".repeat(43) }],
    ["another origin", { origin: "https://triplan.example.net" }],
    ["the key of another host", { rpId: "triplan.example.net" }],
    ["an unverified user", { flags: 0x01 }],
    ["an absent user", { flags: 0x04 }],
    ["an answer for adding a passkey", { type: "webauthn.create" }],
    ["a page inside another site", { crossOrigin: true }],
    ["a counter that does not grow", { counter: 0 }],
    ["the handle of another account", { userHandle: "GbeP0K4sQfCk0m9S5o1lUg" }],
  ])("is refused with %s", async (_, deviation) => {
    const { device, visitor } = await athlete();
    await logInWith(visitor(), device);
    const browser = visitor();
    expect(await logInWith(browser, device, deviation)).toMatchObject(REFUSED);
    expect(browser.jar.header()).toBeUndefined();
    expect((await logInWith(browser, device)).status).toBe(200);
  });

  test("is refused with a challenge that was used, even in vain", async () => {
    const { device, visitor } = await athlete();
    const browser = visitor();
    const options = await browser.trpc.passkeys.startLogin.mutate();
    const log = (deviation?: Deviation) =>
      browser.rest("POST", "/login/passkey", { credential: device.sign(options, deviation) });
    expect((await log({ origin: "https://triplan.example.net" })).status).toBe(401);
    expect(await log()).toMatchObject(REFUSED);

    const again = await browser.trpc.passkeys.startLogin.mutate();
    const credential = device.sign(again);
    const answers = await Promise.all(
      [browser, visitor()].map((each) => each.rest("POST", "/login/passkey", { credential })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
  });

  test("is refused with the challenge of a login that adds a passkey", async () => {
    const { user, device, visitor } = await athlete();
    const { challenge } = await user.trpc.passkeys.start.mutate({ password: PASSWORD });
    const credential = device.sign({ challenge, rpId: "localhost" });
    expect(await visitor().rest("POST", "/login/passkey", { credential })).toMatchObject(REFUSED);
  });

  test("is refused five minutes after it was started, and the challenge is deleted", async () => {
    const own = await testApi();
    const { device } = await addedPasskey(await own.user());
    const options = await own.visitor().trpc.passkeys.startLogin.mutate();
    own.clock.pass(5 * MINUTE);
    const credential = device.sign(options);
    expect(await own.visitor().rest("POST", "/login/passkey", { credential })).toMatchObject(
      REFUSED,
    );
    await runCleanup(own);
    const left = await own.db.selectFrom("passkeyChallenge").select("userId").execute();
    expect(left).toEqual([]);
  });

  test("is refused with another account's credential", async () => {
    const [mine, theirs] = [await athlete(), await athlete()];
    const options = await mine.visitor().trpc.passkeys.startLogin.mutate();
    const own = mine.device.sign(options);
    const { id } = theirs.device;
    expect(
      await mine.visitor().rest("POST", "/login/passkey", {
        credential: { ...own, id, rawId: id },
      }),
    ).toMatchObject(REFUSED);
  });

  test("is refused with an unknown passkey", async () => {
    const stranger = new SoftPasskey();
    expect(
      await logInWith(api.visitor(), stranger, { userHandle: "GbeP0K4sQfCk0m9S5o1lUg" }),
    ).toMatchObject(REFUSED);
  });

  test("is refused when the counter goes back", async () => {
    const { device, visitor } = await athlete();
    await logInWith(visitor(), device);
    await logInWith(visitor(), device);
    expect(await logInWith(visitor(), device, { counter: 1 })).toMatchObject(REFUSED);
  });

  test("works with a device that does not count", async () => {
    const { device, visitor } = await athlete();
    for (let time = 0; time < 2; time += 1) {
      expect((await logInWith(visitor(), device, { counter: 0 })).status).toBe(200);
    }
  });

  test("is refused for a disabled account, with the reason", async () => {
    const { user, device, visitor } = await athlete();
    const set = (disabledAt: string | null) =>
      api.db.updateTable("userAccount").set({ disabledAt }).where("id", "=", user.id).execute();
    await set(new Date().toISOString());
    expect(await logInWith(visitor(), device)).toMatchObject({
      status: 403,
      body: { message: "This account is disabled. Ask the person who runs this server." },
    });
    await set(null);
    expect((await logInWith(visitor(), device)).status).toBe(200);
  });

  test("keeps an account that waits to be deleted", async () => {
    const { user, device, visitor } = await athlete();
    await user.rest("POST", "/user/deletion", { password: PASSWORD });
    const browser = visitor();
    expect(await logInWith(browser, device)).toMatchObject({
      status: 200,
      body: { id: user.id, isRestored: true },
    });
    expect(await logInWith(browser, device)).toMatchObject({ status: 200 });
    await runCleanup(api, { now: () => new Date(api.clock.now().getTime() + 15 * DAY) });
    expect((await logInWith(visitor(), device)).status).toBe(200);
  });

  test("fails with the account's passkeys once it is deleted", async () => {
    const { user, device, visitor } = await athlete();
    await api.db.deleteFrom("userAccount").where("id", "=", user.id).execute();
    expect(await logInWith(visitor(), device)).toMatchObject(REFUSED);
  });

  test("is slowed and refused after too many failures, like one by password", async () => {
    const { user, device, visitor } = await athlete();
    const browser = visitor();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const refused = await logInWith(browser, device, { origin: "https://triplan.example.net" });
      expect(refused.status).toBe(401);
    }
    expect((await logInWith(browser, device)).status).toBe(429);
    const login = { username: user.email, password: PASSWORD };
    expect((await browser.rest("POST", "/login", login)).status).toBe(429);
    // The account's owner is elsewhere.
    expect((await logInWith(api.visitor(), device)).status).toBe(200);
  });

  test.each([
    ["nothing", undefined],
    ["text", "credential"],
    ["an empty object", {}],
    ["parts that are missing", { id: "a", rawId: "a", type: "public-key", response: {} }],
  ])("is refused with %s for a credential", async (_, credential) => {
    expect(await api.visitor().rest("POST", "/login/passkey", { credential })).toMatchObject({
      status: 400,
      body: { message: FAILED },
    });
  });

  test.each([
    ["clientDataJSON", "AAAA"],
    ["clientDataJSON", Buffer.from("null").toString("base64url")],
    ["clientDataJSON", Buffer.from('{"challenge":7}').toString("base64url")],
    ["authenticatorData", "AAAA"],
    ["authenticatorData", "A".repeat(8000)],
    ["signature", "AAAA"],
    ["signature", "A".repeat(8000)],
  ])("is refused with the %s %s", async (part, bytes) => {
    const { device, visitor } = await athlete();
    const browser = visitor();
    const signed = device.sign(await browser.trpc.passkeys.startLogin.mutate());
    const credential = { ...signed, response: { ...signed.response, [part]: bytes } };
    expect(await browser.rest("POST", "/login/passkey", { credential })).toMatchObject(REFUSED);
  });
});

const cookieOf = (header = ""): [string, string] => {
  const at = header.indexOf("=");
  return [header.slice(0, at), header.slice(at + 1)];
};
