import { describe, expect, test } from "vitest";
import type { TestUser } from "../../testing/api/test-api.ts";
import { testWatch } from "../../testing/watch/test-watch.ts";

const DAY = 24 * 3600 * 1000;

const tested = async (user: TestUser) => (await user.rest("GET", "/garmin/test-connection")).body;

describe("testing the connection", () => {
  // @covers entities-17, calls-23
  test("returns the athlete and the permissions", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    expect(await tested(user)).toEqual({
      connected: true,
      tokenValid: true,
      profileData: {
        userId: expect.any(String),
        permissions: expect.arrayContaining(["ACTIVITY_EXPORT"]),
      },
      message: "Your Garmin connection is working",
    });
  });

  test("updates the stored permissions", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    const [athlete] = watch.sandbox.control.athletes();
    watch.sandbox.control.setPermissions({
      userId: athlete?.userId ?? "",
      permissions: ["ACTIVITY_EXPORT"],
      isTold: false,
    });
    await tested(user);
    expect((await user.rest("GET", "/garmin/connection")).body).toMatchObject({
      permissions: ["ACTIVITY_EXPORT"],
    });
  });

  test("reports a missing connection", async () => {
    const watch = await testWatch();
    expect(await tested(await watch.api.user())).toEqual({
      connected: false,
      tokenValid: false,
      profileData: null,
      message: "No Garmin account is connected",
    });
  });

  test.each(["status:500", "status:429", "reset", "html", "timeout"])(
    "keeps the connection when the provider responds with %s",
    async (mode) => {
      const watch = await testWatch(mode === "timeout" ? { timeLimit: 3000 } : {});
      const user = await watch.connected();
      watch.sandbox.control.addFault({ target: "userId", mode });
      expect(await tested(user)).toEqual({
        connected: true,
        tokenValid: true,
        profileData: null,
        message: "Garmin could not be reached. Your connection is kept; try again later.",
      });
    },
  );

  test("refreshes an expired token, and one rejected before its expiry", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.pass(DAY);
    expect(await tested(user)).toMatchObject({ tokenValid: true });
    expect(watch.calls("token", "refresh_token")).toBe(1);

    watch.sandbox.control.addFault({ target: "userId", mode: "tokenExpired", times: 1 });
    expect(await tested(user)).toMatchObject({ tokenValid: true });
    expect(watch.calls("token", "refresh_token")).toBe(2);
  });

  test("keeps the old refresh token if the provider sends no new one", async () => {
    const watch = await testWatch();
    const user = await watch.connected();
    watch.sandbox.control.addFault({ target: "token", mode: "noRefreshTokenInReply", times: 1 });
    for (let days = 0; days < 3; days += 1) {
      watch.pass(DAY);
      expect(await tested(user)).toMatchObject({ tokenValid: true });
    }
  });
});
