import { cleanUpFile } from "@triplan/db/testing/after-file";
import type { Queryable } from "@triplan/db";
import { afterEach, expect, test } from "vitest";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { makeDue } from "../../testing/jobs/make-due.ts";
import { QUICK_TIMING } from "../../testing/jobs/quick-timing.ts";
import { testWearable } from "../../testing/api/test-wearable.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { sampleRide } from "../../testing/watch/sample-ride.ts";
import { testWorkers, type WorkersOptions } from "../../testing/jobs/test-workers.ts";
import { verifyConnection } from "./verify-connection.ts";
import { ROBIN, SAM } from "../../testing/watch/athletes.ts";

/** Due only when a test makes it so. */
const LATER = 3600;

async function connected(options: WorkersOptions = {}) {
  const api = await testWorkers(options);
  const user = await api.user();
  const key = await api.connect(user, ROBIN);
  const connection = () =>
    api.db
      .selectFrom("wearableConnection")
      .selectAll()
      .where("id", "=", key.connectionId)
      .executeTakeFirstOrThrow();
  const status = async () => (await connection()).status;
  const activities = () =>
    api.db.selectFrom("wearableActivity").selectAll().orderBy("id").execute();
  const lastWebhook = () =>
    api.db
      .selectFrom("wearableWebhookLog")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  return { ...api, athlete: user, key, connection, status, activities, lastWebhook };
}

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

test("a deregistration pauses the connection, then deletes it once verified; activities stay", async () => {
  const api = await connected();
  await api.post({ activities: [sampleRide(ROBIN)] });
  await expect.poll(api.activities, PATIENT).toHaveLength(1);

  api.sandbox.control.deregister({ userId: ROBIN });

  await expect.poll(api.status, PATIENT).toBe("revoked");
  expect(await api.connection()).toMatchObject({ accessTokenEnc: null, refreshTokenEnc: null });
  expect(await api.activities()).toHaveLength(1);
});

test("a late deregistration of the previous account does not pause the new one", async () => {
  const api = await connected();
  const { db } = api;

  // The webhook finds the previous account, and waits while the new one is being stored.
  const sent = await db.transaction().execute(async (trx) => {
    await trx.updateTable("wearableConnection").set({ providerUserId: SAM }).execute();
    const delivery = api.post({ deregistrations: [{ userId: ROBIN }] });
    await expect.poll(() => isWaiting(db), PATIENT).toBe(true);
    return { delivery };
  });
  await sent.delivery;

  const webhook = async () => (await api.lastWebhook()).status;
  await expect.poll(webhook, PATIENT).toBe("processed");
  expect(await api.connection()).toMatchObject({ status: "active", providerUserId: SAM });
});

test("a forged deregistration holds activities and stores them once it is disproved", async () => {
  const api = await connected({ timing: { verifyAfter: [LATER, 0] } });

  await api.post({ deregistrations: [{ userId: ROBIN }] });
  await expect.poll(api.status, PATIENT).toBe("paused");
  await api.post({ activities: [sampleRide(ROBIN)] });
  await expect.poll(async () => (await api.lastWebhook()).processingError, PATIENT).toMatch(/held/);
  expect(await api.activities()).toHaveLength(0);
  await makeDue(api.db, "connection.verify");

  await expect.poll(api.status, PATIENT).toBe("active");
  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(api.log.text()).toContain("forged deregistration");
});

test("a held activity that starts in the future is noted and not stored", async () => {
  const api = await connected({ timing: { verifyAfter: [LATER, 0] } });
  await api.post({ deregistrations: [{ userId: ROBIN }] });
  await expect.poll(api.status, PATIENT).toBe("paused");
  const startTimeInSeconds = Math.floor(Date.now() / 1000) + 200_000;
  await api.post({ activities: [sampleRide(ROBIN, { startTimeInSeconds })] });
  await makeDue(api.db, "connection.verify");

  await expect
    .poll(async () => (await api.lastWebhook()).processingError, PATIENT)
    .toMatch(/held; .*starts in the future/);
  expect(await api.activities()).toHaveLength(0);
});

test("activities received during a real deregistration are never stored", async () => {
  const api = await connected({ timing: { verifyAfter: [LATER] } });
  api.sandbox.control.deregister({ userId: ROBIN });
  await expect.poll(api.status, PATIENT).toBe("paused");
  await api.post({ activities: [sampleRide(ROBIN)] });
  await expect.poll(async () => (await api.lastWebhook()).processingError, PATIENT).toMatch(/held/);
  await makeDue(api.db, "connection.verify");

  await expect.poll(api.status, PATIENT).toBe("revoked");

  expect(await api.activities()).toHaveLength(0);
  expect(await api.db.selectFrom("webhookHold").selectAll().execute()).toHaveLength(0);
});

