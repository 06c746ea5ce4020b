import type {
  ActivityCursor,
  ActivitySource,
  Discipline,
  IsoDate,
  SportFamily,
  ZoneBasis,
  ZoneSeconds,
} from "@triplan/domain";
import { sql } from "kysely";
import { releaseActivities } from "./release-activities.ts";
import type { Queryable } from "../tables/database.ts";
import type { Instant } from "../tables/column-types.ts";
import type { NewActivity } from "../tables/wearable-activity.ts";

/** An activity and its required owner. */
export interface ActivityKey {
  userId: number;
  activityId: number;
}

/** An activity as the athlete sees it. */
export interface ActivityRow {
  id: number;
  provider: string;
  providerActivityId: string;
  /** The provider's id of the multisport recording that contains this part. */
  parentProviderId: string | null;
  isParent: boolean;
  /** True for a multisport recording with stored parts. */
  hasParts: boolean;
  activityName: string | null;
  activityType: string;
  family: SportFamily;
  discipline: Discipline;
  startTime: Instant;
  /** Local time minus UTC. */
  startOffsetSeconds: number | null;
  localDate: IsoDate;
  /** Seconds. */
  duration: number;
  /** Metres. */
  distance: number | null;
  /** Seconds per kilometre. */
  averagePace: number | null;
  /** Metres per second. */
  averageSpeed: number | null;
  averageHeartRate: number | null;
  maxHeartRate: number | null;
  calories: number | null;
  elevationGain: number | null;
  /** Watts. */
  averagePower: number | null;
  /** Watts. */
  normalizedPower: number | null;
  zoneSeconds: ZoneSeconds | null;
  zoneBasis: ZoneBasis | null;
  /** 1 very easy, 10 all out. */
  rpe: number | null;
  /** 1 unwell, 5 strong. */
  feeling: number | null;
  source: ActivitySource;
  deviceName: string | null;
  activityData: Record<string, unknown> | null;
  duplicateOf: number | null;
  createdAt: Instant;
  linkedExerciseId: number | null;
  isLinkedToExercise: boolean;
  isLinkedToWorkout: boolean;
}

/**
 * Parts name the summary id of their parent, or the activity id if the provider has no summaries.
 */
export const hasParts = () =>
  sql<boolean>`activity.is_parent and exists (
    select from wearable_activity part
    where part.user_id = activity.user_id and part.provider = activity.provider
      and part.parent_provider_id in (activity.provider_summary_id, activity.provider_activity_id)
  )`.as("hasParts");

/** An activity without what its provider sent. */
export type ActivitySummaryRow = Omit<ActivityRow, "activityData">;

const summaries = (db: Queryable, userId: number) =>
  db
    .selectFrom("wearableActivity as activity")
    .leftJoin("exercise", (join) =>
      join
        .onRef("exercise.userId", "=", "activity.userId")
        .onRef("exercise.matchedActivityId", "=", "activity.id"),
    )
    .select([
      "activity.id",
      "activity.provider",
      "activity.providerActivityId",
      "activity.parentProviderId",
      "activity.isParent",
      hasParts(),
      "activity.name as activityName",
      "activity.activityType",
      "activity.family",
      "activity.discipline",
      "activity.startTime",
      "activity.startOffsetSeconds",
      "activity.localDate",
      "activity.durationSeconds as duration",
      "activity.distanceMeters as distance",
      "activity.averagePace",
      "activity.averageSpeed",
      "activity.averageHeartRate",
      "activity.maxHeartRate",
      "activity.calories",
      "activity.elevationGain",
      "activity.averagePower",
      "activity.normalizedPower",
      "activity.zoneSeconds",
      "activity.zoneBasis",
      "activity.rpe",
      "activity.feeling",
      "activity.source",
      "activity.deviceName",
      "activity.duplicateOf",
      "activity.createdAt",
      "exercise.id as linkedExerciseId",
      sql<boolean>`exercise.id is not null`.as("isLinkedToExercise"),
      sql<boolean>`exercise.id is not null`.as("isLinkedToWorkout"),
    ])
    .where("activity.userId", "=", userId);

const activities = (db: Queryable, userId: number) =>
  summaries(db, userId).select("activity.activityData");

const isAfter = ({ startTime, id }: ActivityCursor) =>
  sql<boolean>`(activity.start_time, activity.id) < (${startTime}::timestamptz, ${id}::bigint)`;

interface ActivityPage {
  userId: number;
  after: ActivityCursor | null;
  limit: number;
}

