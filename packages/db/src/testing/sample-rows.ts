import { isoDate, seconds } from "@triplan/domain";
import { writeActivityDetail } from "../queries/imports/activity-details.ts";
import { insertImportFile } from "../queries/imports/import-files.ts";
import { insertImport } from "../queries/imports/imports.ts";
import type { Queryable } from "../tables/database.ts";
import { insertAdjustment } from "../queries/adjustments.ts";
import { insertAccountImport } from "../queries/account/account-imports.ts";
import { insertAuditEvent } from "../queries/account/audit-events.ts";
import { saveCalendarFeed } from "../queries/account/calendar-feeds.ts";
import { savePlanShare } from "../queries/account/plan-shares.ts";
import { insertLoginFailure } from "../queries/account/login-failures.ts";
import { countCalls } from "../queries/account/rate-limits.ts";
import { insertOauthState } from "../queries/wearables/oauth-states.ts";
import { claimProviderAccount } from "../queries/wearables/provider-accounts.ts";
import { savePushedDay, savePushedWorkout } from "../queries/wearables/pushed-workouts.ts";
import { insertThresholds } from "../queries/thresholds.ts";
import { saveRaceResult } from "../queries/race-days.ts";
import { insertCheckIn } from "../queries/check-ins.ts";
import { insertPlanLayer } from "../queries/plan-layers.ts";
import { insertPlanRace } from "../queries/plan-races.ts";
import { insertPlanRevision } from "../queries/plan-revisions.ts";
import { insertTimeOff } from "../queries/time-off.ts";
import { insertSession } from "../queries/account/sessions.ts";
import { EMPTY_SUMMARY } from "./empty-summary.ts";
import { sampleCredentialRows } from "./sample-credential-rows.ts";
import { newPlan, sampleExercises } from "./samples.ts";

const NOW = "2026-03-02T08:00:00.000Z";

/** One valid row in every table, all of one user. */
export async function sampleRows(db: Queryable): Promise<void> {
  const { userId, planId } = await sampleExercises(db);
  await insertSession(db, {
    idHash: "a".repeat(64),
    userId,
    now: NOW,
    expiresAt: "2026-04-01T08:00:00.000Z",
  });
  await insertLoginFailure(db, { usernameHash: "b".repeat(64), ipPrefix: "10.0.0.1", now: NOW });
  await countCalls(db, { caller: `user ${userId}`, name: "calls", calls: 1, seconds: 60 });
  await insertAuditEvent(db, { userId, event: "registered", network: "192.0.2.0", now: NOW });
  await insertAccountImport(db, { userId, uploadKey: "a-1", summary: EMPTY_SUMMARY });
  await insertAdjustment(db, {
    userId,
    trainingPlanId: planId,
    fromWeek: 1,
    adjustmentType: "volume",
    volumeAdjustment: 90,
    intensityAdjustment: "maintain",
    reason: "fatigue",
    missedSets: ["1-run-1"],
  });
  await insertTimeOff(db, {
    userId,
    trainingPlanId: planId,
    kind: "ill",
    fromDate: isoDate("2026-03-09"),
    toDate: isoDate("2026-03-12"),
    minutesPerDay: 0,
    sports: [],
    symptoms: "below-neck",
    acceptedOn: isoDate("2026-03-09"),
  });
  await insertPlanRace(db, {
    userId,
    trainingPlanId: planId,
    name: "Cascais Sprint",
    date: isoDate("2026-03-21"),
    priority: "B",
    kind: "sprint",
    goalSeconds: seconds(4920),
    expectedMinutes: 84,
    acceptedOn: isoDate("2026-03-09"),
  });
  await saveRaceResult(
    db,
    { userId, planId },
    {
      status: "finished",
      finishSeconds: seconds(9850),
      splits: { swim: seconds(1745) },
      isFairDay: true,
      note: "Cramp at mile 4.",
    },
  );
  await insertCheckIn(db, { userId, trainingPlanId: planId, weekStart: isoDate("2026-03-01") });
  await insertPlanLayer(db, {
    userId,
    trainingPlanId: planId,
    proposalKey: "safe-step_2026-03-11",
    sentence: "Wednesday's run says 1 h 40 min, and 1 h 5 min is the safe step.",
    change: JSON.stringify({ rule: "safe-step", week: 2, exercises: [] }),
    acceptedOn: isoDate("2026-03-10"),
  });
  const {
    weeklySchedule,
    raceType,
    swimDistance,
    bikeDistance,
    runDistance,
    raceDate,
    totalWeeks,
  } = newPlan(userId);
  await insertPlanRevision(db, {
    userId,
    trainingPlanId: planId,
    fromWeek: 3,
    termsBefore: {
      raceType,
      swimDistance,
      bikeDistance,
      runDistance,
      raceDate,
      totalWeeks,
      weeklySchedule,
      earlierSchedules: [],
      poolLengthMeters: 25,
    },
    doneWeeks: [{ week: 1, minutes: { "1-run-1": 30 } }],
    missedSets: ["1-swim-1"],
    sentence: "10 h a week from week 3 on",
    acceptedOn: isoDate("2026-03-10"),
    placementsBefore: {},
    exercisesBefore: {},
  });
  await saveCalendarFeed(db, {
    userId,
    trainingPlanId: planId,
    tokenHash: "d".repeat(64),
    tokenSeed: "e".repeat(43),
    startMinutes: [null, 390, 390, 390, 390, 390, 480],
    hasCompleted: true,
    hasRestDays: true,
    timeZone: "Europe/Lisbon",
  });
  await savePlanShare(db, {
    userId,
    trainingPlanId: planId,
    tokenHash: "f".repeat(64),
    tokenSeed: "g".repeat(43),
    hasDates: true,
    hasPaces: false,
  });
  await sampleCredentialRows(db, userId);
  await insertThresholds(db, [
    { userId, kind: "css", value: 105, source: "test", measuredOn: isoDate("2026-03-01") },
  ]);
  await db
    .insertInto("proposalDecision")
    .values({ userId, planId, proposalKey: "faster-targets:run", answer: "no" })
    .execute();
  await sampleWearableRows(db, userId);
}

