import { beforeAll, describe, expect, test } from "vitest";
import { PATIENT } from "../../../testing/api/patient.ts";
import { sampleRide } from "../../../testing/watch/sample-ride.ts";
import { WEBHOOK_SECRET } from "../../../testing/api/test-wearable.ts";
import { OLD_WEBHOOK_SECRET, testWorkers } from "../../../testing/jobs/test-workers.ts";
import { ROBIN } from "../../../testing/watch/athletes.ts";

type Workers = Awaited<ReturnType<typeof testWorkers>>;

const ride = (changes: object = {}) => sampleRide(ROBIN, changes);

let api: Workers;
let userId: number;

beforeAll(async () => {
  api = await testWorkers();
  const user = await api.user();
  userId = user.id;
  await api.connect(user, ROBIN);
});

const logs = () =>
  api.db.selectFrom("wearableWebhookLog").selectAll().orderBy("id", "desc").execute();

const activities = (id: number | string) =>
  api.db
    .selectFrom("wearableActivity")
    .selectAll()
    .where("providerActivityId", "=", String(id))
    .execute();

const stored = (id: number | string) => expect.poll(() => activities(id), PATIENT);

describe("a webhook with the right secret", () => {
  test("gets an immediate response, and its activity is stored", async () => {
    const sent = ride();

    const answer = await api.post({ activities: [sent] });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: "accepted" });
    await stored(sent.activityId).toMatchObject([
      { userId, family: "bike", distanceMeters: 15_000, source: "webhook" },
    ]);
  });

  test("is refused above 10,000 items and stores nothing (413)", async () => {
    const before = (await logs()).length;
    const items = Array.from({ length: 10_001 }, (_, at) => ({ summaryId: String(at) }));
    expect((await api.post({ activities: items })).status).toBe(413);
    const half = items.slice(0, 5001);
    expect((await api.post({ activities: half, activityDetails: half })).status).toBe(413);
    expect(await logs()).toHaveLength(before);
  });

  // @covers entities-16
  test("fills every field of its log row", async () => {
    const sent = ride();
    await api.post({ activities: [sent] });

    await expect.poll(async () => (await logs())[0]?.activitiesProcessed, PATIENT).toBe(1);
    expect((await logs())[0]).toMatchObject({
      provider: "sandbox",
      webhookType: "activities",
      providerUserId: ROBIN,
      userId,
      requestMethod: "POST",
      requestPath: "/api/webhooks/sandbox/***",
      requestHeaders: { "content-type": "application/json" },
      requestBody: { activities: [{ activityId: sent.activityId }] },
      responseStatus: 200,
      responseBody: { status: "accepted" },
      status: "processed",
      processingSuccess: true,
      processingError: null,
      createdAt: expect.stringMatching(/^20/),
    });
  });

  test("is accepted with the previous secret too", async () => {
    const sent = ride();
    const answer = await api.post({ activities: [sent] }, `sandbox/${OLD_WEBHOOK_SECRET}`);

    expect(answer.status).toBe(200);
    await stored(sent.activityId).toHaveLength(1);
  });

  test("received fifty times concurrently leaves one activity and one job", async () => {
    const sent = ride();
    const before = (await logs()).length;

    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.post({ activities: [sent] })),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await stored(sent.activityId).toHaveLength(1);
    const rows = (await logs()).slice(0, -before);
    expect(rows.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
    expect(rows).toHaveLength(50);
  });
});

describe("a webhook is rejected", () => {
  test.each([
    ["a wrong secret", `sandbox/${"x".repeat(WEBHOOK_SECRET.length)}`],
    ["part of the secret", `sandbox/${WEBHOOK_SECRET.slice(0, -1)}`],
    ["an unknown provider", `nobody/${WEBHOOK_SECRET}`],
  ])("with %s (404), and nothing is stored", async (_what, path) => {
    const before = (await logs()).length;

    const answer = await api.post({ activities: [ride()] }, path);

    expect(answer.status).toBe(404);
    expect(await logs()).toHaveLength(before);
    expect(api.log.text()).not.toContain(WEBHOOK_SECRET);
  });

  test("over 32 MiB (413)", async () => {
    const before = (await logs()).length;
    const answer = await api.post(`{"activities":"${"x".repeat(33 * 1024 * 1024)}"}`);

    expect(answer.status).toBe(413);
    expect(await logs()).toHaveLength(before);
  });
});