/** A page of the user's activities, newest first, without raw data. */
export function listActivitySummaries(
  db: Queryable,
  { userId, after, limit }: ActivityPage,
): Promise<ActivitySummaryRow[]> {
  return summaries(db, userId)
    .$if(after !== null, (page) => (after ? page.where(isAfter(after)) : page))
    .orderBy("activity.startTime", "desc")
    .orderBy("activity.id", "desc")
    .limit(limit)
    .execute();
}

/** The documented fields of what a provider sent, which may be large as a whole. */
const documentedData = sql<Record<string, unknown> | null>`
  case when activity.activity_data is not null then coalesce(
    (select jsonb_object_agg(key, value) from jsonb_each(activity.activity_data)
      where key in ('averageSpeedInMetersPerSecond', 'weather', 'route')),
    '{}') end`;

/** The user's activities, newest first, with the documented fields of their raw data. */
export function listActivities(
  db: Queryable,
  { userId, after, limit }: ActivityPage,
): Promise<ActivityRow[]> {
  const newest = summaries(db, userId)
    .select(documentedData.as("activityData"))
    .orderBy("activity.startTime", "desc")
    .orderBy("activity.id", "desc")
    .limit(limit);
  if (!after) return newest.execute();
  return newest.where(isAfter(after)).execute();
}

/** Total number of activities over all pages. */
export async function countActivities(
  db: Queryable,
  { userId }: { userId: number },
): Promise<number> {
  const { count } = await activities(db, userId)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** First and last day, both included. */
export interface DateRange {
  from: IsoDate;
  to: IsoDate;
}

/** The user's activities without an exercise, by start, without raw data. */
export function listUnmatchedActivities(
  db: Queryable,
  { userId, from, to }: { userId: number } & DateRange,
): Promise<(ActivitySummaryRow & { autoMatchSuppressed: boolean })[]> {
  return summaries(db, userId)
    .select("activity.autoMatchSuppressed")
    .where("activity.localDate", ">=", from)
    .where("activity.localDate", "<=", to)
    .where("exercise.id", "is", null)
    .orderBy("activity.startTime")
    .orderBy("activity.id")
    .execute();
}

/** Undefined if the user has no activity with that id. */
export const findActivity = (
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<ActivityRow | undefined> =>
  activities(db, userId).where("activity.id", "=", activityId).executeTakeFirst();

/** Inserts an activity entered by the user; rejects if the user has one with the same id. */
export async function insertActivity(db: Queryable, activity: NewActivity): Promise<ActivityRow> {
  const { id } = await db
    .insertInto("wearableActivity")
    .values(activity)
    .returning("id")
    .executeTakeFirstOrThrow();
  return activities(db, activity.userId).where("activity.id", "=", id).executeTakeFirstOrThrow();
}

/** What an athlete enters for an exercise. */
export type EnteredActivity = Required<
  Pick<
    NewActivity,
    | "startTime"
    | "localDate"
    | "durationSeconds"
    | "distanceMeters"
    | "averageHeartRate"
    | "rpe"
    | "feeling"
  >
>;

/** Replaces what the athlete entered. */
export async function updateManualActivity(
  db: Queryable,
  { userId, activityId }: ActivityKey,
  entered: EnteredActivity,
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ ...entered, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .where("source", "=", "manual")
    .execute();
}

/** What the athlete may correct of an imported file. */
export type CorrectedActivity = EnteredActivity & Required<Pick<NewActivity, "averageSpeed">>;

/** Corrects the activity of an imported file. */
export async function updateFileActivity(
  db: Queryable,
  { userId, activityId }: ActivityKey,
  corrected: CorrectedActivity,
): Promise<void> {
  await db
    .updateTable("wearableActivity")
    .set({ ...corrected, updatedAt: sql`now()` })
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .where("source", "=", "file")
    .execute();
}

/**
 * Deletes the activity and records a tombstone, so that the provider can't restore it. Undefined if
 * it belongs to another user. What the athlete entered or imported needs no tombstone.
 */
export async function deleteActivity(
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<{ id: number } | undefined> {
  await releaseActivities(db, { userId, activityIds: [activityId] });
  const deleted = await db
    .deleteFrom("wearableActivity")
    .where("id", "=", activityId)
    .where("userId", "=", userId)
    .returning(["id", "provider", "providerActivityId", "source"])
    .executeTakeFirst();
  if (!deleted) return undefined;
  const { id, provider, providerActivityId, source } = deleted;
  if (source === "test" || source === "manual" || source === "file") return { id };
  await db
    .insertInto("activityTombstone")
    .values({ userId, provider, providerActivityId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id };
}