async function sampleWearableRows(db: Queryable, userId: number): Promise<void> {
  await insertOauthState(db, {
    stateHash: "c".repeat(64),
    provider: "sandbox",
    userId,
    sessionHash: "a".repeat(64),
    verifierEnc: "v1.k.x.y",
    redirectUri: "http://localhost:3000/callback",
    createdAt: NOW,
    expiresAt: "2026-03-02T08:10:00.000Z",
  });
  const connection = await db
    .insertInto("wearableConnection")
    .values({ userId, provider: "sandbox", providerUserId: "u-1", accessTokenEnc: "v1.k.x.y" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await claimProviderAccount(db, { userId, provider: "sandbox", providerUserId: "u-1" });
  const pushKey = { userId, connectionId: connection.id, exerciseId: 1 };
  const sent = { providerWorkoutId: "11", contentHash: "d".repeat(64), sentAt: NOW };
  await savePushedWorkout(db, pushKey, sent);
  const day = { providerScheduleId: "12", scheduledDate: isoDate("2026-03-05"), sentAt: NOW };
  await savePushedDay(db, pushKey, day);
  const refused = { refusedVersion: "e", refusal: "poolLength is missing" };
  await savePushedWorkout(db, pushKey, { ...sent, ...refused });
  const activity = await db
    .insertInto("wearableActivity")
    .values({
      userId,
      connectionId: connection.id,
      provider: "sandbox",
      providerActivityId: "a-1",
      source: "webhook",
      activityType: "cycling",
      family: "bike",
      discipline: "bike",
      startTime: "2026-03-03T23:30:00Z",
      localDate: isoDate("2026-03-04"),
      durationSeconds: 3600.5,
      activityData: JSON.stringify({ weather: "sun" }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sampleImportRows(db, { userId, activityId: activity.id });
  const log = await db
    .insertInto("wearableWebhookLog")
    .values({
      provider: "sandbox",
      webhookType: "activities",
      userId,
      requestMethod: "POST",
      requestPath: "/api/webhooks/sandbox/***",
      requestBody: JSON.stringify([1, 2]),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sampleWebhookRows(db, { userId, connectionId: connection.id, logId: log.id });
}

async function sampleImportRows(
  db: Queryable,
  { userId, activityId }: { userId: number; activityId: number },
): Promise<void> {
  const importId = await insertImport(db, {
    userId,
    name: "ride.fit",
    byteLength: 5,
    timeZone: "UTC",
    uploadKey: "u-1",
  });
  await insertImportFile(db, {
    userId,
    importId,
    position: 0,
    name: "ride.fit",
    outcome: "stored",
    activityId,
  });
  await writeActivityDetail(db, { userId, activityId, laps: [], stream: null });
}

async function sampleWebhookRows(
  db: Queryable,
  { userId, connectionId, logId }: { userId: number; connectionId: number; logId: number },
): Promise<void> {
  await db
    .insertInto("webhookPayload")
    .values({ logId, body: Buffer.from("{}") })
    .execute();
  await db.insertInto("webhookPart").values({ logId, userId, activities: "[]" }).execute();
  await db
    .insertInto("webhookDedupe")
    .values({ key: "c".repeat(64), logId })
    .execute();
  await db.insertInto("webhookHold").values({ userId, connectionId, logId }).execute();
  await db
    .insertInto("providerThrottle")
    .values({ provider: "sandbox", blockedUntil: NOW })
    .execute();
  await db
    .insertInto("activityTombstone")
    .values({ userId, provider: "sandbox", providerActivityId: "a-2" })
    .execute();
  await db
    .insertInto("backfillWindow")
    .values({
      userId,
      connectionId,
      type: "activities",
      fromTime: NOW,
      toTime: "2026-03-09T08:00:00.000Z",
    })
    .execute();
  await db.insertInto("syncRun").values({ userId, connectionId }).execute();
}
