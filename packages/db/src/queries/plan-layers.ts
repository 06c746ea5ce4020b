import type { PlanChange } from "@triplan/domain";
import type { Queryable } from "../tables/database.ts";
import {
  PLAN_LAYER_COLUMNS,
  type NewPlanLayer,
  type PlanLayerRow,
  type PlanRaceRow,
  type TimeOffRow,
} from "../tables/plan-layers.ts";
import { listPlanRaces } from "./plan-races.ts";
import type { PlanKey } from "./plans.ts";
import { listTimeOff } from "./time-off.ts";

/** Rejects another user's plan through the foreign key. */
export function insertPlanLayer(db: Queryable, layer: NewPlanLayer): Promise<PlanLayerRow> {
  return db
    .insertInto("planLayer")
    .values(layer)
    .returning(PLAN_LAYER_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The proposals that the plan contains, in the order in which they were accepted. */
export function listPlanLayers(db: Queryable, key: PlanKey): Promise<PlanLayerRow[]> {
  return db
    .selectFrom("planLayer")
    .select(PLAN_LAYER_COLUMNS)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .orderBy("id")
    .execute();
}

/** Deletes the layer; returns whether the plan had it. */
export async function deletePlanLayer(
  db: Queryable,
  key: PlanKey & { layerId: number },
): Promise<boolean> {
  const result = await db
    .deleteFrom("planLayer")
    .where("id", "=", key.layerId)
    .where("trainingPlanId", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Time off, races and changes that the athlete added to a plan. */
export interface AcceptedLayers {
  timeOff: TimeOffRow[];
  races: PlanRaceRow[];
  changes: PlanChange[];
}

export async function listAcceptedLayers(db: Queryable, key: PlanKey): Promise<AcceptedLayers> {
  const timeOff = await listTimeOff(db, key);
  const races = await listPlanRaces(db, key);
  const layers = await listPlanLayers(db, key);
  return { timeOff, races, changes: layers.map(({ change }) => change) };
}
