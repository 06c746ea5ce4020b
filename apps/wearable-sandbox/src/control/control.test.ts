import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appOn, athleteOf, webhookReceiver } from "../testing/app.ts";

const hook = await webhookReceiver();
const app = await appOn({ webhookUrl: hook.url });
const { sandbox } = app;
const { control } = sandbox;

beforeEach(() => {
  control.reset();
  hook.received.length = 0;
});
afterAll(async () => {
  await sandbox.stop();
  await hook.stop();
});

const plane = (method: string, path: string, body?: object) =>
  fetch(`${sandbox.url}/__sandbox/${path}`, {
    method,
    headers: {
      "x-sandbox-key": sandbox.controlKey,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

describe("the control plane", () => {
  test("refuses calls without the key, except the health check", async () => {
    const bare = await fetch(`${sandbox.url}/__sandbox/tokens`);
    const wrong = await fetch(`${sandbox.url}/__sandbox/reset`, {
      method: "POST",
      headers: { "x-sandbox-key": "x" },
    });
    const health = await fetch(`${sandbox.url}/__sandbox/health`);

    expect([bare.status, wrong.status, health.status]).toEqual([401, 401, 200]);
    expect(await health.json()).toMatchObject({ isGarmin: false });
  });

  test("adds an athlete, uploads a recording and notifies the app", async () => {
    const added = (await (await plane("POST", "users", { name: "Ada" })).json()) as {
      userId: string;
    };
    const answer = await plane("POST", "activities", {
      userId: added.userId,
      activity: { activityType: "YOGA", durationInSeconds: 900 },
      announce: true,
    });
    await control.settled();

    expect(await answer.json()).toMatchObject([{ activityType: "YOGA", userId: added.userId }]);
    expect(hook.bodies()).toMatchObject([{ activities: [{ activityType: "YOGA" }] }]);
    expect(await (await plane("GET", "users")).json()).toContainEqual({
      userId: added.userId,
      name: "Ada",
      isConnected: false,
      permissions: [],
      recordings: 1,
    });
  });

  test("generates recordings of the requested sports and days", async () => {
    const { userId } = control.addAthlete({ name: "Bo" });

    await plane("POST", "activities", { userId, generate: { days: 14, sports: ["run"] } });

    const types = new Set(control.activities(userId).map(({ activityType }) => activityType));
    expect([...types].every((type) => type.includes("RUNNING"))).toBe(true);
    expect(control.activities(userId).length).toBeGreaterThan(3);
  });

  test("pushes and pings one body for several athletes", async () => {
    const userIds = control
      .athletes()
      .slice(0, 2)
      .map(({ userId }) => userId);
    const summaryIds = userIds.map((userId) => control.activities(userId)[0]?.summaryId ?? "");

    await plane("POST", "push", { userIds, summaryIds });
    await plane("POST", "ping", { userIds, summaryIds });
    await control.settled();

    expect(hook.bodies()).toMatchObject([
      { activities: userIds.map((userId) => ({ userId, summaryId: expect.any(String) })) },
      { activities: userIds.map((userId) => ({ userId, callbackURL: expect.any(String) })) },
    ]);
  });

  test("announces a real or a forged departure", async () => {
    const athlete = athleteOf(sandbox);
    const { access_token } = await app.connect({ athlete });

    await plane("POST", "deregister", { userId: athlete, isReal: false });
    const still = await app.call("/wellness-api/rest/user/id", access_token);
    await plane("POST", "deregister", { userId: athlete });
    const gone = await app.call("/wellness-api/rest/user/id", access_token);
    await control.settled();

    expect([still.status, gone.status]).toEqual([200, 401]);
    expect(hook.bodies()).toEqual([
      { deregistrations: [{ userId: athlete }] },
      { deregistrations: [{ userId: athlete }] },
    ]);
  });

  test("revokes permissions and notifies the app", async () => {
    const athlete = athleteOf(sandbox);
    const { access_token } = await app.connect({ athlete });

    await plane("POST", "permissions", { userId: athlete, permissions: [] });
    await control.settled();

    const answer = await app.call("/wellness-api/rest/user/permissions", access_token);
    expect(await answer.json()).toEqual({ permissions: [] });
    expect(hook.bodies()).toMatchObject([
      { userPermissionsChange: [{ userId: athlete, permissions: [] }] },
    ]);
  });

  test("freezes and advances the clock", async () => {
    await plane("POST", "clock", { freeze: "2026-03-02T08:00:00Z" });
    const moved = await plane("POST", "clock", { advanceSeconds: 3600 });

    expect(await moved.json()).toEqual({ now: "2026-03-02T09:00:00.000Z" });
  });

  test("lists and clears faults, and refuses unknown ones", async () => {
    await plane("POST", "faults", { target: "token", mode: "status:503", times: 2 });
    const listed = await (await plane("GET", "faults")).json();
    await plane("DELETE", "faults");

    expect(listed).toMatchObject([{ target: "token", mode: "status:503", times: 2 }]);
    expect(control.faults()).toEqual([]);
    for (const body of [
      { target: "token", mode: "explode" },
      { target: "nowhere", mode: "html" },
      { target: "token", mode: "status" },
      { target: "token", mode: "html:1" },
    ]) {
      expect((await plane("POST", "faults", body)).status).toBe(400);
    }
  });

  test("lists requests without secrets, and all issued tokens", async () => {
    const grant = await app.connect({ athlete: athleteOf(sandbox) });

    const requests = await (await plane("GET", "requests")).text();
    const tokens = await (await plane("GET", "tokens")).text();

    expect(JSON.parse(requests)).toMatchObject([
      { target: "authorize", status: 200 },
      { target: "decision", status: 302 },
      { target: "token", grantType: "authorization_code", status: 200 },
    ]);
    expect(requests).not.toContain(grant.access_token);
    expect(tokens).toContain(grant.access_token);
  });

  test("resets to the initial state", async () => {
    await app.connect({ athlete: athleteOf(sandbox) });
    control.addFault({ target: "token", mode: "html" });

    await plane("POST", "reset");

    expect(control.tokens()).toEqual([]);
    expect(control.faults()).toEqual([]);
    expect(control.athletes().some(({ isConnected }) => isConnected)).toBe(false);
  });
});
