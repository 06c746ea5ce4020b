import { isDeepStrictEqual } from "node:util";
import {
  listLayerUndos,
  updateLayerUndo,
  type ExercisesBefore,
  type LayerUndo,
  type PlanKey,
  type Queryable,
} from "@triplan/db";
import { rebasedExercises } from "./exercises-before.ts";
import type { RevisedRows } from "./revised-rows.ts";

/**
 * Once a layer is gone, the others are undone to what was before it, too, and give back the days that they take now.
 * A day that a layer took before stays its own.
 */
export async function passOnUndo(
  trx: Queryable,
  key: PlanKey,
  removed: ExercisesBefore,
  revised: Pick<RevisedRows, "stored" | "rows" | "placements">,
): Promise<void> {
  for (const undo of await listLayerUndos(trx, key)) {
    const next: LayerUndo = {
      ...undo,
      placementsBefore: { ...revised.placements, ...undo.placementsBefore },
      exercisesBefore: rebasedExercises(undo.exercisesBefore, removed, revised),
    };
    if (!isDeepStrictEqual(undo, next)) await updateLayerUndo(trx, key, next);
  }
}