test("withdrawn permissions are checked at the provider and stop further activities", async () => {
  const api = await connected();
  api.sandbox.control.setPermissions({ userId: ROBIN, permissions: [] });
  await expect.poll(async () => (await api.connection()).permissions, PATIENT).toEqual([]);

  await api.post({ activities: [sampleRide(ROBIN)] });

  await expect
    .poll(async () => (await api.lastWebhook()).processingError, PATIENT)
    .toMatch(/not shared/);
  expect(await api.activities()).toHaveLength(0);
});

test("made-up permissions in a webhook change nothing", async () => {
  const api = await connected();
  const before = (await api.connection()).permissions;

  await api.post({ userPermissionsChange: [{ userId: ROBIN, permissions: [] }] });

  const asked = () =>
    api.sandbox.control.requests().filter(({ path }) => path.endsWith("/user/permissions"));
  await expect.poll(asked, PATIENT).toHaveLength(2);
  expect((await api.connection()).permissions).toEqual(before);
});

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

test("a late deregistration is final once the provider refuses the grant for good", async () => {
  const api = await connected({ works: false });
  api.sandbox.control.deregister({ userId: ROBIN });
  await api.db.updateTable("wearableConnection").set({ status: "paused" }).execute();
  let time = Date.now();
  const pass = (seconds: number) => {
    time += seconds * 1000;
    api.sandbox.control.setClock({ advanceSeconds: seconds });
  };
  const now = () => new Date(time);
  const work = {
    ...api.background,
    db: api.db,
    log: api.log.logger,
    now,
    timing: QUICK_TIMING,
    wearable: testWearable({ url: api.sandbox.url, now }),
  };
  const waits: unknown[] = [];
  const jobs = {
    ...api.background.jobs,
    send: async (_trx: Queryable, _name: string, _data: object, options?: { after?: unknown }) =>
      void waits.push(options?.after),
  };
  const verify = () =>
    verifyConnection({ ...work, jobs })(
      { id: "1", data: { ...api.key, check: 0 }, signal: new AbortController().signal },
      async () => {},
    );

  pass(2 * DAY);
  for (const wait of [MINUTE, 15 * MINUTE, 60 * MINUTE]) {
    await verify();
    expect(waits.splice(0)).toEqual([wait]);
    expect(await api.status()).toBe("paused");
    pass(wait);
  }
  await verify();

  expect(await api.status()).toBe("revoked");
});

test("an unavailable provider is asked again without limit", async () => {
  const api = await connected({ timing: { verifyAfter: [0] } });
  api.sandbox.control.addFault({ target: "userId", mode: "status:503", times: 4 });
  api.sandbox.control.deregister({ userId: ROBIN });

  await expect.poll(api.status, PATIENT).toBe("revoked");

  expect(api.log.text()).not.toContain("job failed");
});

test("an athlete who returns before the verification gets the held activities", async () => {
  const api = await connected({ timing: { verifyAfter: [LATER, 0] } });
  await api.post({ deregistrations: [{ userId: ROBIN }] });
  await expect.poll(api.status, PATIENT).toBe("paused");
  await api.post({ activities: [sampleRide(ROBIN)] });
  await expect.poll(async () => (await api.lastWebhook()).processingError, PATIENT).toMatch(/held/);

  await api.connect(api.athlete, ROBIN);
  await makeDue(api.db, "connection.verify");

  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(await api.status()).toBe("active");
});

test("a forged deregistration beside activities takes effect only once", async () => {
  const api = await connected();
  const activities = [sampleRide(ROBIN)];

  await api.post({ deregistrations: [{ userId: ROBIN }], activities });

  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(await api.status()).toBe("active");
  expect(await api.lastWebhook()).toMatchObject({ activitiesProcessed: 1 });
});

test("a second deregistration on the same day pauses again despite its identical body", async () => {
  const api = await connected();
  const leave = async () => {
    api.sandbox.control.deregister({ userId: ROBIN });
    await expect.poll(api.status, PATIENT).toBe("revoked");
  };
  await leave();
  await api.connect(api.athlete, ROBIN);
  expect(await api.status()).toBe("active");
  await leave();
});
