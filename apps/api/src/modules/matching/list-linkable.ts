import type { ActivityInput } from "@triplan/contract";
import { findActivity, findCurrentPlan, listOpenExercises, type ExerciseRow } from "@triplan/db";
import { addDays, daysBetween, DomainError, rankExercises, sundayOf } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { MAX_DAYS_APART, openActivity, openExercise } from "./open-rows.ts";

export interface LinkableExercise extends Pick<
  ExerciseRow,
  "id" | "name" | "type" | "week" | "duration" | "distance" | "scheduledDate"
> {
  /** How well it matches the activity, 0 to 1. */
  score: number;
}

/** Open exercises of the current plan that the activity may belong to, the best match first. */
export async function listLinkable(
  { db, userId }: AuthedContext,
  { activityId }: ActivityInput,
): Promise<LinkableExercise[]> {
  const [activity, plan] = await Promise.all([
    findActivity(db, { userId, activityId }),
    findCurrentPlan(db, userId),
  ]);
  if (!activity) throw new DomainError("not_found", "Activity not found");
  if (!plan) return [];
  const { localDate } = activity;
  const rows = await listOpenExercises(db, {
    userId,
    planId: plan.id,
    weeks: [daysBetween(plan.startDate, sundayOf(localDate)) / 7 + 1],
    from: addDays(localDate, -MAX_DAYS_APART),
    to: addDays(localDate, MAX_DAYS_APART),
  });
  const ranked = rankExercises(
    rows.map((row) => openExercise(row, plan.startDate)),
    openActivity(activity),
  );
  return ranked.flatMap(({ exerciseId, score }) => {
    const row = rows.find(({ id }) => id === exerciseId);
    if (!row) return [];
    const { id, name, type, week, duration, distance, scheduledDate } = row;
    return { id, name, type, week, duration, distance, scheduledDate, score };
  });
}
