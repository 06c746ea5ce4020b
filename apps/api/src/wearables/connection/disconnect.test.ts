import { describe, expect, test } from "vitest";
import { PASSWORD, type TestUser } from "../../testing/api/test-api.ts";
import { testWatch, type TestWatch } from "../../testing/watch/test-watch.ts";
import { runCleanup } from "../../testing/jobs/run-cleanup.ts";
import { testWearable } from "../../testing/api/test-wearable.ts";

const DAY = 24 * 3600 * 1000;

const rowOf = ({ api }: TestWatch, user: TestUser) =>
  api.db
    .selectFrom("wearableConnection")
    .select(["status", "accessTokenEnc", "refreshTokenEnc", "tokenExpiresAt"])
    .where("userId", "=", user.id)
    .executeTakeFirst();

const FORGOTTEN = {
  status: "revoked",
  accessTokenEnc: null,
  refreshTokenEnc: null,
  tokenExpiresAt: null,
};

/** Runs the hourly job once. */
function cleanUpOnce({ api, sandbox }: TestWatch): Promise<void> {
  const wearable = testWearable({ url: sandbox.url, now: api.clock.now });
  return runCleanup(api, { wearable });
}

describe("disconnecting", () => {
  // @covers wearable-connection-and-plan-deletion-1
  test("revokes the consent, deletes the tokens and keeps the connection's row", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    expect(await user.rest("DELETE", "/garmin/connection")).toMatchObject({
      status: 200,
      body: { connected: false },
    });
    expect(watch.calls("registration")).toBe(1);
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
    expect((await user.rest("GET", "/garmin/connection")).body).toMatchObject({
      connected: false,
      garminUserId: null,
      status: "revoked",
    });
  });

  test("happens with the deletion of the account, at once", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    expect(await user.rest("POST", "/user/deletion", { password: PASSWORD })).toMatchObject({
      status: 200,
    });
    expect(watch.calls("registration")).toBe(1);
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
  });

  // @covers calls-21
  test("succeeds twice and without a connection", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    for (const client of [user, user, await watch.api.user()]) {
      expect(await client.rest("DELETE", "/garmin/connection")).toMatchObject({
        status: 200,
        body: { connected: false },
      });
    }
    expect(watch.calls("registration")).toBe(1);
  });

  test("refreshes an expired token to revoke the consent", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.pass(DAY);
    await user.rest("DELETE", "/garmin/connection");
    expect(watch.sandbox.control.athletes()[0]).toMatchObject({ isConnected: false });
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
  });

  test("succeeds immediately while the provider is unavailable, and the revocation is retried", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.sandbox.control.addFault({ target: "registration", mode: "status:503" });
    expect(await user.rest("DELETE", "/garmin/connection")).toMatchObject({ status: 200 });
    expect((await user.rest("GET", "/garmin/connection")).body).toMatchObject({ connected: false });
    expect(await rowOf(watch, user)).toMatchObject({ status: "disconnecting" });

    watch.sandbox.control.clearFaults();
    await cleanUpOnce(watch);
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
    expect(watch.sandbox.control.athletes()[0]).toMatchObject({ isConnected: false });
  });

  test("deletes the tokens after the third failed try", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.sandbox.control.addFault({ target: "registration", mode: "status:503" });
    await user.rest("DELETE", "/garmin/connection");
    await cleanUpOnce(watch);
    expect(watch.calls("registration")).toBe(2);
    expect(await rowOf(watch, user)).toMatchObject({ status: "disconnecting" });
    await cleanUpOnce(watch);
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
  });

  test("completes when the provider rejects the tokens", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.pass(DAY);
    watch.sandbox.control.deregister({ userId: watch.sandbox.control.athletes()[0]?.userId ?? "" });
    await user.rest("DELETE", "/garmin/connection");
    expect(await rowOf(watch, user)).toEqual(FORGOTTEN);
  });

  test("frees the provider account for another user or a new connection", async () => {
    const watch = await testWatch();
    const first = await watch.connected();
    await first.rest("DELETE", "/garmin/connection");
    const second = await watch.connected();
    expect(await watch.connect(first)).toContain("already linked");
    await second.rest("DELETE", "/garmin/connection");
    expect(await watch.connect(first)).toContain("success=connected");
  });
});

test("cleanup renews a grant that would expire unused", async () => {
  const watch = await testWatch({ refreshTokenSeconds: 20 * 24 * 3600 });
  const user = await watch.connected();
  watch.pass(7 * DAY);
  await cleanUpOnce(watch);
  expect(watch.calls("token", "refresh_token")).toBe(1);
  watch.pass(15 * DAY);
  expect((await user.rest("GET", "/garmin/test-connection")).body).toMatchObject({
    tokenValid: true,
  });
});
