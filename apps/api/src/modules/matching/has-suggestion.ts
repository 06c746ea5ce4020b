import {
  findActivity,
  findCurrentPlan,
  listOpenExercises,
  type ActivityKey,
  type Queryable,
} from "@triplan/db";
import { addDays, daysBetween, FARTHEST_DAY, likelyMatches, sundayOf } from "@triplan/domain";
import { openActivity, openExercise } from "../likely-matches/open-rows.ts";

/** True if the unmatched activity may be an open exercise of its week in the current plan. */
export async function hasSuggestion(db: Queryable, key: ActivityKey): Promise<boolean> {
  const { userId } = key;
  const activity = await findActivity(db, key);
  const plan = activity && (await findCurrentPlan(db, userId));
  if (!plan) return false;
  const sunday = sundayOf(activity.localDate);
  const rows = await listOpenExercises(db, {
    userId,
    planId: plan.id,
    weeks: [daysBetween(plan.startDate, sunday) / 7 + 1],
    from: addDays(sunday, -FARTHEST_DAY),
    to: addDays(sunday, 6 + FARTHEST_DAY),
  });
  const exercises = rows.map((row) => openExercise(row, plan.startDate));
  return likelyMatches(exercises, [openActivity(activity)]).length > 0;
}
