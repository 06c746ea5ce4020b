import type { Db } from "@triplan/db";
import { isoDate } from "@triplan/domain";

const COMPLETED_AT = "2026-03-04T08:00:00.000Z";

/** Completes an exercise without a watch. */
export async function completeExercise(db: Db, exerciseId: number): Promise<void> {
  await db
    .updateTable("exercise")
    .set({ isCompleted: true, completedAt: COMPLETED_AT, actualDuration: 50 })
    .where("id", "=", exerciseId)
    .execute();
}

let activities = 0;

/** Matches an exercise with a new activity; returns the activity's id. */
export async function matchExercise(
  db: Db,
  key: { userId: number; exerciseId: number },
): Promise<number> {
  activities += 1;
  const { id } = await db
    .insertInto("wearableActivity")
    .values({
      userId: key.userId,
      provider: "test",
      providerActivityId: `activity-${activities}`,
      source: "test",
      activityType: "running",
      family: "run",
      discipline: "run",
      startTime: COMPLETED_AT,
      localDate: isoDate(COMPLETED_AT.slice(0, 10)),
      durationSeconds: 1800,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("exercise")
    .set({ isCompleted: true, completedAt: COMPLETED_AT, matchedActivityId: id })
    .where("id", "=", key.exerciseId)
    .execute();
  return id;
}
