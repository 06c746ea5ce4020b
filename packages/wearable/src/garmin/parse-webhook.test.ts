import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { parseExactJson } from "../json/parse-exact-json.ts";
import type { InboundItem } from "../port/inbound-item.ts";
import { parseWebhook } from "./parse-webhook.ts";

const RIDE = {
  userId: "u1",
  summaryId: "x1",
  activityId: 1001,
  activityName: "Lunch ride",
  activityType: "ROAD_BIKING",
  startTimeInSeconds: 1_790_000_000,
  startTimeOffsetInSeconds: 3600,
  durationInSeconds: 1800,
  distanceInMeters: 15_000,
  averageSpeedInMetersPerSecond: 8,
  averageHeartRateInBeatsPerMinute: 140,
  startingLatitudeInDegree: 47.1,
  startingLongitudeInDegree: 8.2,
};

const parsed = (body: unknown): InboundItem[] =>
  parseWebhook(parseExactJson(JSON.stringify(body))).items;

function activityOf(sent: object, type = "activities") {
  const [item] = parsed({ [type]: [{ ...RIDE, ...sent }] });
  if (item?.kind !== "activity") throw new Error(`${item?.kind}: ${JSON.stringify(item)}`);
  return item;
}

describe("a pushed activity", () => {
  test.each([" ", "İ".repeat(99)])("is refused with a type that can't be stored: %j", (type) => {
    const [item] = parsed({ activities: [{ ...RIDE, activityType: type }] });
    expect(item).toMatchObject({ kind: "refused", reason: expect.stringMatching(/activityType/) });
  });

  test("truncates a long name after its last whole character", () => {
    const { name } = activityOf({ activityName: `${"x".repeat(499)}🚴 to work` }).activity;
    expect(name).toBe("x".repeat(499));
  });

  test("without movement has no pace", () => {
    const still = { averageSpeedInMetersPerSecond: 1e-320 };
    expect(activityOf(still).activity.averagePace).toBeNull();
  });

  test("is converted to neutral words and units", () => {
    expect(activityOf({})).toEqual({
      kind: "activity",
      providerUserId: "u1",
      rank: 1,
      activity: {
        providerActivityId: "1001",
        providerSummaryId: "x1",
        parentProviderId: null,
        isParent: false,
        isManual: false,
        name: "Lunch ride",
        providerType: "road_biking",
        family: "bike",
        startTime: new Date("2026-09-21T14:13:20.000Z"),
        startOffsetSeconds: 3600,
        durationSeconds: 1800,
        distanceMeters: 15_000,
        averageSpeed: 8,
        averagePace: 125,
        averageHeartRate: 140,
        maxHeartRate: null,
        calories: null,
        elevationGain: null,
        deviceName: null,
        detail: null,
        details: { averageSpeedInMetersPerSecond: 8 },
      },
    });
  });

  // @covers server-11
  test("takes its pace from decimal minutes if sent", () => {
    expect(activityOf({ averagePaceInMinutesPerKilometer: 5.5 }).activity.averagePace).toBe(330);
    const still = activityOf({ averageSpeedInMetersPerSecond: 0 }).activity;
    expect(still.averagePace).toBeNull();
  });

  test("drops locations", () => {
    expect(JSON.stringify(activityOf({}))).not.toMatch(/47\.1|8\.2|Degree/);
  });

  test("keeps ids beyond 2^53 exactly", () => {
    const body = `{"activities":[${JSON.stringify(RIDE).replace("1001", "9007199254740993")}]}`;
    const [item] = parseWebhook(parseExactJson(body)).items;
    expect(item).toMatchObject({ activity: { providerActivityId: "9007199254740993" } });
  });

  test("uses the summary id if the activity id is missing or 0", () => {
    for (const activityId of [undefined, null, 0, "0"]) {
      expect(activityOf({ activityId }).activity.providerActivityId).toBe("x1");
    }
    expect(parsed({ activities: [{ ...RIDE, activityId: 0, summaryId: null }] })).toEqual([
      { kind: "refused", providerUserId: "u1", reason: "activities: activityId: missing" },
    ]);
  });

  test("edited by the athlete outranks the recording", () => {
    expect(activityOf({}, "manuallyUpdatedActivities").rank).toBe(2);
  });

  test("of a multisport recording names its parent", () => {
    expect(activityOf({ activityType: "MULTI_SPORT", isParent: true }).activity).toMatchObject({
      family: "multisport",
      isParent: true,
    });
    expect(activityOf({ parentSummaryId: 77 }).activity.parentProviderId).toBe("77");
  });

  test("is the same with details, without their samples", () => {
    const { summaryId, activityId, userId, ...summary } = RIDE;
    const [item] = parsed({
      activityDetails: [
        {
          userId,
          summaryId: `${summaryId}-detail`,
          activityId,
          summary,
          samples: [{ heartRate: 99 }],
        },
      ],
    });
    expect(item).toEqual(activityOf({}));
  });
});

