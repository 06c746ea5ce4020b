import {
  findMissedSets,
  type ExercisesBefore,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { generateStoredPlan } from "../plans/edition/generated-plan.ts";
import { exercisesBefore } from "../plans/layers/exercises-before.ts";
import { composedRows, type EditedRows } from "./edited-rows.ts";

/** The exercises that a change of the plan rewrites, to be kept with it; call it before the change is stored. */
export async function editBefore(
  db: Queryable,
  key: PlanKey,
  plan: TrainingPlanRow,
  { edited, today }: { edited: EditedRows; today: IsoDate },
): Promise<ExercisesBefore> {
  const generated = await generateStoredPlan(db, plan, today);
  // An undo never goes back to the exercises of an earlier engine.
  if (generated.edition.isEarlier) return {};
  const { stored, fromWeek } = edited;
  const missed = await findMissedSets(db, key);
  const present = await composedRows(db, key, generated, { stored, missed, fromWeek });
  return exercisesBefore({ ...edited, present });
}
