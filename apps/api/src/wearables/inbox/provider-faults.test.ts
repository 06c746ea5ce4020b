import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { testWorkers } from "../../testing/jobs/test-workers.ts";
import { ROBIN, SAM } from "../../testing/watch/athletes.ts";

type Workers = Awaited<ReturnType<typeof testWorkers>>;

let api: Workers;
let userId: number;
let made = 500;

beforeAll(async () => {
  api = await testWorkers({ timeLimit: 2500 });
  const user = await api.user();
  userId = user.id;
  await api.connect(user, ROBIN);
  const other = await api.user();
  await api.connect(other, SAM);
});

let lastLogId = 0;
beforeEach(async () => {
  api.sandbox.control.clearFaults();
  lastLogId = (await lastLog())?.id ?? 0;
});

type Fault = Parameters<Workers["sandbox"]["control"]["addFault"]>[0];

/** Robin uploads another run, and the provider sends a webhook with the fault. */
function upload(fault?: Fault, mode: "push" | "ping" = "push", activity: object = {}) {
  made += 1;
  const { control } = api.sandbox;
  const [added] = control.addActivities({
    userId: ROBIN,
    activity: { summaryId: `s${made}`, activityId: made, ...activity },
  });
  if (!added) throw new Error("nothing was recorded");
  if (fault) control.addFault({ times: 1, ...fault });
  control[mode]({ userIds: [ROBIN], summaryIds: [added.summaryId] });
  return String(added.activityId);
}

const activities = () =>
  api.db
    .selectFrom("wearableActivity")
    .selectAll()
    .orderBy("id")
    .where("userId", "=", userId)
    .execute();
const stored = async (id: string) =>
  (await activities()).filter(({ providerActivityId }) => providerActivityId === id);
const lastLog = async () =>
  api.db
    .selectFrom("wearableWebhookLog")
    .selectAll()
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
/** The notes of this test; a late webhook of an earlier test may come last. */
const noted = async () => {
  const logs = api.db.selectFrom("wearableWebhookLog").select("processingError");
  const rows = await logs.where("id", ">", lastLogId).orderBy("id").execute();
  return rows.map(({ processingError }) => processingError ?? "").join("\n");
};

const big = async () =>
  (await activities()).filter(({ providerActivityId }) => /^\d{16,}$/.test(providerActivityId));
const asked = () =>
  api.sandbox.control.requests().filter(({ path }) => path.endsWith("/activities"));

/** Later webhooks are processed normally. */
async function nextIsStored() {
  api.sandbox.control.clearFaults();
  const id = upload();
  await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
}

describe("a pushed activity", () => {
  test.each(["duplicate:20", "delay:300", "batchUsers:2", "noOffset"])(
    "is stored once despite %s",
    async (mode) => {
      const id = upload({ target: "webhook", mode });
      await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
    },
  );

  test("without an offset is stored on its UTC day, with a note", async () => {
    const id = upload({ target: "webhook", mode: "noOffset" });
    await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
    const [row] = await stored(id);
    expect(row).toMatchObject({ startOffsetSeconds: null, flags: ["no_offset"] });
    expect(row?.localDate).toBe(row?.startTime.slice(0, 10));
  });

  test("keeps every digit of an id beyond 2^53", async () => {
    upload({ target: "webhook", mode: "bigNumberId" });
    await expect.poll(big, PATIENT).toHaveLength(1);
    const [row] = await big();
    expect(Number.isSafeInteger(Number(row?.providerActivityId))).toBe(false);
  });

  test("of several sports is stored with its parts, each once", async () => {
    upload({ target: "webhook", mode: "multisport" });
    const parts = async () => (await activities()).filter((row) => row.parentProviderId !== null);
    await expect.poll(async () => (await parts()).length, PATIENT).toBeGreaterThan(1);
    const parents = (await activities()).filter(({ isParent }) => isParent);
    expect(parents).toHaveLength(1);
    expect(parents[0]?.family).toBe("multisport");
    for (const part of await parts()) {
      expect(part.parentProviderId).toBe(parents[0]?.providerSummaryId);
    }
  });

  test("that was truncated is sent again and stored", async () => {
    const id = upload({ target: "webhook", mode: "cutBody" });
    await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
  });

  test("keeps the athlete's edit when the recording is sent again", async () => {
    const id = upload({ target: "webhook", mode: "manualUpdate" });
    await expect.poll(async () => (await stored(id))[0]?.sourceRank, PATIENT).toBe(2);
    const [edited] = await stored(id);

    api.sandbox.control.push({ userIds: [ROBIN], summaryIds: [edited?.providerSummaryId ?? ""] });
    await expect.poll(async () => (await lastLog())?.activitiesProcessed, PATIENT).toBe(1);
    expect((await stored(id))[0]).toMatchObject({ name: edited?.name, sourceRank: 2 });
  });

  test("stays deleted after the user deleted it", async () => {
    const id = upload();
    await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
    const [row] = await stored(id);
    await api.asUser(userId).activities.delete({ activityId: row?.id ?? 0 });

    api.sandbox.control.push({ userIds: [ROBIN], summaryIds: [row?.providerSummaryId ?? ""] });
    await nextIsStored();

    expect(await stored(id)).toHaveLength(0);
  });
});

