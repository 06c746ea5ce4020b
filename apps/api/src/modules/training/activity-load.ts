import {
  findCurrentPlan,
  findPlan,
  listRecordedActivities,
  listThresholds,
  type ActivityRow,
  type ExerciseRow,
} from "@triplan/db";
import { addDays, thresholdsOn, type ScoredLoad } from "@triplan/domain";
import { HISTORY_DAYS, planRequestOf, scoreTraining } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { loadThresholds } from "./load-thresholds.ts";
import { tenth } from "./rounded-day.ts";

/**
 * The training load that an activity counts with; null if its minutes count elsewhere, as those of a
 * duplicate.
 */
export async function activityLoad(
  { db, userId }: AuthedContext,
  { id, localDate }: ActivityRow,
  exercise: ExerciseRow | null,
): Promise<ScoredLoad | null> {
  const [activities, records, plan] = await Promise.all([
    listRecordedActivities(db, { userId, from: addDays(localDate, -HISTORY_DAYS), to: localDate }),
    listThresholds(db, userId),
    exercise
      ? findPlan(db, { userId, planId: exercise.trainingPlanId })
      : findCurrentPlan(db, userId),
  ]);
  const thresholds = plan
    ? loadThresholds(planRequestOf(plan), records)
    : (day: typeof localDate) => thresholdsOn(day, records);
  const exercises = exercise ? [{ ...exercise, date: localDate }] : [];
  const scored = scoreTraining(exercises, activities, thresholds).find(
    (each) => each.activity?.id === id,
  );
  return scored
    ? { load: tenth(scored.load), method: scored.method, quality: scored.quality }
    : null;
}
