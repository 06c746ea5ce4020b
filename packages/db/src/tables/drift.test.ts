import type { IsoDate } from "@triplan/domain";
import { sql, type Selectable } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "./database.ts";
import { testDatabase } from "../testing/test-database.ts";

/** PostgreSQL's type of a column with this `Value`. */
type SqlBase<Value> = [Value] extends [number]
  ? "bigint" | "integer" | "smallint" | "double precision"
  : [Value] extends [boolean]
    ? "boolean"
    : [Value] extends [IsoDate]
      ? "date"
      : [Value] extends [string]
        ? "text" | "timestamp with time zone"
        : [Value] extends [string[]]
          ? "text[]"
          : [Value] extends [Buffer]
            ? "bytea"
            : "jsonb";

type SqlType<Value> = null extends Value ? `${SqlBase<NonNullable<Value>>} null` : SqlBase<Value>;

type Columns = {
  [Table in keyof Database]: {
    [Column in keyof Selectable<Database[Table]>]: SqlType<Selectable<Database[Table]>[Column]>;
  };
};

const instants = {
  createdAt: "timestamp with time zone",
  updatedAt: "timestamp with time zone",
} as const;

// The compiler compares this table with the interfaces, the test compares it with the database.
const COLUMNS: Columns = {
  userAccount: {
    id: "bigint",
    username: "text",
    passwordHash: "text",
    defaultSwimPace: "text null",
    defaultBikePace: "text null",
    defaultRunPace: "text null",
    experienceLevel: "text null",
    defaultWeeklySchedule: "jsonb",
    currentTrainingPlanId: "bigint null",
    unitPreference: "text",
    ...instants,
  },
  userSession: {
    idHash: "text",
    userId: "bigint",
    createdAt: "timestamp with time zone",
    lastSeenAt: "timestamp with time zone",
    expiresAt: "timestamp with time zone",
    userAgent: "text null",
  },
  loginFailure: {
    id: "bigint",
    usernameHash: "text",
    ipPrefix: "text",
    failedAt: "timestamp with time zone",
  },
  trainingPlan: {
    id: "bigint",
    userId: "bigint",
    name: "text",
    raceType: "text",
    swimDistance: "text",
    bikeDistance: "text",
    runDistance: "text",
    raceDate: "date",
    createdOn: "date",
    startDate: "date",
    currentSwimPace: "text",
    currentBikePace: "text",
    currentRunPace: "text",
    experienceLevel: "text",
    goalFinishTime: "text null",
    goalSwimPace: "text null",
    goalBikePace: "text null",
    goalRunPace: "text null",
    hoursNow: "double precision null",
    longestRunNow: "integer null",
    longestRideNow: "integer null",
    longestSwimNow: "integer null",
    totalWeeks: "integer",
    weeklySchedule: "jsonb",
    paceImprovement: "integer",
    poolLengthMeters: "integer",
    optimiseLoad: "boolean",
    engineVersion: "smallint",
    idempotencyKey: "text null",
    requestHash: "text null",
    ...instants,
  },
  exercise: {
    id: "bigint",
    trainingPlanId: "bigint",
    userId: "bigint",
    week: "integer",
    slotKey: "text",
    type: "text",
    templateId: "text",
    name: "text",
    duration: "integer",
    distance: "text",
    pace: "text",
    intensity: "text",
    description: "text",
    notes: "text",
    steps: "jsonb",
    suggestedDay: "integer null",
    isKey: "boolean",
    brickId: "text null",
    reasons: "jsonb",
    baseDuration: "integer",
    baseIntensity: "text",
    baseTemplateId: "text",
    day: "integer null",
    dayName: "text null",
    scheduledDate: "date null",
    isScheduled: "boolean",
    isCompleted: "boolean",
    completedAt: "timestamp with time zone null",
    actualDuration: "integer null",
    actualDistance: "text null",
    actualPace: "text null",
    completionNotes: "text null",
    matchedActivityId: "bigint null",
    placedByMatch: "boolean",
    orderIndex: "integer",
    ...instants,
  },
  planAdjustment: {
    id: "bigint",
    trainingPlanId: "bigint",
    userId: "bigint",
    fromWeek: "integer",
    adjustmentType: "text",
    volumeAdjustment: "integer",
    intensityAdjustment: "text",
    reason: "text",
    createdAt: "timestamp with time zone",
  },
  oauthState: {
    stateHash: "text",
    provider: "text",
    userId: "bigint",
    sessionHash: "text",
    verifierEnc: "text",
    redirectUri: "text",
    createdAt: "timestamp with time zone",
    expiresAt: "timestamp with time zone",
  },
  wearableConnection: {
    id: "bigint",
    userId: "bigint",
    provider: "text",
    providerUserId: "text",
    status: "text",
    accessTokenEnc: "text null",
    refreshTokenEnc: "text null",
    tokenExpiresAt: "timestamp with time zone null",
    refreshExpiresAt: "timestamp with time zone null",
    permissions: "text[]",
    consentedAt: "timestamp with time zone null",
    consentVersion: "text null",
    authStrikes: "integer",
    firstStrikeAt: "timestamp with time zone null",
    refreshBlockedUntil: "timestamp with time zone null",
    refreshCount: "integer",
    revokeTries: "integer",
    lastSyncedAt: "timestamp with time zone null",
    ...instants,
  },
  wearableActivity: {
    id: "bigint",
    userId: "bigint",
    connectionId: "bigint null",
    provider: "text",
    providerActivityId: "text",
    providerSummaryId: "text null",
    parentProviderId: "text null",
    isParent: "boolean",
    source: "text",
    name: "text null",
    activityType: "text",
    family: "text",
    discipline: "text",
    startTime: "timestamp with time zone",
    startOffsetSeconds: "integer null",
    localDate: "date",
    durationSeconds: "double precision",
    distanceMeters: "double precision null",
    averagePace: "double precision null",
    averageSpeed: "double precision null",
    averageHeartRate: "double precision null",
    maxHeartRate: "double precision null",
    calories: "double precision null",
    elevationGain: "double precision null",
    deviceName: "text null",
    activityData: "jsonb null",
    contentHash: "text null",
    sourceRank: "integer",
    sourceVersion: "bigint",
    duplicateOf: "bigint null",
    flags: "text[]",
    autoMatchSuppressed: "boolean",
    ...instants,
  },
  wearableWebhookLog: {
    id: "bigint",
    provider: "text",
    webhookType: "text",
    providerUserId: "text null",
    userId: "bigint null",
    requestMethod: "text",
    requestPath: "text",
    requestHeaders: "jsonb null",
    requestBody: "jsonb null",
    responseStatus: "integer null",
    responseBody: "jsonb null",
    status: "text",
    processingSuccess: "boolean null",
    processingError: "text null",
    activitiesProcessed: "integer",
    duplicateOf: "bigint null",
    expiresAt: "timestamp with time zone null",
    ...instants,
  },
  webhookPayload: { logId: "bigint", body: "bytea", createdAt: instants.createdAt },
  webhookPart: {
    id: "bigint",
    logId: "bigint",
    userId: "bigint",
    activities: "jsonb null",
    ping: "jsonb null",
    createdAt: instants.createdAt,
  },
  webhookDedupe: { key: "text", logId: "bigint null", createdAt: instants.createdAt },
  webhookHold: { connectionId: "bigint", logId: "bigint", createdAt: instants.createdAt },
  providerThrottle: { provider: "text", blockedUntil: "timestamp with time zone", ...instants },
  activityTombstone: {
    userId: "bigint",
    provider: "text",
    providerActivityId: "text",
    createdAt: instants.createdAt,
  },
  backfillWindow: {
    id: "bigint",
    userId: "bigint",
    connectionId: "bigint",
    type: "text",
    fromTime: "timestamp with time zone",
    toTime: "timestamp with time zone",
    createdAt: instants.createdAt,
  },
  syncRun: {
    id: "bigint",
    userId: "bigint",
    connectionId: "bigint",
    status: "text",
    requested: "jsonb",
    received: "integer",
    imported: "integer",
    updated: "integer",
    skipped: "integer",
    matched: "integer",
    error: "text null",
    lastReceivedAt: "timestamp with time zone null",
    finishedAt: "timestamp with time zone null",
    ...instants,
  },
};

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inSnakeCase = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCase(name), value]));

// @covers entities-1, entities-5, entities-10, entities-13, entities-14, entities-16
test("the migrated database has exactly the columns of the table interfaces", async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select relname as "table", attname as "column",
      format_type(atttypid, atttypmod) || case when attnotnull then '' else ' null' end as type
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and relname !~ '^kysely_'`.execute(db);
  const found: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) (found[table] ??= {})[column] = type;

  const tables = Object.entries(COLUMNS).map(([name, columns]) => [name, inSnakeCase(columns)]);
  expect(found).toEqual(inSnakeCase(Object.fromEntries(tables)));
});
