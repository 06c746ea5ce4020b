import type { IsoDate } from "@triplan/domain";
import type { Queryable } from "../tables/database.ts";
import { CHECK_IN_COLUMNS, type CheckInRow, type NewCheckIn } from "../tables/plan-layers.ts";
import type { PlanKey } from "./plans.ts";

/** Rejects another user's plan through the foreign key. */
export function insertCheckIn(db: Queryable, checkIn: NewCheckIn): Promise<CheckInRow> {
  return db
    .insertInto("checkIn")
    .values(checkIn)
    .returning(CHECK_IN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The check-ins of a plan, by week. */
export function listCheckIns(db: Queryable, key: PlanKey): Promise<CheckInRow[]> {
  return db
    .selectFrom("checkIn")
    .select(CHECK_IN_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("weekStart")
    .execute();
}

/** Deletes the check-in of a week. */
export async function deleteCheckIn(
  db: Queryable,
  key: PlanKey & { weekStart: IsoDate },
): Promise<void> {
  await db
    .deleteFrom("checkIn")
    .where("weekStart", "=", key.weekStart)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .execute();
}
