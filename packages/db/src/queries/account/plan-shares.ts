import type { Queryable } from "../../tables/database.ts";
import type { StoredExerciseRow } from "../../tables/exercise.ts";
import type { PlanShareRow } from "../../tables/plan-share.ts";
import type { PlanKey } from "../plans.ts";
import { hasToken, saveLinkToken } from "./link-tokens.ts";
import { hasEnabledOwner } from "./has-enabled-owner.ts";

/** Undefined if the plan is not shared or belongs to another user. */
export function findPlanShare(
  db: Queryable,
  { userId, planId }: PlanKey,
): Promise<PlanShareRow | undefined> {
  return db
    .selectFrom("planShare")
    .selectAll()
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** The share with this token hash; undefined for disabled accounts. */
export function findShareByToken(
  db: Queryable,
  tokenHash: string,
): Promise<PlanShareRow | undefined> {
  return db
    .selectFrom("planShare")
    .selectAll()
    .where(hasToken("planShare", tokenHash))
    .where(hasEnabledOwner("planShare"))
    .executeTakeFirst();
}

export type NewPlanShare = Omit<PlanShareRow, "createdAt" | "updatedAt">;

/** Shares a plan, in a transaction; a shared one keeps its address. Rejects another user's plan. */
export async function savePlanShare(trx: Queryable, share: NewPlanShare): Promise<PlanShareRow> {
  const { hasDates, hasPaces } = share;
  const saved = await trx
    .insertInto("planShare")
    .values(share)
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "trainingPlanId"])
        .doUpdateSet((eb) => ({ hasDates, hasPaces, updatedAt: eb.ref("excluded.updatedAt") })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await saveLinkToken(trx, saved);
  return saved;
}

export async function deletePlanShare(db: Queryable, { userId, planId }: PlanKey): Promise<void> {
  await db
    .deleteFrom("planShare")
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .execute();
}

const SHARED_COLUMNS = [
  "week",
  "slotKey",
  "type",
  "name",
  "duration",
  "distance",
  "pace",
  "intensity",
  "steps",
  "isKey",
  "brickId",
  "day",
  "suggestedDay",
  "placedByMatch",
] as const satisfies readonly (keyof StoredExerciseRow)[];

/** What others may see of an exercise, before paces and days are left out. */
export type SharedExerciseRow = Pick<StoredExerciseRow, (typeof SHARED_COLUMNS)[number]>;

/** The plan's exercises without those left out, and without what was done. */
export function listSharedExercises(
  db: Queryable,
  { userId, planId }: PlanKey,
): Promise<SharedExerciseRow[]> {
  return db
    .selectFrom("exercise")
    .select(SHARED_COLUMNS)
    .where("userId", "=", userId)
    .where("trainingPlanId", "=", planId)
    .where("isDropped", "=", false)
    .orderBy("week")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();
}
