import { describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { testWatch } from "../../testing/watch/test-watch.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { ALEX, SAM } from "../../testing/watch/athletes.ts";

const watch = await testWatch();
const { api, sandbox } = watch;

/** A new provider account, so that tests do not take each other's. */
const newAthlete = () => sandbox.control.addAthlete({}).userId;

const EXPIRED = "302 /garmin?error=The request to connect has expired. Please try again.";
const OTHER_LOGIN =
  "302 /garmin?error=The request to connect was started in another login. Please try again.";
const REFUSED = "302 /garmin?error=Garmin refused the connection. Please try again.";
const AWAY = "302 /garmin?error=Garmin did not answer. Please try again later.";

const connectionOf = async (user: Awaited<ReturnType<typeof api.user>>) =>
  (await user.rest("GET", "/garmin/connection")).body;

describe("connecting", () => {
  // @covers entities-13, wearable-connection-and-plan-deletion-1
  test("ends on the wearable page with an active connection", async () => {
    const user = await api.user();
    expect(await connectionOf(user)).toEqual({
      connected: false,
      garminUserId: null,
      status: "none",
      permissions: [],
      canSync: false,
      lastSyncedAt: null,
      provider: "sandbox",
    });

    expect(await watch.connect(user)).toBe("302 /garmin?success=connected");

    expect(await connectionOf(user)).toEqual({
      connected: true,
      garminUserId: ALEX,
      status: "active",
      permissions: expect.arrayContaining(["ACTIVITY_EXPORT", "HISTORICAL_DATA_EXPORT"]),
      canSync: true,
      lastSyncedAt: null,
      provider: "sandbox",
    });
  });

  // @covers calls-22
  test("redirects with a challenge, a new state and the registered redirect URL", async () => {
    const user = await api.user();
    const [first, second] = [await watch.authUrlOf(user), await watch.authUrlOf(user)];
    const query = Object.fromEntries(first.searchParams);
    expect(query).toEqual({
      response_type: "code",
      client_id: "triplan-sandbox",
      redirect_uri: "http://localhost:3000/api/garmin/callback",
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: "S256",
    });
    expect(second.searchParams.get("state")).not.toBe(query["state"]);
  });

  test("again keeps the connection and updates the permissions", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    await watch.connect(user, { athlete, permissions: ["ACTIVITY_EXPORT"] });
    expect(await connectionOf(user)).toMatchObject({ status: "active", canSync: false });
    await watch.connect(user, { athlete });
    expect(await connectionOf(user)).toMatchObject({
      status: "active",
      canSync: true,
      permissions: expect.arrayContaining(["HISTORICAL_DATA_EXPORT"]),
    });
  });

  test("with another account of the athlete revokes the first one", async () => {
    const [user, first, second] = [await api.user(), newAthlete(), newAthlete()];
    await watch.connect(user, { athlete: first });
    await watch.connect(user, { athlete: second });
    expect(await connectionOf(user)).toMatchObject({ garminUserId: second });
    const known = sandbox.control.athletes().find(({ userId }) => userId === first);
    expect(known).toMatchObject({ isConnected: false });
  });

  test("with another account right after a failed disconnect revokes the old consent", async () => {
    const [user, first, second] = [await api.user(), newAthlete(), newAthlete()];
    await watch.connect(user, { athlete: first });
    sandbox.control.addFault({ target: "registration", mode: "status:503", times: 1 });
    await user.rest("DELETE", "/garmin/connection");
    expect(await connectionOf(user)).toMatchObject({ status: "disconnecting" });
    expect(await watch.connect(user, { athlete: second })).toContain("success=connected");
    const known = sandbox.control.athletes().find(({ userId }) => userId === first);
    expect(known).toMatchObject({ isConnected: false });
  });

  test("is rate limited per minute", async () => {
    const user = await api.user();
    for (let tries = 0; tries < 10; tries += 1) await watch.authUrlOf(user);
    expect(await user.rest("GET", "/garmin/auth")).toMatchObject({
      status: 429,
      headers: { "retry-after": "60" },
    });
    api.clock.pass(61_000);
    expect(await user.rest("GET", "/garmin/auth")).toMatchObject({ status: 200 });
  });
});

