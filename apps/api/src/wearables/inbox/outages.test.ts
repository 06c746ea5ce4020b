import { PATIENT } from "../../testing/api/patient.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { cuttableDatabase } from "../../testing/jobs/cuttable-database.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { makeExpired } from "../../testing/jobs/make-due.ts";
import { sampleRide } from "../../testing/watch/sample-ride.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { ROBIN } from "../../testing/watch/athletes.ts";

const SCRIPT = fileURLToPath(new URL("../../testing/jobs/run-workers.ts", import.meta.url));

const children: ReturnType<typeof spawn>[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});

test("a webhook is 503 while the database is down, and is stored when sent again", async () => {
  const database = await cuttableDatabase();
  const api = await testWorkers({ database, sandbox: { retryMs: 300 } });
  const user = await api.user();
  await api.connect(user, ROBIN);
  const stored = () =>
    database.direct.selectFrom("wearableActivity").selectAll().orderBy("id").execute();

  database.wire.cut();
  const answer = await api.post({ activities: [sampleRide(ROBIN)] });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("2");
  api.sandbox.control.addActivities({ userId: ROBIN, activity: {}, announce: true });
  const refused = () =>
    api.sandbox.control
      .deliveries()
      .flatMap(({ attempts }) => attempts)
      .filter(({ status }) => status === 503);
  await expect.poll(() => refused().length, PATIENT).toBeGreaterThan(0);
  expect(await stored()).toHaveLength(0);

  database.wire.restore();
  await expect.poll(stored, PATIENT).toHaveLength(1);
});

test("a worker killed during a job leaves no partial result", async () => {
  const api = await testWorkers({ works: false });
  const user = await api.user();
  const { connectionId } = await api.connect(user, ROBIN);
  const work = async () => {
    const child = spawn(process.execPath, [SCRIPT, api.connectionString], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    children.push(child);
    await once(child.stdout, "data");
    return child;
  };
  const child = await work();

  await api.db.transaction().execute(async (trx) => {
    // Blocks the storing worker in the middle of its job.
    await trx
      .selectFrom("wearableConnection")
      .select("id")
      .where("userId", "=", user.id)
      .where("id", "=", connectionId)
      .forUpdate()
      .execute();
    await api.post({ activities: [sampleRide(ROBIN)] });
    await expect.poll(() => isWaiting(api.db), PATIENT).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
  });
  expect(
    await api.db.selectFrom("wearableActivity").selectAll().orderBy("id").execute(),
  ).toHaveLength(0);

  await work();
  await makeExpired(api.db, "activity.upsert");
  const stored = () => api.db.selectFrom("wearableActivity").selectAll().orderBy("id").execute();
  await expect.poll(stored, PATIENT).toHaveLength(1);
  const logs = await api.db
    .selectFrom("wearableWebhookLog")
    .select("activitiesProcessed")
    .execute();
  expect(logs).toEqual([{ activitiesProcessed: 1 }]);
});
