import { cleanUpFile } from "@triplan/db/testing/after-file";
import { afterEach, expect, test } from "vitest";
import { connectedAthlete } from "../../testing/watch/connected-athlete.ts";
import { PATIENT } from "../../testing/api/patient.ts";
import { ALEX, SAM } from "../../testing/watch/athletes.ts";

// Idle workers of earlier tests would slow down the later ones.
afterEach(cleanUpFile);

test("a sync imports everything for a new owner of the watch account, also on the same day", async () => {
  const api = await connectedAthlete(ALEX);
  const { athlete, recorded, db } = api;
  await athlete.trpc.wearable.sync.mutate();
  await athlete.trpc.wearable.disconnect.mutate();
  const goodbye = () =>
    db
      .selectFrom("wearableWebhookLog")
      .select("status")
      .where("webhookType", "=", "deregistrations")
      .executeTakeFirst();
  await expect.poll(goodbye, PATIENT).toEqual({ status: "processed" });
  const other = await api.user();
  await api.connect(other, ALEX);

  const answer = await other.trpc.wearable.sync.mutate();

  expect(answer).toMatchObject({ status: "completed", imported: recorded });
  const owned = db.selectFrom("wearableActivity").selectAll().where("userId", "=", other.id);
  expect(await owned.execute()).toHaveLength(recorded);
});

test("a sync imports all recordings of the athlete's other account", async () => {
  const { athlete, connect, sandbox } = await connectedAthlete(ALEX);
  await athlete.trpc.wearable.sync.mutate();
  await connect(athlete, SAM);

  const answer = await athlete.trpc.wearable.sync.mutate();

  const recorded = sandbox.control.activities(SAM).length;
  expect(answer).toMatchObject({ status: "completed", imported: recorded });
});
