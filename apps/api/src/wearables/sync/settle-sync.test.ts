import { PATIENT } from "../../testing/api/patient.ts";
import { cleanUpFile } from "@triplan/db/testing/after-file";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { connectedAthlete } from "../../testing/watch/connected-athlete.ts";
import { ALEX } from "../../testing/watch/athletes.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

test("a sync does not complete while received activities wait to be stored", async () => {
  const { athlete, recorded, db, key } = await connectedAthlete(ALEX);
  const settled = async () => {
    const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from jobs.job
        where name = 'sync.settle' and state = 'completed'`.execute(db);
    return rows[0]?.count;
  };
  const run = () => db.selectFrom("syncRun").selectAll().executeTakeFirst();

  const synced = await db.transaction().execute(async (trx) => {
    // Blocks the job that stores the activities.
    await trx
      .selectFrom("wearableConnection")
      .where("userId", "=", key.userId)
      .where("id", "=", key.connectionId)
      .select("id")
      .forNoKeyUpdate()
      .execute();
    const answer = athlete.trpc.wearable.sync.mutate();
    await expect.poll(async () => (await run())?.status, PATIENT).toBe("waiting");
    // As if some had arrived long ago.
    await db.updateTable("syncRun").set({ lastReceivedAt: "2026-01-01T00:00:00Z" }).execute();
    await expect.poll(settled, PATIENT).toBeGreaterThan(0);
    expect((await run())?.finishedAt).toBeNull();
    return { answer };
  });

  await synced.answer;
  await expect.poll(run, PATIENT).toMatchObject({ status: "completed", received: recorded });
});

test.each([0, 600])(
  "a sync fails while the provider is rate limited, with a retry after %i s",
  async (retryAfterS) => {
    const api = await connectedAthlete(ALEX, { timing: { syncPatience: 3 } });
    api.sandbox.control.addFault({ target: "backfill", mode: "status:429", retryAfterS });

    await expect(api.athlete.trpc.wearable.sync.mutate()).rejects.toThrow(
      "Garmin can't be reached just now",
    );

    const asked = api.sandbox.control.requests().filter(({ target }) => target === "backfill");
    expect(asked.length).toBeLessThan(10);
  },
);
