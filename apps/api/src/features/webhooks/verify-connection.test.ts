import { expect, test } from "vitest";
import { PATIENT } from "../../testing/patient.ts";
import { sampleRide } from "../../testing/sample-ride.ts";
import { testWorkers, type WorkersOptions } from "../../testing/test-workers.ts";

const ATHLETE = "5a1f0c3e7d2b4986a0c1e5d7f9b30004";
const SLOW = { timeout: 30_000 } as const;

async function connected(options: WorkersOptions = {}) {
  const api = await testWorkers(options);
  const user = await api.user();
  const key = await api.connect(user, ATHLETE);
  const connection = () =>
    api.db
      .selectFrom("wearableConnection")
      .selectAll()
      .where("id", "=", key.connectionId)
      .executeTakeFirstOrThrow();
  const status = async () => (await connection()).status;
  const activities = () => api.db.selectFrom("wearableActivity").selectAll().execute();
  const lastWebhook = () =>
    api.db
      .selectFrom("wearableWebhookLog")
      .selectAll()
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  return { ...api, athlete: user, key, connection, status, activities, lastWebhook };
}

test("who left at the provider is paused at once, then forgotten; what was stored stays", async () => {
  const api = await connected();
  await api.post({ activities: [sampleRide(ATHLETE)] });
  await expect.poll(api.activities, PATIENT).toHaveLength(1);

  api.sandbox.control.deregister({ userId: ATHLETE });

  await expect.poll(api.status, SLOW).toBe("revoked");
  expect(await api.connection()).toMatchObject({ accessTokenEnc: null, refreshTokenEnc: null });
  expect(await api.activities()).toHaveLength(1);
});

test("a forged goodbye holds what comes, and once it is seen through, stores it", async () => {
  const api = await connected({ timing: { verifyAfter: [2, 1] } });

  await api.post({ deregistrations: [{ userId: ATHLETE }] });
  await expect.poll(api.status, PATIENT).toBe("paused");
  await api.post({ activities: [sampleRide(ATHLETE)] });
  await expect.poll(async () => (await api.lastWebhook()).processingError, PATIENT).toMatch(/held/);
  expect(await api.activities()).toHaveLength(0);

  await expect.poll(api.status, SLOW).toBe("active");
  await expect.poll(api.activities, SLOW).toHaveLength(1);
  expect(api.log.text()).toContain("a deregistration was not true");
});

test("what came while someone was leaving for real is never stored", async () => {
  const api = await connected({ timing: { verifyAfter: [2] } });
  api.sandbox.control.deregister({ userId: ATHLETE });
  await expect.poll(api.status, PATIENT).toBe("paused");
  await api.post({ activities: [sampleRide(ATHLETE)] });

  await expect.poll(api.status, SLOW).toBe("revoked");

  expect(await api.activities()).toHaveLength(0);
  expect(await api.db.selectFrom("webhookHold").selectAll().execute()).toHaveLength(0);
});

test("withdrawn permissions are asked for at the provider, and end the storing", async () => {
  const api = await connected();
  api.sandbox.control.setPermissions({ userId: ATHLETE, permissions: [] });
  await expect.poll(async () => (await api.connection()).permissions, PATIENT).toEqual([]);

  await api.post({ activities: [sampleRide(ATHLETE)] });

  await expect
    .poll(async () => (await api.lastWebhook()).processingError, PATIENT)
    .toMatch(/not shared/);
  expect(await api.activities()).toHaveLength(0);
});

test("permissions that a webhook makes up change nothing", async () => {
  const api = await connected();
  const before = (await api.connection()).permissions;

  await api.post({ userPermissionsChange: [{ userId: ATHLETE, permissions: [] }] });

  const asked = () =>
    api.sandbox.control.requests().filter(({ path }) => path.endsWith("/user/permissions"));
  await expect.poll(asked, PATIENT).toHaveLength(2);
  expect((await api.connection()).permissions).toEqual(before);
});
