import type { RaceResult } from "@triplan/domain";
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
  checkedItems: readonly string[];
  ownItems: readonly string[];
}

/** Rejects another user's plan through the foreign key. */
export async function saveRaceDay(
  db: Queryable,
  { userId, planId }: PlanKey,
  { startMinute, checkedItems, ownItems }: RaceDayChange,
): Promise<void> {
  const stored = {
    checkedItems: [...checkedItems],
    ownItems: [...ownItems],
    ...(startMinute !== undefined && { startMinute }),
  };
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