describe("a consent fails", () => {
  test("if the athlete declines", async () => {
    const user = await api.user();
    expect(await watch.connect(user, { denies: true })).toBe(
      "302 /garmin?error=You did not allow access to Garmin",
    );
    expect(await connectionOf(user)).toMatchObject({ connected: false });
  });

  test("if activities are not shared, and is then revoked", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    expect(await watch.connect(user, { athlete, permissions: ["WORKOUT_IMPORT"] })).toContain(
      "was not allowed to share your activities",
    );
    expect(await connectionOf(user)).toMatchObject({ connected: false });
    const known = sandbox.control.athletes().find(({ userId }) => userId === athlete);
    expect(known).toMatchObject({ isConnected: false });
  });

  test("if its state is used twice", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    expect(await watch.returnFromConsent(user, target)).toContain("success=connected");
    expect(await watch.returnFromConsent(user, target)).toBe(EXPIRED);
  });

  test("if its state is ten minutes old", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    api.clock.pass(600_000);
    expect(await watch.returnFromConsent(user, target)).toBe(EXPIRED);
  });

  test("if its state is unknown or missing", async () => {
    const user = await api.user();
    const url = new URL("http://localhost/api/garmin/callback?code=c");
    expect(await watch.returnFromConsent(user, url)).toBe(EXPIRED);
    url.searchParams.set("state", "made-up");
    expect(await watch.returnFromConsent(user, url)).toBe(EXPIRED);
  });

  test("if another user returns with it, without connecting that user", async () => {
    const [user, victim, athlete] = [await api.user(), await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    expect(await watch.returnFromConsent(victim, target)).toBe(OTHER_LOGIN);
    expect(await connectionOf(victim)).toMatchObject({ connected: false });
    expect(await watch.returnFromConsent(user, target)).toBe(EXPIRED);
  });

  test("if another session of the same user returns with it", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    const elsewhere = api.visitor();
    await elsewhere.trpc.auth.login.mutate({
      username: user.email,
      password: "correct horse battery",
    });
    expect(await watch.returnFromConsent(elsewhere, target)).toBe(OTHER_LOGIN);
  });

  test("if the user has signed out", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    expect(await watch.returnFromConsent(api.visitor(), target)).toBe(
      "302 /garmin?error=Please log in and connect again",
    );
  });

  test("if the verifier does not match the challenge", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const [first, second] = [await watch.authUrlOf(user), await watch.authUrlOf(user)];
    const target = await sandbox.consent(first, { athlete });
    target.searchParams.set("state", second.searchParams.get("state") ?? "");
    expect(await watch.returnFromConsent(user, target)).toBe(REFUSED);
    expect(await connectionOf(user)).toMatchObject({ connected: false });
  });

  test("if the stored verifier was changed", async () => {
    const [user, athlete] = [await api.user(), newAthlete()];
    const target = await sandbox.consent(await watch.authUrlOf(user), { athlete });
    const other = await watch.authUrlOf(user);
    expect(other).toBeInstanceOf(URL);
    const rows = await api.db
      .selectFrom("oauthState")
      .select(["stateHash", "verifierEnc"])
      .where("userId", "=", user.id)
      .orderBy("createdAt")
      .execute();
    // Each row holds the other's verifier: valid ciphertext in the wrong place.
    for (const [index, { stateHash }] of rows.entries()) {
      const verifierEnc = rows[1 - index]?.verifierEnc ?? "";
      await api.db
        .updateTable("oauthState")
        .set({ verifierEnc })
        .where("stateHash", "=", stateHash)
        .execute();
    }
    expect(await watch.returnFromConsent(user, target)).toBe(
      "302 /garmin?error=Something went wrong. Please try again.",
    );
  });

  test("with our own message, never the provider's", async () => {
    const user = await api.user();
    const state = (await watch.authUrlOf(user)).searchParams.get("state") ?? "";
    const url = new URL("http://localhost/api/garmin/callback");
    url.search = new URLSearchParams({
      state,
      error: "<script>",
      error_description: "evil",
    }).toString();
    expect(await watch.returnFromConsent(user, url)).toBe(REFUSED);
  });

  test.each([
    ["token", "status:500", AWAY],
    ["token", "status:400", REFUSED],
    ["token", "reset", AWAY],
    ["token", "html", AWAY],
    ["token", "truncate", AWAY],
    ["token", "redirect", REFUSED],
    ["userId", "status:500", AWAY],
    ["userId", "html", AWAY],
    ["permissions", "status:503", AWAY],
    ["userId", "redirect", REFUSED],
  ])("if %s responds with %s", async (target, mode, end) => {
    const [user, athlete] = [await api.user(), newAthlete()];
    sandbox.control.addFault({ target, mode });
    expect(await watch.connect(user, { athlete })).toBe(end);
    sandbox.control.clearFaults();
    expect(await connectionOf(user)).toMatchObject({ connected: false });
  });

  test.each([
    ["userId", "status:500"],
    ["permissions", "reset"],
    ["token", "badScopeType"],
    ["token", "wrongContentType"],
  ])("but not if %s responds with %s once", async (target, mode) => {
    const [user, athlete] = [await api.user(), newAthlete()];
    sandbox.control.addFault({ target, mode, times: 1 });
    expect(await watch.connect(user, { athlete })).toContain("success=connected");
  });

  test("if the account is linked to another user, whose connection stays", async () => {
    const [first, second] = [await api.user(), await api.user()];
    await watch.connect(first, { athlete: SAM });
    expect(await watch.connect(second, { athlete: SAM })).toBe(
      "302 /garmin?error=This Garmin account is already linked to another account",
    );
    expect(await connectionOf(second)).toMatchObject({ connected: false });
    expect(await first.rest("GET", "/garmin/test-connection")).toMatchObject({
      body: { tokenValid: true },
    });
  });
});

describe("without a configured provider", () => {
  test("every wearable call says so", async () => {
    const bare = await testApi({ wearable: null });
    const user = await bare.user();
    expect(await user.rest("GET", "/garmin/connection")).toMatchObject({
      status: 200,
      body: { connected: false, provider: null },
    });
    expect(await refusalOf(user.trpc.wearable.authorize.query())).toMatchObject({
      status: 503,
      message: "Garmin is not set up on this server",
    });
    expect(await user.rest("DELETE", "/garmin/connection")).toMatchObject({
      status: 200,
      body: { connected: false },
    });
  });
});

describe("with an unreachable provider", () => {
  test("a consent can start and fails with a plain message", async () => {
    const lonely = await testApi({ db: api.db });
    const user = await lonely.user();
    const { authUrl } = await user.trpc.wearable.authorize.query();
    const state = new URL(authUrl).searchParams.get("state") ?? "";
    const url = new URL("http://localhost/api/garmin/callback");
    url.search = new URLSearchParams({ state, code: "c" }).toString();
    expect(await watch.returnFromConsent(user, url)).toBe(AWAY);
  });
});
