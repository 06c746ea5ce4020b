import {
  findActivity,
  findCurrentPlan,
  listOpenExercises,
  type ActivityKey,
  type Queryable,
} from "@triplan/db";
import { addDays, daysBetween, decideMatches, sundayOf } from "@triplan/domain";
import { MAX_DAYS_APART, openActivity, openExercise } from "./open-rows.ts";

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
    from: addDays(sunday, -MAX_DAYS_APART),
    to: addDays(sunday, 6 + MAX_DAYS_APART),
  });
  const exercises = rows.map((row) => openExercise(row, plan.startDate));
  const { links, suggestions } = decideMatches(exercises, [openActivity(activity)]);
  return links.length + suggestions.length > 0;
}
