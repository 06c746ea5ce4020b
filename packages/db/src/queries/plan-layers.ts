import type { PlanChange } from "@triplan/domain";
import type { Queryable } from "../tables/database.ts";
import type { ExercisesBefore, PlacementsBefore } from "../tables/exercise.ts";
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

const LAYER_TABLES = ["timeOff", "planRace", "planLayer", "planRevision"] as const;

/** What undoes a layer of a plan. */
export interface LayerUndo {
  table: (typeof LAYER_TABLES)[number];
  id: number;
  placementsBefore: PlacementsBefore;
  exercisesBefore: ExercisesBefore;
}

/** What undoes each layer and change of a plan. */
export async function listLayerUndos(db: Queryable, key: PlanKey): Promise<LayerUndo[]> {
  const undos: LayerUndo[] = [];
  for (const table of LAYER_TABLES) {
    const rows = await db
      .selectFrom(table)
      .select(["id", "placementsBefore", "exercisesBefore"])
      .where("trainingPlanId", "=", key.planId)
      .where("userId", "=", key.userId)
      .orderBy("id")
      .execute();
    undos.push(...rows.map((row) => ({ table, ...row })));
  }
  return undos;
}

export async function updateLayerUndo(
  db: Queryable,
  { userId, planId }: PlanKey,
  { table, id, placementsBefore, exercisesBefore }: LayerUndo,
): Promise<void> {
  await db
    .updateTable(table)
    .set({
      placementsBefore: JSON.stringify(placementsBefore),
      exercisesBefore: JSON.stringify(exercisesBefore),
    })
    .where("id", "=", id)
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .execute();
}
