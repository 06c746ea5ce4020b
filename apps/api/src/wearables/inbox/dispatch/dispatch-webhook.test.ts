import { afterFile, cleanUpFile } from "@triplan/db/testing/after-file";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { UPLOAD_FOLDER } from "../../../testing/process/upload-folder.ts";
import { startBackground } from "../../../server/start-background.ts";
import { PATIENT } from "../../../testing/api/patient.ts";
import { testWearable } from "../../../testing/api/test-wearable.ts";
import { QUICK_TIMING } from "../../../testing/jobs/quick-timing.ts";
import { testWorkers, type WorkersOptions } from "../../../testing/jobs/test-workers.ts";
import { ROBIN, SAM } from "../../../testing/watch/athletes.ts";
import { sampleRide } from "../../../testing/watch/sample-ride.ts";
import { replayWebhook } from "../dead-letter/replay-webhook.ts";

const now = () => new Date();

async function connected(options: WorkersOptions = {}) {
  const api = await testWorkers(options);
  const user = await api.user();
  const key = await api.connect(user, ROBIN);
  const { db } = api;
  return {
    ...api,
    key,
    activities: () => db.selectFrom("wearableActivity").selectAll().orderBy("id").execute(),
    webhook: () => db.selectFrom("wearableWebhookLog").selectAll().executeTakeFirstOrThrow(),
    parts: () => db.selectFrom("webhookPart").selectAll().orderBy("id").execute(),
    jobNames: async () => {
      const { rows } = await sql<{ name: string }>`
        select name from jobs.job where data ? 'logId'`.execute(db);
      return rows.map(({ name }) => name);
    },
    /** Makes PostgreSQL refuse every part, or accept them again. */
    refuseParts: async (isRefused: boolean) => {
      await sql`alter table webhook_part drop constraint if exists refused`.execute(db);
      if (!isRefused) return;
      await sql`alter table webhook_part add constraint refused check (false)`.execute(db);
    },
  };
}

type Connected = Awaited<ReturnType<typeof connected>>;

/** Starts the workers that the API was started without. */
async function startWorkers({ db, connectionString, sandbox, log }: Connected) {
  const wearable = testWearable({ url: sandbox.url, now });
  const options = { db, connectionString, wearable, now, log: log.logger, timing: QUICK_TIMING };
  const background = await startBackground({ ...options, uploadFolder: UPLOAD_FOLDER });
  afterFile(() => background.jobs.stop());
}

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

test("a webhook is stored by one job for each athlete, and nothing stays behind", async () => {
  const api = await connected();
  await api.connect(await api.user(), SAM);

  await api.post({ activities: [sampleRide(ROBIN), sampleRide(SAM), sampleRide(ROBIN)] });

  await expect.poll(api.activities, PATIENT).toHaveLength(3);
  expect(await api.jobNames()).toEqual(["activity.upsert", "activity.upsert"]);
  await expect.poll(api.parts, PATIENT).toEqual([]);
  expect(await api.webhook()).toMatchObject({ status: "processed", activitiesProcessed: 3 });
});

test("a part of a ping contains no plain URL", async () => {
  const api = await connected({ works: false });

  await api.post({ activities: [{ userId: ROBIN, callbackURL: "https://x.test/?token=secret" }] });

  const [part, ...others] = await api.parts();
  expect(others).toEqual([]);
  expect(part).toMatchObject({ userId: api.key.userId, ping: { providerUserId: ROBIN } });
  expect(JSON.stringify(part)).not.toMatch(/x\.test|secret/);
});

test("a webhook that can't be dispatched on arrival is accepted and stored by a job", async () => {
  const api = await connected({ timing: { retry: 1, longestRetry: 1 } });
  await api.refuseParts(true);

  const answer = await api.post({ activities: [sampleRide(ROBIN)] });
  expect(answer.status).toBe(200);
  expect(await api.webhook()).toMatchObject({ status: "received" });
  await api.refuseParts(false);

  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(await api.webhook()).toMatchObject({ status: "processed", webhookType: "activities" });
});

test("a webhook of very many items is dispatched by a job", async () => {
  const api = await connected();
  const others = Array.from({ length: 1000 }, () => sampleRide(SAM));

  await api.post({ activities: [...others, sampleRide(ROBIN)] });

  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(await api.jobNames()).toEqual(["webhook.ingest", "activity.upsert"]);
});

test("a webhook that can never be dispatched becomes dead, and its replay stores it", async () => {
  const api = await connected();
  await api.refuseParts(true);
  await api.post({ activities: [sampleRide(ROBIN)] });
  await expect.poll(async () => (await api.webhook()).status, PATIENT).toBe("dead");

  await api.refuseParts(false);
  await replayWebhook({ db: api.db, jobs: api.background.jobs }, (await api.webhook()).id);

  await expect.poll(api.activities, PATIENT).toHaveLength(1);
  expect(await api.webhook()).toMatchObject({ status: "processed", activitiesProcessed: 1 });
});

test("jobs of an earlier version are processed, each item once", async () => {
  const api = await connected({ works: false });
  const { control } = api.sandbox;
  const [added] = control.addActivities({ userId: ROBIN, activity: {} });
  control.ping({ userIds: [ROBIN], summaryIds: [added?.summaryId ?? ""] });
  await expect.poll(api.parts, PATIENT).toHaveLength(1);
  const { id: pinged } = await api.webhook();
  await api.post({ activities: [sampleRide(SAM), sampleRide(ROBIN), sampleRide(ROBIN)] });
  const logs = await api.db.selectFrom("wearableWebhookLog").select("id").orderBy("id").execute();
  const pushed = logs.at(-1)?.id ?? 0;
  // As the earlier version left them: positions in the body instead of parts.
  await api.db.deleteFrom("webhookPart").execute();
  await sql`delete from jobs.job`.execute(api.db);
  const { jobs } = api.background;
  for (const items of [[1], [2]]) {
    await jobs.send(api.db, "activity.upsert", { logId: pushed, ...api.key, items });
  }
  await jobs.send(api.db, "ping.fetch", { logId: pinged, ...api.key, item: 0 });

  await startWorkers(api);

  await expect.poll(api.activities, PATIENT).toHaveLength(3);
  const counts = () =>
    api.db
      .selectFrom("wearableWebhookLog")
      .select("activitiesProcessed as count")
      .orderBy("id")
      .execute();
  await expect.poll(counts, PATIENT).toEqual([{ count: 1 }, { count: 2 }]);
});
