import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { sampleUser } from "../../testing/samples.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { insertWebhookParts } from "./webhook-parts.ts";
import { claimWebhookKey, insertWebhookLog } from "./webhook-logs.ts";
import { clearOldWebhooks } from "./webhook-retention.ts";

const { db } = await testDatabase();
const { id: userId } = await sampleUser(db);

beforeEach(() => db.deleteFrom("wearableWebhookLog").execute());

/** A webhook with a body, a payload, a part and a key, received this many days ago. */
async function cameBefore(days: number): Promise<number> {
  const log = {
    provider: "sandbox",
    webhookType: "activities",
    requestMethod: "POST",
    requestPath: "/api/webhooks/sandbox/***",
    requestHeaders: JSON.stringify({ "user-agent": "someone" }),
    requestBody: JSON.stringify({ activities: [] }),
  };
  const logId = await insertWebhookLog(db, log, Buffer.from("body"));
  const key = String(Math.round(days * 10)).padStart(64, "0");
  await claimWebhookKey(db, { key, logId });
  await insertWebhookParts(db, [{ logId, userId, content: { activities: [] } }]);
  const createdAt = sql<string>`now() - make_interval(secs => ${days * 86_400})`;
  await db.updateTable("wearableWebhookLog").set({ createdAt }).where("id", "=", logId).execute();
  await db.updateTable("webhookPayload").set({ createdAt }).where("logId", "=", logId).execute();
  await db.updateTable("webhookPart").set({ createdAt }).where("logId", "=", logId).execute();
  await db.updateTable("webhookDedupe").set({ createdAt }).where("logId", "=", logId).execute();
  return logId;
}

const logs = () =>
  db
    .selectFrom("wearableWebhookLog as log")
    .leftJoin("webhookPayload as payload", "payload.logId", "log.id")
    .leftJoin("webhookPart as part", "part.logId", "log.id")
    .leftJoin("webhookDedupe as dedupe", "dedupe.logId", "log.id")
    .select(["log.id", "log.requestBody", "log.requestHeaders", "payload.body", "part.activities"])
    .select("dedupe.key")
    .orderBy("log.id")
    .execute();

test("clearOldWebhooks deletes keys after a day, bodies after 14 and rows after 90", async () => {
  const days = [0.9, 1.1, 13.9, 14.1, 89.9, 90.1];
  const ids = [];
  for (const each of days) ids.push(await cameBefore(each));

  const cleared = await clearOldWebhooks(db);

  expect(cleared).toEqual({ bodies: 3, keys: 5, rows: 1 });
  const left = (await logs()).map(({ key, id, ...bodies }) => ({
    id,
    hasBody: Object.values(bodies).map((body) => body !== null),
    hasKey: key !== null,
  }));
  const [all, none] = [
    [true, true, true, true],
    [false, false, false, false],
  ];
  expect(left).toEqual([
    { id: ids[0], hasBody: all, hasKey: true },
    { id: ids[1], hasBody: all, hasKey: false },
    { id: ids[2], hasBody: all, hasKey: false },
    { id: ids[3], hasBody: none, hasKey: false },
    { id: ids[4], hasBody: none, hasKey: false },
  ]);
});

test("clearOldWebhooks finds nothing the second time", async () => {
  await cameBefore(20);
  await clearOldWebhooks(db);
  expect(await clearOldWebhooks(db)).toEqual({ bodies: 0, keys: 0, rows: 0 });
});
