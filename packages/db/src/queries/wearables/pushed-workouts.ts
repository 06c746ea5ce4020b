import type { IsoDate } from "@triplan/domain";
import { sql } from "kysely";
import type { Instant } from "../../tables/column-types.ts";
import type { Queryable } from "../../tables/database.ts";
import type { StoredExerciseRow } from "../../tables/exercise.ts";
import type { PushedWorkoutRow } from "../../tables/pushed-workout.ts";
import type { ConnectionKey } from "./connections.ts";

/** An exercise at the provider of a connection. */
export interface PushKey extends ConnectionKey {
  exerciseId: number;
}

/** The channel that receives `<user id>/<exercise id>` whenever the provider told about a workout. */
export const PUSH_CHANNEL = "pushed_workout";

const told = (db: Queryable, { userId, exerciseId }: PushKey) =>
  sql`select pg_notify(${PUSH_CHANNEL}, ${`${userId}/${exerciseId}`})`.execute(db);

const COLUMNS = [
  "id",
  "trainingPlanId",
  "week",
  "type",
  "name",
  "notes",
  "duration",
  "distance",
  "steps",
  "scheduledDate",
  "isCompleted",
  "matchedActivityId",
  "skippedAt",
] as const satisfies readonly (keyof StoredExerciseRow)[];

/** What a planned workout follows from. */
export type PushableExercise = Pick<StoredExerciseRow, (typeof COLUMNS)[number]>;

/** The exercises of a plan in a span of days, and the named ones of every plan, by day. */
export function listPushableExercises(
  db: Queryable,
  span: {
    userId: number;
    planId: number | null;
    from: IsoDate;
    to: IsoDate;
    ids: readonly number[];
  },
): Promise<PushableExercise[]> {
  const { userId, planId, from, to, ids } = span;
  return db
    .selectFrom("exercise")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .where("isDropped", "=", false)
    .where((eb) =>
      eb.or([
        eb.and([eb("trainingPlanId", "=", planId), eb.between("scheduledDate", from, to)]),
        eb("id", "=", sql<number>`any(${[...ids]}::bigint[])`),
      ]),
    )
    .orderBy("scheduledDate")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();
}

/** What the provider has of the athlete's exercises, and what it refused. */
export function listPushedWorkouts(db: Queryable, key: ConnectionKey): Promise<PushedWorkoutRow[]> {
  return db
    .selectFrom("pushedWorkout")
    .selectAll()
    .where("connectionId", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .orderBy("exerciseId")
    .execute();
}

type Answer<Column extends keyof PushedWorkoutRow> = Partial<Pick<PushedWorkoutRow, Column>>;

/** Stores that the provider took an exercise's workout, or refused it; other columns stay. */
export async function savePushedWorkout(
  db: Queryable,
  key: PushKey,
  answer: Answer<"providerWorkoutId" | "contentHash" | "sentAt" | "refusedVersion" | "refusal">,
): Promise<void> {
  await db
    .insertInto("pushedWorkout")
    .values({ ...key, ...answer })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "connectionId", "exerciseId"])
        .doUpdateSet((eb) => ({ ...answer, updatedAt: eb.ref("excluded.updatedAt") }))
        .where("pushedWorkout.userId", "=", key.userId),
    )
    .execute();
  await told(db, key);
}

/** Stores the day that a workout is on at the provider, which ends an earlier refusal. */
export async function savePushedDay(
  db: Queryable,
  key: PushKey,
  day: Answer<"providerScheduleId" | "scheduledDate" | "sentAt">,
): Promise<void> {
  await db
    .updateTable("pushedWorkout")
    .set({ ...day, refusedVersion: null, refusal: null, updatedAt: sql`now()` })
    .where("connectionId", "=", key.connectionId)
    .where("exerciseId", "=", key.exerciseId)
    .where("userId", "=", key.userId)
    .execute();
  await told(db, key);
}

export async function deletePushedWorkout(db: Queryable, key: PushKey): Promise<void> {
  await db
    .deleteFrom("pushedWorkout")
    .where("connectionId", "=", key.connectionId)
    .where("exerciseId", "=", key.exerciseId)
    .where("userId", "=", key.userId)
    .execute();
  await told(db, key);
}

/** Forgets everything that the provider told about workouts. */
export async function deletePushedWorkouts(db: Queryable, key: ConnectionKey): Promise<void> {
  await db
    .deleteFrom("pushedWorkout")
    .where("connectionId", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/** When the provider last accepted a workout of the athlete; null if it never has. */
export async function findLastPush(db: Queryable, key: ConnectionKey): Promise<Instant | null> {
  const row = await db
    .selectFrom("pushedWorkout")
    .select(({ fn }) => fn.max("sentAt").as("sentAt"))
    .where("connectionId", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
  return row?.sentAt ?? null;
}
