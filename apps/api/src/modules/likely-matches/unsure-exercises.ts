import type { Queryable, TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { findLikelyMatches } from "./find-likely-matches.ts";

/** Ids of the plan's exercises that a recording from its start to today may be. */
export async function unsureExercises(
  db: Queryable,
  plan: TrainingPlanRow,
  today: IsoDate,
): Promise<Set<number>> {
  const { pairs } = await findLikelyMatches(db, plan, { from: plan.startDate, to: today });
  return new Set(pairs.map(({ exerciseId }) => exerciseId));
}
