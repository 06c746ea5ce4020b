import { ProviderError } from "@triplan/wearable";
import { describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { testWatch, type TestWatch } from "../../testing/watch/test-watch.ts";
import { testWearable } from "../../testing/api/test-wearable.ts";
import { withAccessToken } from "./with-access-token.ts";

const DAY = 24 * 3600 * 1000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Api = TestWatch["api"];

async function keyOf(api: Api, user: TestUser) {
  const { id } = await api.db
    .selectFrom("wearableConnection")
    .select("id")
    .where("userId", "=", user.id)
    .executeTakeFirstOrThrow();
  return { userId: user.id, connectionId: id };
}

/** Dependencies of a job in this process. */
const sourceOf = (api: Api, url: string) => ({
  db: api.db,
  log: api.log.logger,
  now: api.clock.now(),
  wearable: testWearable({ url, now: api.clock.now }),
});

const failureOf = async (call: Promise<unknown>): Promise<ProviderError> => {
  const error: unknown = await call.then(
    () => "no error",
    (reason: unknown) => reason,
  );
  if (error instanceof ProviderError) return error;
  throw new Error(`no ProviderError: ${String(error)}`);
};

const own = (token: string) => Promise.resolve(token);

const tested = async (user: TestUser) => (await user.rest("GET", "/garmin/test-connection")).body;

describe("an expired token", () => {
  test("is refreshed once for 30 callers on two API processes", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    const other = await testApi({ db: watch.api.db }, { url: watch.sandbox.url });
    watch.pass(DAY);
    other.clock.set(watch.api.clock.now().toISOString());
    watch.sandbox.control.addFault({ target: "token", mode: "slow:200" });

    const sameUser = other.visitor({ jar: user.jar.copy() });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? user : sameUser).rest("GET", "/garmin/test-connection"),
      ),
    );

    expect(answers.map(({ body }) => body)).toEqual(
      answers.map(() => expect.objectContaining({ tokenValid: true })),
    );
    expect(watch.calls("token", "refresh_token")).toBe(1);
  });

  test("is refreshed once per athlete", async () => {
    const watch = await testWatch();
    const users = await Promise.all(
      Array.from({ length: 8 }, () => watch.connected(watch.sandbox.control.addAthlete({}).userId)),
    );
    watch.pass(DAY);
    const answers = await Promise.all([...users, ...users].map(tested));
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ tokenValid: true })));
    expect(watch.calls("token", "refresh_token")).toBe(users.length);
  });

  test("survives a provider that does not respond", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    const key = await keyOf(watch.api, user);
    watch.pass(DAY);
    for (const mode of ["status:503", "reset", "html"]) {
      watch.sandbox.control.addFault({ target: "token", mode, times: 1 });
      const source = sourceOf(watch.api, watch.sandbox.url);
      expect(await failureOf(withAccessToken(source, key, own))).toMatchObject({ kind: "retry" });
    }
    expect(await tested(user)).toMatchObject({ tokenValid: true });
  });

  test("is retried 1, 15 and 60 minutes after refusals, then requires a new consent", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    const key = await keyOf(watch.api, user);
    watch.pass(DAY);
    watch.sandbox.control.addFault({ target: "token", mode: "refreshInvalidGrant" });
    const attempt = () =>
      failureOf(withAccessToken(sourceOf(watch.api, watch.sandbox.url), key, own));

    for (const pause of [MINUTE, 15 * MINUTE, HOUR]) {
      expect(await attempt()).toMatchObject({ kind: "retry", retryAfterSeconds: pause / 1000 });
      // No request reaches the provider during the pause.
      watch.pass(pause - 1000);
      const before = watch.calls("token");
      expect(await attempt()).toMatchObject({ kind: "retry", retryAfterSeconds: 1 });
      expect(watch.calls("token")).toBe(before);
      watch.pass(1000);
      expect((await user.rest("GET", "/garmin/connection")).body).toMatchObject({
        status: "active",
      });
    }
    expect(await attempt()).toMatchObject({ kind: "auth" });
    expect((await user.rest("GET", "/garmin/connection")).body).toMatchObject({
      connected: true,
      status: "needs_reauth",
    });
    expect(await tested(user)).toEqual({
      connected: true,
      tokenValid: false,
      profileData: null,
      message: "Garmin authorization has expired. Please reconnect.",
    });

    watch.sandbox.control.clearFaults();
    expect(await watch.connect(user)).toContain("success=connected");
    expect(await tested(user)).toMatchObject({ tokenValid: true });
  });

  test("recovers fully after temporary refusals", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.pass(DAY);
    watch.sandbox.control.addFault({ target: "token", mode: "refreshInvalidGrant", times: 1 });
    expect(await tested(user)).toMatchObject({ tokenValid: false });
    watch.pass(MINUTE);
    expect(await tested(user)).toMatchObject({ tokenValid: true });
    const row = await watch.api.db
      .selectFrom("wearableConnection")
      .select(["authStrikes", "firstStrikeAt", "refreshBlockedUntil", "refreshCount"])
      .executeTakeFirst();
    expect(row).toEqual({
      authStrikes: 0,
      firstStrikeAt: null,
      refreshBlockedUntil: null,
      refreshCount: 1,
    });
  });

  test("of another user is not accessible", async () => {
    const watch = await testWatch();
    const key = await keyOf(watch.api, await watch.connected());
    const other = await watch.api.user();
    const source = sourceOf(watch.api, watch.sandbox.url);
    const stolen = withAccessToken(source, { ...key, userId: other.id }, own);
    expect(await failureOf(stolen)).toMatchObject({ kind: "auth" });
  });

  test("moved to another row cannot be decrypted", async () => {
    const watch = await testWatch();
    const thief = await watch.connected(watch.sandbox.control.addAthlete({}).userId);
    const victim = await watch.connected();
    const tokens = await watch.api.db
      .selectFrom("wearableConnection")
      .select(["accessTokenEnc", "refreshTokenEnc"])
      .where("userId", "=", victim.id)
      .executeTakeFirstOrThrow();
    await watch.api.db
      .updateTable("wearableConnection")
      .set(tokens)
      .where("userId", "=", thief.id)
      .execute();
    expect(await tested(thief)).toMatchObject({ tokenValid: false, profileData: null });
    expect(watch.api.log.text()).toContain("stored token unreadable");
  });
});
