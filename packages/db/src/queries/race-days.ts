import type { RaceResult } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import { RACE_DAY_COLUMNS, type RaceDayRow } from "../tables/plan-layers.ts";
import type { PlanKey } from "./plans.ts";

/** Undefined before the athlete entered anything, and for another user's plan. */
export function findRaceDay(db: Queryable, key: PlanKey): Promise<RaceDayRow | undefined> {
  return db
    .selectFrom("raceDay")
    .select(RACE_DAY_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

export interface RaceDayChange {
  /** Absent: stays as it is. */
  startMinute?: number | null | undefined;
  check: readonly string[];
  uncheck: readonly string[];
}

/** Rejects another user's plan through the foreign key. */
export async function updateRaceDay(
  db: Queryable,
  { userId, planId }: PlanKey,
  { startMinute, check, uncheck }: RaceDayChange,
): Promise<void> {
  const start = startMinute === undefined ? {} : { startMinute };
  const inserted = await db
    .insertInto("raceDay")
    .values({
      trainingPlanId: planId,
      userId,
      checkedItems: check.filter((item) => !uncheck.includes(item)),
      ...start,
    })
    .onConflict((conflict) => conflict.columns(["userId", "trainingPlanId"]).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return;
  // A statement of its own: Citus takes no subquery in an upsert.
  await db
    .updateTable("raceDay")
    .set({
      ...start,
      // Items one by one, so that ticks of two devices add up.
      checkedItems: sql<string[]>`array(
        select item from unnest(race_day.checked_items || ${check}::text[]) item
        where item <> all(${uncheck}::text[]) group by item order by item)`,
      updatedAt: sql`now()`,
    })
    .where("userId", "=", userId)
    .where("trainingPlanId", "=", planId)
    .execute();
}

/** Null removes the result. Rejects another user's plan through the foreign key. */
export async function saveRaceResult(
  db: Queryable,
  { userId, planId }: PlanKey,
  result: RaceResult | null,
): Promise<void> {
  const stored = resultColumns(result);
  await db
    .insertInto("raceDay")
    .values({ trainingPlanId: planId, userId, ...stored })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "trainingPlanId"])
        .doUpdateSet((eb) => ({ ...stored, updatedAt: eb.ref("excluded.updatedAt") })),
    )
    .execute();
}

/** The columns of a result; those of null are as before one was entered. */
export const resultColumns = (result: RaceResult | null) => ({
  status: result?.status ?? null,
  finishSeconds: result?.finishSeconds ?? null,
  splits: JSON.stringify(result?.splits ?? {}),
  isFairDay: result?.isFairDay ?? true,
  note: result?.note ?? null,
});
