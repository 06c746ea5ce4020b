import type { TargetChoice } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";
import { hasEnabledOwner } from "../account/has-enabled-owner.ts";
import type { ConnectionKey } from "./connections.ts";

const COLUMNS = [
  "id",
  "userId",
  "provider",
  "status",
  "permissions",
  "workoutTarget",
  "timeZone",
] as const;

/** The user's connection as far as sending workouts needs it; none of a disabled account. */
export function findPushConnection(db: Queryable, key: { userId: number; provider: string }) {
  return db
    .selectFrom("wearableConnection")
    .select(COLUMNS)
    .where("userId", "=", key.userId)
    .where("provider", "=", key.provider)
    .where(hasEnabledOwner("wearableConnection"))
    .executeTakeFirst();
}

export type PushConnection = NonNullable<Awaited<ReturnType<typeof findPushConnection>>>;

/**
 * Working connections of enabled accounts whose athletes have workouts sent, or did and some are
 * still there.
 */
export function listPushConnections(db: Queryable, provider: string) {
  return db
    .selectFrom("wearableConnection")
    .select(["userId", "timeZone"])
    .where("provider", "=", provider)
    .where("status", "=", "active")
    .where(hasEnabledOwner("wearableConnection"))
    .where((eb) =>
      eb.or([
        eb("workoutTarget", "is not", null),
        eb.exists(
          eb
            .selectFrom("pushedWorkout")
            .select("exerciseId")
            .whereRef("pushedWorkout.connectionId", "=", "wearableConnection.id")
            .whereRef("pushedWorkout.userId", "=", "wearableConnection.userId"),
        ),
      ]),
    )
    .execute();
}

/** Turns sending workouts on with a target, or off with null. */
export async function setWorkoutTarget(
  db: Queryable,
  key: ConnectionKey,
  workoutTarget: TargetChoice | null,
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({ workoutTarget, updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Remembers the athlete's time zone, which decides the day that is today. */
export async function setConnectionTimeZone(
  db: Queryable,
  key: ConnectionKey,
  timeZone: string,
): Promise<void> {
  await db
    .updateTable("wearableConnection")
    .set({ timeZone, updatedAt: sql`now()` })
    .where("id", "=", key.connectionId)
    .where("userId", "=", key.userId)
    .execute();
}
