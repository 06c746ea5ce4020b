import {
  findMissedSets,
  listAcceptedLayers,
  listAdjustments,
  type AcceptedLayers,
  type PlanAdjustmentRow,
  type PlanKey,
  type Queryable,
} from "@triplan/db";

/** What changes a generated plan, oldest first. */
export interface AcceptedChanges {
  adjustments: readonly PlanAdjustmentRow[];
  layers: AcceptedLayers;
  /** Slots of what had been missed when the plan was last written as a whole. */
  missed: readonly string[];
}

export async function acceptedChanges(db: Queryable, key: PlanKey): Promise<AcceptedChanges> {
  return {
    adjustments: await listAdjustments(db, key),
    layers: await listAcceptedLayers(db, key),
    missed: await findMissedSets(db, key),
  };
}
