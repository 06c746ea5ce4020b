import type { RaceResult } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import { PLAN_RACE_COLUMNS, type NewPlanRace, type PlanRaceRow } from "../tables/plan-layers.ts";
import type { PlanKey } from "./plans.ts";
import { resultColumns } from "./race-days.ts";

export interface PlanRaceKey extends PlanKey {
  raceId: number;
}

/** Undefined if the plan does not have it, and for another user's plan. */
export function findPlanRace(db: Queryable, key: PlanRaceKey): Promise<PlanRaceRow | undefined> {
  return db
    .selectFrom("planRace")
    .select(PLAN_RACE_COLUMNS)
    .where("id", "=", key.raceId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/** Null removes the result. */
export async function savePlanRaceResult(
  db: Queryable,
  key: PlanRaceKey,
  result: RaceResult | null,
): Promise<void> {
  await db
    .updateTable("planRace")
    .set({ ...resultColumns(result), updatedAt: sql`now()` })
    .where("id", "=", key.raceId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .execute();
}

/** Rejects another user's plan through the foreign key. */
export function insertPlanRace(db: Queryable, race: NewPlanRace): Promise<PlanRaceRow> {
  return db
    .insertInto("planRace")
    .values(race)
    .returning(PLAN_RACE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The races on the way to the plan's own race, by date. */
export function listPlanRaces(db: Queryable, key: PlanKey): Promise<PlanRaceRow[]> {
  return db
    .selectFrom("planRace")
    .select(PLAN_RACE_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("date")
    .execute();
}

/** Writes a race in place of the stored one. */
export function updatePlanRace(
  db: Queryable,
  { userId, planId, raceId }: PlanRaceKey,
  race: Omit<NewPlanRace, "userId" | "trainingPlanId">,
): Promise<PlanRaceRow> {
  return db
    .updateTable("planRace")
    .set(race)
    .where("id", "=", raceId)
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .returning(PLAN_RACE_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the race; returns whether the plan had it. */
export async function deletePlanRace(db: Queryable, key: PlanRaceKey): Promise<boolean> {
  const result = await db
    .deleteFrom("planRace")
    .where("id", "=", key.raceId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