describe("the sport family", () => {
  test.each([
    ["CYCLING", "bike"],
    ["VIRTUAL_RIDE", "bike"],
    ["mountain_biking", "bike"],
    ["BMX", "bike"],
    ["RUNNING", "run"],
    ["ULTRA_RUN", "run"],
    ["HIKING", "run"],
    ["LAP_SWIMMING", "swim"],
    ["MULTI_SPORT", "multisport"],
    ["SWIM_TO_BIKE_TRANSITION_V2", "transition"],
    ["YOGA", "other"],
    ["BRAND_NEW_SPORT", "other"],
  ])("of %s is %s", (activityType, family) => {
    expect(activityOf({ activityType }).activity.family).toBe(family);
  });
});

describe("an invalid entry", () => {
  test.each([
    ["no start", { startTimeInSeconds: undefined }, "startTimeInSeconds"],
    ["a start in milliseconds", { startTimeInSeconds: 1_790_000_000_000 }, "startTimeInSeconds"],
    ["the start of a lost clock", { startTimeInSeconds: 631_065_600 }, "startTimeInSeconds"],
    ["a duration in milliseconds", { durationInSeconds: 1_800_000 }, "durationInSeconds"],
    ["a negative distance", { distanceInMeters: -1 }, "distanceInMeters"],
    ["a text for a number", { averageHeartRateInBeatsPerMinute: "140" }, "averageHeartRate"],
    ["no type", { activityType: "" }, "activityType"],
    ["an offset of days", { startTimeOffsetInSeconds: 200_000 }, "startTimeOffsetInSeconds"],
  ])("with %s is refused by its field; its neighbours are kept", (_what, wrong, field) => {
    const items = parsed({ activities: [RIDE, { ...RIDE, ...wrong }, { ...RIDE, userId: "u2" }] });
    expect(items.map(({ kind }) => kind)).toEqual(["activity", "refused", "activity"]);
    expect(items[1]).toMatchObject({
      providerUserId: "u1",
      reason: expect.stringContaining(field),
    });
  });

  test("without a user belongs to no one", () => {
    const [item] = parsed({ activities: [{ ...RIDE, userId: undefined }] });
    expect(item).toMatchObject({ kind: "refused", providerUserId: null });
  });
});

describe("other bodies", () => {
  test("a ping names the URL to fetch", () => {
    const callbackURL = "https://apis.example/wellness-api/rest/activities?token=t";
    expect(parsed({ activities: [{ userId: "u1", callbackURL }] })).toEqual([
      { kind: "fetch", providerUserId: "u1", summaryType: "activities", url: callbackURL },
    ]);
  });

  test("a deregistration and changed permissions are recognised", () => {
    const body = {
      deregistrations: [{ userId: "u1" }],
      userPermissionsChange: [
        { userId: "u2", permissions: ["ACTIVITY_EXPORT"], changeTimeInSeconds: 1_790_000_000 },
        { userId: "u3", permissions: [] },
      ],
    };
    expect(parseWebhook(body)).toEqual({
      type: "deregistrations,userPermissionsChange",
      items: [
        { kind: "deregistered", providerUserId: "u1" },
        {
          kind: "permissions",
          providerUserId: "u2",
          permissions: ["ACTIVITY_EXPORT"],
          changedAt: new Date("2026-09-21T14:13:20.000Z"),
        },
        { kind: "permissions", providerUserId: "u3", permissions: [], changedAt: null },
      ],
    });
  });

  test("unknown keys are ignored", () => {
    expect(parsed({ sleeps: [{ userId: "u1" }] })).toMatchObject([{ kind: "ignored" }]);
    expect(parsed({ activityFiles: [{ userId: "u1" }] })).toMatchObject([{ kind: "ignored" }]);
    expect(parseWebhook({})).toEqual({ type: "empty", items: [] });
  });

  test.prop([fc.jsonValue()])("parseWebhook never throws", (body) => {
    expect(parseWebhook(body).type.length).toBeLessThanOrEqual(64);
  });

  const entry = fc.dictionary(
    fc.constantFrom("userId", "callbackURL", "summary", "activityId", "permissions", "summaryId"),
    fc.jsonValue(),
  );
  test.prop([
    fc.constantFrom("activities", "activityDetails", "deregistrations", "userPermissionsChange"),
    fc.array(entry),
  ])("parseWebhook returns exactly one item per entry of a list", (type, entries) => {
    expect(parseWebhook({ [type]: entries }).items).toHaveLength(entries.length);
  });
});

describe("parseExactJson", () => {
  test.prop([fc.jsonValue()])("equals JSON.parse except for large numbers", (value) => {
    const text = JSON.stringify(value);
    const spoilt = /\d{16}/.test(text);
    if (!spoilt) expect(parseExactJson(text)).toEqual(JSON.parse(text));
  });

  test.prop([fc.bigInt({ min: 2n ** 53n, max: 2n ** 80n })])(
    "keeps large whole numbers as text",
    (id) => {
      expect(parseExactJson(`{"id":${id}}`)).toEqual({ id: String(id) });
    },
  );

  test("rejects invalid and deeply nested JSON", () => {
    expect(() => parseExactJson("{")).toThrow(SyntaxError);
    expect(() => parseExactJson("[".repeat(200_000) + "]".repeat(200_000))).toThrow(SyntaxError);
  });
});