describe("a webhook that failed for good", () => {
  test("is dead with all its notes, and is processed when it is sent again", async () => {
    const body = { activities: [{ nonsense: true }, ride()] };
    await api.post(body);
    await expect.poll(async () => (await logs())[0]?.activitiesProcessed, PATIENT).toBe(1);
    const logId = (await logs())[0]?.id ?? 0;

    await api.background.jobs.send(api.db, "webhook.dead", { logId });
    await expect.poll(async () => (await logs())[0]?.status, PATIENT).toBe("dead");
    expect((await logs())[0]?.processingError).toMatch(/^All retries failed.*item 0: refused/);

    await api.post(body);
    await expect.poll(async () => (await logs())[0]?.activitiesProcessed, PATIENT).toBe(1);
    expect((await logs())[0]).toMatchObject({ duplicateOf: null, status: "processed" });
  });
});

describe("an invalid body", () => {
  test("is kept for inspection, with a success response", async () => {
    const answer = await api.post('{"activities":[');

    expect(answer.status).toBe(200);
    expect((await logs())[0]).toMatchObject({
      status: "dead",
      webhookType: "unreadable",
      processingSuccess: false,
      processingError: "The body is not valid JSON",
    });
  });

  test("with characters that no column can store is processed", async () => {
    await api.post(String.raw`{"activities\u0000":["\ud800"],"activities":[{"userId":"\u0000"}]}`);

    await expect.poll(async () => (await logs())[0]?.status, PATIENT).toBe("processed");
  });

  test.each([
    ["zero bytes", ""],
    ["invalid UTF-8", Buffer.from([0x22, 0xff, 0x22])],
    ["very deep nesting", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["a huge number", `{"activities":[1e99999]}`],
    ["another shape", "[[],{},null]"],
  ])("of %s is accepted and logged", async (_what, body) => {
    const before = (await logs()).length;

    const answer = await api.post(body);

    expect(answer.status).toBe(200);
    expect(await logs()).toHaveLength(before + 1);
    await expect.poll(async () => (await logs())[0]?.status, PATIENT).not.toBe("received");
    expect((await logs())[0]?.activitiesProcessed).toBe(0);
  });
});

describe("a body of many athletes", () => {
  test("stores valid items beside invalid ones and ignores unknown users", async () => {
    const good = [ride(), ride()];
    const body = [
      ride({ durationInSeconds: -5 }),
      good[0],
      ride({ userId: "someone-else" }),
      { nonsense: true },
      ride({ startTimeInSeconds: Math.floor(Date.now() / 1000) + 200_000 }),
      good[1],
    ];

    await api.post({ activities: body });

    await stored(good[0]?.activityId ?? 0).toHaveLength(1);
    await stored(good[1]?.activityId ?? 0).toHaveLength(1);
    await expect
      .poll(async () => (await logs())[0], PATIENT)
      .toMatchObject({ activitiesProcessed: 2, processingSuccess: false });
    const [log] = await logs();
    expect(log?.processingError).toMatch(/item 0: refused.*durationInSeconds/);
    expect(log?.processingError).toMatch(/item 2: ignored: unknown user/);
    expect(log?.processingError).toMatch(/item 3: refused/);
    expect(log?.processingError).toMatch(/starts in the future/);
  });

  test("keeps every digit of ids beyond 2^53, also in a separately stored body", async () => {
    const id = "9007199254740993";
    const filler = "x".repeat(300_000);
    const item = JSON.stringify(ride({ activityId: 1, filler }));

    await api.post(`{"activities":[${item.replace('"activityId":1', `"activityId":${id}`)}]}`);

    await stored(id).toHaveLength(1);
    expect((await logs())[0]?.requestBody).toMatchObject({ kept: "apart" });
  });
});
