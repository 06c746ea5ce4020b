import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ActivitySummary } from "../athletes/activity-summary.ts";
import { appOn, athleteOf, webhookReceiver } from "../testing/app.ts";

const DAY = 86_400;
const hook = await webhookReceiver();
const app = await appOn({ webhookUrl: hook.url });
const { sandbox } = app;
const { control } = sandbox;
const athlete = athleteOf(sandbox);

beforeEach(() => {
  control.reset();
  hook.received.length = 0;
});
afterAll(async () => {
  await sandbox.stop();
  await hook.stop();
});

const now = () => Math.floor(Date.parse(control.setClock({}).now) / 1000);
const backfill = (token: string, from: number, to: number) =>
  app.call(
    `/wellness-api/rest/backfill/activities?summaryStartTimeInSeconds=${from}&summaryEndTimeInSeconds=${to}`,
    token,
  );
const received = () =>
  hook.bodies().flatMap((body) => (body as { activities?: ActivitySummary[] }).activities ?? []);

describe("a connected athlete", () => {
  test.each(["wellness-api", "partner-gateway"])("is described by /%s/", async (prefix) => {
    const { access_token } = await app.connect({ athlete, permissions: ["ACTIVITY_EXPORT"] });

    const id = await app.call(`/${prefix}/rest/user/id`, access_token);
    const permissions = await app.call(`/${prefix}/rest/user/permissions`, access_token);

    expect(await id.json()).toEqual({ userId: athlete });
    expect(await permissions.json()).toEqual({ permissions: ["ACTIVITY_EXPORT"] });
  });

  test("loses all tokens on leaving, and the app is notified", async () => {
    const grant = await app.connect({ athlete });

    const gone = await app.call(
      "/wellness-api/rest/user/registration",
      grant.access_token,
      "DELETE",
    );
    await control.settled();

    expect(gone.status).toBe(204);
    expect(hook.bodies()).toEqual([{ deregistrations: [{ userId: athlete }] }]);
    expect((await app.call("/wellness-api/rest/user/id", grant.access_token)).status).toBe(401);
    expect((await app.refresh(grant.refresh_token)).status).toBe(400);
  });
});

describe("backfill", () => {
  test("responds 202 and sends every recording of the span by webhook", async () => {
    const { access_token } = await app.connect({ athlete });

    const response = await backfill(access_token, now() - 20 * DAY, now());
    await control.settled();

    const expected = control
      .activities(athlete)
      .filter((activity) => activity.startTimeInSeconds >= now() - 20 * DAY);
    expect(response.status).toBe(202);
    expect(await response.text()).toBe("");
    expect(expected.length).toBeGreaterThan(10);
    expect(received()).toEqual(expected);
    expect(hook.received[0]?.headers["garmin-client-id"]).toBe(sandbox.clientId);
  });

  test("sends URLs if the app uses pings, valid for an hour with the token", async () => {
    const { access_token } = await app.connect({ athlete });
    control.setEndpoints({ webhookUrl: hook.url, mode: "ping" });
    await backfill(access_token, now() - 14 * DAY, now());
    await control.settled();

    const items = hook.bodies().flatMap((body) => {
      const { activities } = body as { activities: { userId: string; callbackURL: string }[] };
      return activities;
    });
    const pages = await Promise.all(
      items.map(async ({ callbackURL }) => (await app.call(callbackURL, access_token)).json()),
    );

    const expected = control
      .activities(athlete)
      .filter((activity) => activity.startTimeInSeconds >= now() - 14 * DAY);
    expect(pages.flat()).toEqual(expect.arrayContaining(expected));
    const [first] = items;
    expect((await fetch(first?.callbackURL ?? "")).status).toBe(401);
    const bare = (first?.callbackURL ?? "").replace(/token=.*/, "token=x");
    expect((await app.call(bare, access_token)).status).toBe(403);
    control.setClock({ advanceSeconds: 3601 });
    expect((await app.call(first?.callbackURL ?? "", access_token)).status).toBe(403);
  });

  test("of a repeated span responds 409 until the athlete reconnects", async () => {
    const { access_token } = await app.connect({ athlete });
    const from = now() - 10 * DAY;
    await backfill(access_token, from, now());

    expect((await backfill(access_token, from, from + DAY)).status).toBe(409);

    control.deregister({ userId: athlete });
    const again = await app.connect({ athlete });
    expect((await backfill(again.access_token, from, from + DAY)).status).toBe(202);
  });

  test("without the history permission responds 403", async () => {
    const { access_token } = await app.connect({ athlete, permissions: ["ACTIVITY_EXPORT"] });

    expect((await backfill(access_token, now() - DAY, now())).status).toBe(403);
  });

  test("before the earliest time responds 400 and names it", async () => {
    const { access_token } = await app.connect({ athlete });

    const response = await backfill(access_token, now() - 100 * DAY, now() - 80 * DAY);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errorMessage: expect.stringMatching(/before min start time of \d{4}-\d\d-\d\dT/),
    });
  });

  test("responds 400 over 30 days, and 429 with a wait for too many days in a minute", async () => {
    const small = await appOn({ backfillDaysPerMinute: 25 });
    const { access_token } = await small.connect({ athlete });
    const ask = (from: number, to: number) =>
      small.call(
        `/wellness-api/rest/backfill/activities?summaryStartTimeInSeconds=${from}&summaryEndTimeInSeconds=${to}`,
        access_token,
      );

    const tooLong = await ask(now() - 31 * DAY, now());
    const first = await ask(now() - 20 * DAY, now());
    const tooMany = await ask(now() - 40 * DAY, now() - 20 * DAY);
    small.sandbox.control.setClock({ advanceSeconds: 61 });
    const later = await ask(now() - 40 * DAY, now() - 20 * DAY);
    await small.sandbox.stop();

    expect([tooLong.status, first.status, tooMany.status, later.status]).toEqual([
      400, 202, 429, 202,
    ]);
    expect(Number(tooMany.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
