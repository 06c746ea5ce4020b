import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { appOn, athleteOf, webhookReceiver } from "../testing/app.ts";

const hook = await webhookReceiver();
const app = await appOn({ webhookUrl: hook.url, retryMs: 5, maxTries: 4 });
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

type Items = Record<string, Record<string, unknown>[]>;

/** Pushes the athlete's first three recordings with one fault and returns the received webhooks. */
async function push(mode: string, type: "activities" | "activityDetails" = "activities") {
  control.addFault({ target: "webhook", mode, times: 1 });
  const summaryIds = control
    .activities(athlete)
    .slice(0, 3)
    .map((summary) => summary.summaryId);
  control.push({ userIds: [athlete], summaryIds, type });
  await control.settled();
  return hook.received.map(({ text }) => text);
}
const parsed = (texts: readonly string[]) => texts.map((text) => JSON.parse(text) as Items);

describe("a faulty webhook", () => {
  test("arrives several times, byte for byte", async () => {
    const texts = await push("duplicate:5");

    expect(texts).toHaveLength(5);
    expect(new Set(texts).size).toBe(1);
  });

  test("arrives late by the sandbox's clock", async () => {
    control.setClock({ freeze: true });
    control.addFault({ target: "webhook:deregistrations", mode: "delay:60000", times: 1 });
    control.deregister({ userId: athlete });

    control.setClock({ advanceSeconds: 59 });
    expect(control.deliveries()[0]).toMatchObject({ state: "waiting", attempts: [] });
    control.setClock({ advanceSeconds: 1 });
    await control.settled();
    expect(control.deliveries()[0]).toMatchObject({ state: "delivered" });
  });

  test("has several athletes", async () => {
    const [body] = parsed(await push("batchUsers:3"));

    expect(new Set(body?.["activities"]?.map(({ userId }) => userId)).size).toBe(3);
  });

  test("has unknown provider users, or no user", async () => {
    const [unknown] = parsed(await push("unknownUser"));
    hook.received.length = 0;
    const [missing] = parsed(await push("missingUserId"));

    expect(new Set(unknown?.["activities"]?.map(({ userId }) => userId))).toEqual(
      new Set(["0".repeat(32)]),
    );
    expect(missing?.["activities"]?.map((item) => "userId" in item)).toEqual([false, true, true]);
  });

  test("has one item that is not an object, beside valid ones", async () => {
    const [body] = parsed(await push("malformedItem"));

    expect(body?.["activities"]).toHaveLength(4);
    expect(body?.["activities"]?.[0]).toMatchObject({ summaryId: null });
  });

  test("has wrong types in one item", async () => {
    const [body] = parsed(await push("wrongTypes"));
    hook.received.length = 0;
    const [details] = parsed(await push("wrongTypes", "activityDetails"));

    expect(body?.["activities"]?.[0]).toMatchObject({ durationInSeconds: "30 min" });
    expect(body?.["activities"]?.[1]).toMatchObject({ durationInSeconds: expect.any(Number) });
    expect(details?.["activityDetails"]?.[0]).toMatchObject({
      summary: { durationInSeconds: "30 min" },
    });
  });

  test("is invalid or very long JSON", async () => {
    const [broken = ""] = await push("malformedJson");
    hook.received.length = 0;
    const [huge = ""] = await push("hugeBody:3");

    expect(() => JSON.parse(broken) as unknown).toThrow(SyntaxError);
    expect(huge).toHaveLength(3_000_000);
    expect(parsed([huge])[0]?.["activities"]).toHaveLength(3);
  });

  test("is cut on the first attempt and complete on the second", async () => {
    const texts = await push("cutBody");

    expect(parsed(texts)).toHaveLength(1);
    expect(control.deliveries()[0]?.attempts.map(({ status }) => status)).toEqual([null, 200]);
  });

  test("has ids beyond 2^53, future starts or no offset", async () => {
    const [big = ""] = await push("bigNumberId");
    hook.received.length = 0;
    const [ahead] = parsed(await push("futureStart"));
    hook.received.length = 0;
    const [bare] = parsed(await push("noOffset"));

    expect(big).toContain('"activityId":9007199254740993');
    const [first] = control.activities(athlete);
    expect(ahead?.["activities"]?.[0]?.["startTimeInSeconds"]).toBe(
      (first?.startTimeInSeconds ?? 0) + 3 * 86_400,
    );
    expect(bare?.["activities"]?.some((item) => "startTimeOffsetInSeconds" in item)).toBe(false);
  });

  test("is out of order", async () => {
    const [body] = parsed(await push("outOfOrder"));

    const ids = control
      .activities(athlete)
      .slice(0, 3)
      .map(({ summaryId }) => summaryId);
    expect(body?.["activities"]?.map(({ summaryId }) => summaryId)).toEqual(ids.toReversed());
  });

  test("has a triathlon with its parts", async () => {
    const [body] = parsed(await push("multisport"));

    const [parent, ...rest] = body?.["activities"] ?? [];
    const children = rest.filter((item) => item["parentSummaryId"] === parent?.["summaryId"]);
    expect(parent).toMatchObject({ activityType: "MULTI_SPORT", isParent: true });
    expect(children.map(({ activityType }) => activityType)).toEqual([
      "OPEN_WATER_SWIMMING",
      "SWIM_TO_BIKE_TRANSITION",
      "CYCLING",
      "BIKE_TO_RUN_TRANSITION",
      "RUNNING",
    ]);
  });

  test("has an edit by the athlete", async () => {
    const [body] = parsed(await push("manualUpdate"));

    expect(body?.["manuallyUpdatedActivities"]?.[0]).toMatchObject({
      activityName: expect.stringContaining("(edited)"),
    });
  });

  test("has a URL of another host", async () => {
    control.addFault({ target: "webhook", mode: "evilCallbackUrl", times: 1 });
    control.ping({ userIds: [athlete] });
    await control.settled();

    const [body] = parsed(hook.received.map(({ text }) => text));
    const address = String(body?.["activities"]?.[0]?.["callbackURL"]);
    expect(new URL(address).hostname).toBe("elsewhere.example");
  });
});

test("a webhook without a 200 response is retried with growing gaps, up to a maximum", async () => {
  const failing = await webhookReceiver(500, 503, 404);
  control.setEndpoints({ webhookUrl: failing.url });
  control.deregister({ userId: athlete });
  await control.settled();
  const down = await webhookReceiver(500, 500, 500, 500);
  control.setEndpoints({ webhookUrl: down.url });
  control.deregister({ userId: athlete });
  await control.settled();
  await Promise.all([failing.stop(), down.stop()]);

  const [recovered, lost] = control.deliveries();
  expect(recovered?.attempts.map(({ status }) => status)).toEqual([500, 503, 404, 200]);
  expect(recovered?.state).toBe("delivered");
  expect(lost?.attempts).toHaveLength(4);
  expect(lost?.state).toBe("given up");
});
