import { sql, type Selectable } from "kysely";
import type { CalendarFeedRow } from "../../tables/calendar-feed.ts";
import type { PlanRaceTable, TimeOffTable } from "../../tables/plan-layers.ts";
import type { Queryable } from "../../tables/database.ts";
import type { StoredExerciseRow } from "../../tables/exercise.ts";
import type { TrainingPlanRow } from "../../tables/training-plan.ts";
import { hasToken, saveLinkToken } from "./link-tokens.ts";
import { hasEnabledOwner } from "./has-enabled-owner.ts";

export function findCalendarFeed(
  db: Queryable,
  userId: number,
): Promise<CalendarFeedRow | undefined> {
  return db.selectFrom("calendarFeed").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** The feed with this token hash; undefined for disabled accounts. */
export function findFeedByToken(
  db: Queryable,
  tokenHash: string,
): Promise<CalendarFeedRow | undefined> {
  return db
    .selectFrom("calendarFeed")
    .selectAll()
    .where(hasToken("calendarFeed", tokenHash))
    .where(hasEnabledOwner("calendarFeed"))
    .executeTakeFirst();
}

export type NewCalendarFeed = Pick<
  CalendarFeedRow,
  | "userId"
  | "trainingPlanId"
  | "tokenHash"
  | "tokenSeed"
  | "startMinutes"
  | "hasCompleted"
  | "hasRestDays"
  | "timeZone"
>;

/**
 * Creates or replaces the athlete's feed, in a transaction. Rejects another user's plan through the
 * foreign key.
 */
export async function saveCalendarFeed(
  trx: Queryable,
  feed: NewCalendarFeed,
): Promise<CalendarFeedRow> {
  const { userId, ...content } = feed;
  const saved = await trx
    .insertInto("calendarFeed")
    .values({ userId, ...content })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet((eb) => ({
        ...content,
        // A new address has not been read yet.
        readAt: sql`case when calendar_feed.token_hash = excluded.token_hash
          then calendar_feed.read_at end`,
        // The default, which is now(): Citus refuses the function itself here.
        updatedAt: eb.ref("excluded.updatedAt"),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveLinkToken(trx, saved);
  return saved;
}

/** Returns whether there was one. */
export async function deleteCalendarFeed(db: Queryable, userId: number): Promise<boolean> {
  const result = await db
    .deleteFrom("calendarFeed")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Notes that a calendar read the feed, at most once in a quarter of an hour. */
export async function markFeedRead(
  db: Queryable,
  { userId, now }: { userId: number; now: string },
): Promise<void> {
  await db
    .updateTable("calendarFeed")
    .set({ readAt: now })
    .where("userId", "=", userId)
    .where(sql<boolean>`read_at is null or read_at < ${now}::timestamptz - interval '15 minutes'`)
    .execute();
}

const PLAN_COLUMNS = [
  "id",
  "name",
  "raceType",
  "startDate",
  "raceDate",
  "weeklySchedule",
  "createdAt",
  "updatedAt",
] as const;
const RACE_COLUMNS = [
  "id",
  "trainingPlanId",
  "name",
  "date",
  "kind",
  "createdAt",
  "updatedAt",
] as const;
/** Without kind and symptoms: what ails an athlete is in no calendar. */
const TIME_OFF_COLUMNS = [
  "id",
  "trainingPlanId",
  "fromDate",
  "toDate",
  "createdAt",
  "updatedAt",
] as const;
const EXERCISE_COLUMNS = [
  "id",
  "trainingPlanId",
  "week",
  "slotKey",
  "type",
  "name",
  "duration",
  "description",
  "steps",
  "scheduledDate",
  "orderIndex",
  "isCompleted",
  "updatedAt",
] as const satisfies readonly (keyof StoredExerciseRow)[];

export type CalendarPlan = Pick<TrainingPlanRow, (typeof PLAN_COLUMNS)[number]>;
export type CalendarRace = Pick<Selectable<PlanRaceTable>, (typeof RACE_COLUMNS)[number]>;
export type CalendarTimeOff = Pick<Selectable<TimeOffTable>, (typeof TIME_OFF_COLUMNS)[number]>;
export type CalendarExercise = Pick<StoredExerciseRow, (typeof EXERCISE_COLUMNS)[number]>;

interface PlanScope {
  userId: number;
  /** Null: all plans. */
  planId: number | null;
}

/** The user's plans of a calendar. */
export function listCalendarPlans(
  db: Queryable,
  { userId, planId }: PlanScope,
): Promise<CalendarPlan[]> {
  const plans = db.selectFrom("trainingPlan").select(PLAN_COLUMNS).where("userId", "=", userId);
  return (planId === null ? plans : plans.where("id", "=", planId)).orderBy("id").execute();
}

/** The exercises that have a day, without those left out or not done. */
export function listCalendarExercises(
  db: Queryable,
  { userId, planId }: PlanScope,
): Promise<CalendarExercise[]> {
  const exercises = db
    .selectFrom("exercise")
    .select(EXERCISE_COLUMNS)
    .where("userId", "=", userId)
    .where("scheduledDate", "is not", null)
    .where("isDropped", "=", false)
    .where("skippedAt", "is", null);
  return (planId === null ? exercises : exercises.where("trainingPlanId", "=", planId))
    .orderBy("scheduledDate")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();
}

/** The races on the way to those of the plans, by date. */
export function listCalendarRaces(
  db: Queryable,
  { userId, planId }: PlanScope,
): Promise<CalendarRace[]> {
  const races = db.selectFrom("planRace").select(RACE_COLUMNS).where("userId", "=", userId);
  return (planId === null ? races : races.where("trainingPlanId", "=", planId))
    .orderBy("date")
    .orderBy("id")
    .execute();
}

/** The time off of the plans, by its first day. */
export function listCalendarTimeOff(
  db: Queryable,
  { userId, planId }: PlanScope,
): Promise<CalendarTimeOff[]> {
  const timeOff = db.selectFrom("timeOff").select(TIME_OFF_COLUMNS).where("userId", "=", userId);
  return (planId === null ? timeOff : timeOff.where("trainingPlanId", "=", planId))
    .orderBy("fromDate")
    .orderBy("id")
    .execute();
}