describe("a malformed push is noted in the log and the following ones are stored", () => {
  test.each([
    ["malformedItem", /refused/],
    ["missingUserId", /refused.*userId/],
    ["wrongTypes", /refused/],
    ["futureStart", /future|startTimeInSeconds/],
    ["unknownUser", /unknown user/],
    ["malformedJson", /not valid JSON/],
  ])("%s", async (mode, note) => {
    upload({ target: "webhook", mode });
    await expect.poll(noted, PATIENT).toMatch(note);
    await nextIsStored();
  });

  test("hugeBody", async () => {
    upload({ target: "webhook", mode: "hugeBody:40" });
    await nextIsStored();
    const tries = api.sandbox.control.deliveries().flatMap(({ attempts }) => attempts);
    expect(tries.map(({ status }) => status)).toContain(413);
  });
});

describe("a ping", () => {
  test("is fetched, and its URL is stored nowhere in plain text", async () => {
    const id = upload(undefined, "ping");
    await expect.poll(() => stored(id), PATIENT).toHaveLength(1);

    const { callbackTokens } = await leaks();
    expect(callbackTokens).toEqual([]);
  });

  test("to an unknown host is not followed", async () => {
    const before = api.sandbox.control.requests().length;
    upload({ target: "webhook", mode: "evilCallbackUrl" }, "ping");
    await expect.poll(noted, PATIENT).toMatch(/ping: permanent/);
    expect(api.sandbox.control.requests()).toHaveLength(before);
    await nextIsStored();
  });

  test.each([
    "status:500",
    "status:502",
    "html",
    "truncate",
    "reset",
    "timeout",
    "slow:3000",
    "wrongContentType",
  ])("is retried after %s", async (mode) => {
    const id = upload({ target: "activities", mode }, "ping");
    await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
  });

  test.each(["seconds", "date"] as const)(
    "waits after 429 as long as the provider asks, in %s",
    async (retryAfterForm) => {
      const fault = { target: "activities", mode: "status:429", retryAfterS: 2, retryAfterForm };
      const before = asked().length;
      const id = upload(fault, "ping");
      await expect.poll(() => stored(id), PATIENT).toHaveLength(1);
      const [refused, answered] = asked().slice(before);
      expect([refused?.status, answered?.status]).toEqual([429, 200]);
      expect(Date.parse(answered?.at ?? "") - Date.parse(refused?.at ?? "")).toBeGreaterThan(900);
    },
  );

  test.each([
    ["status:410", /ping: gone/],
    ["status:404", /ping: gone/],
    ["redirect", /ping: permanent/],
  ])("that ends in %s is noted and not retried", async (mode, note) => {
    upload({ target: "activities", mode }, "ping");
    await expect.poll(noted, PATIENT).toMatch(note);
    await nextIsStored();
  });
});

/** Ping credentials stored in plain text. */
async function leaks() {
  const logs = await api.db
    .selectFrom("wearableWebhookLog")
    .leftJoin("webhookPayload", "logId", "wearableWebhookLog.id")
    .select(["requestBody", "webhookPayload.body"])
    .execute();
  const text = logs.map(
    ({ requestBody, body }) => `${JSON.stringify(requestBody)}${body?.toString()}`,
  );
  return { callbackTokens: text.join("\n").match(/token=[^*"&]+/g) ?? [] };
}
