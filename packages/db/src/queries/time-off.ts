import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import { TIME_OFF_COLUMNS, type NewTimeOff, type TimeOffRow } from "../tables/plan-layers.ts";
import type { PlanKey } from "./plans.ts";

export type TimeOffKey = PlanKey & { timeOffId: number };

/** Rejects another user's plan through the foreign key. */
export function insertTimeOff(db: Queryable, timeOff: NewTimeOff): Promise<TimeOffRow> {
  return db
    .insertInto("timeOff")
    .values(timeOff)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The plan's time off in the order in which it was accepted. */
export function listTimeOff(db: Queryable, key: PlanKey): Promise<TimeOffRow[]> {
  return db
    .selectFrom("timeOff")
    .select(TIME_OFF_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("id")
    .execute();
}

/** Undefined if it belongs to another plan or user. */
export function updateTimeOff(
  db: Queryable,
  {
    toDate,
    placementsBefore,
    exercisesBefore,
    ...key
  }: TimeOffKey & Pick<TimeOffRow, "toDate" | "placementsBefore" | "exercisesBefore">,
): Promise<TimeOffRow | undefined> {
  return db
    .updateTable("timeOff")
    .set({
      toDate,
      placementsBefore: JSON.stringify(placementsBefore),
      exercisesBefore: JSON.stringify(exercisesBefore),
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.timeOffId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning(TIME_OFF_COLUMNS)
    .executeTakeFirst();
}

/** Deletes the time off; returns whether the plan had it. */
export async function deleteTimeOff(db: Queryable, key: TimeOffKey): Promise<boolean> {
  const result = await db
    .deleteFrom("timeOff")
    .where("id", "=", key.timeOffId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
