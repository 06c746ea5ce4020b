import {
  findCurrentPlan,
  findPlanForChange,
  listAutoMatchable,
  listOpenExercises,
  lockActivities,
  matchExercise,
  updateCompletion,
  type LockedActivity,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import {
  addDays,
  daysBetween,
  decideMatches,
  FARTHEST_DAY,
  sundayOf,
  type IsoDate,
  type MatchPair,
} from "@triplan/domain";
import { completionOf, placementOf } from "./completion-of.ts";
import { openActivity, openExercise } from "../likely-matches/open-rows.ts";

export interface AutoMatchRequest {
  userId: number;
  /** New or rewritten activities. */
  activityIds: readonly number[];
}

/**
 * Matches unambiguous pairs in the weeks of these activities with the current plan, and updates
 * exercises whose matched activity was rewritten. Never changes what the athlete matched or
 * unmatched.
 */
export async function autoMatch(
  trx: Queryable,
  { userId, activityIds }: AutoMatchRequest,
): Promise<MatchPair[]> {
  const given = await lockActivities(trx, { userId, activityIds });
  for (const activity of given.filter(({ linkedExerciseId }) => linkedExerciseId !== null)) {
    await updateCompletion(trx, { userId, activityId: activity.id, ...completionOf(activity) });
  }
  const unlinked = given.filter(({ linkedExerciseId }) => linkedExerciseId === null);
  const weeks = [...new Set(unlinked.map(({ localDate }) => sundayOf(localDate)))].toSorted();
  const current = weeks.length > 0 ? await findCurrentPlan(trx, userId) : undefined;
  if (!current) return [];
  const ids = await listAutoMatchable(trx, { userId, weeks });
  const activities = await lockActivities(trx, { userId, activityIds: ids });
  const plan = await findPlanForChange(trx, { userId, planId: current.id });
  if (!plan) return [];
  const open = activities.filter(({ linkedExerciseId }) => linkedExerciseId === null);
  return matchWeeks(trx, plan, weeks, open);
}

async function matchWeeks(
  trx: Queryable,
  plan: TrainingPlanRow,
  weeks: readonly IsoDate[],
  activities: readonly LockedActivity[],
): Promise<MatchPair[]> {
  const matches: MatchPair[] = [];
  for (const sunday of weeks) {
    const ofWeek = activities.filter(({ localDate }) => sundayOf(localDate) === sunday);
    matches.push(...(await matchWeek(trx, plan, sunday, ofWeek)));
  }
  return matches;
}

async function matchWeek(
  trx: Queryable,
  { id: planId, userId, startDate }: TrainingPlanRow,
  sunday: IsoDate,
  activities: readonly LockedActivity[],
): Promise<MatchPair[]> {
  const rows = await listOpenExercises(trx, {
    userId,
    planId,
    weeks: [daysBetween(startDate, sunday) / 7 + 1],
    from: addDays(sunday, -FARTHEST_DAY),
    to: addDays(sunday, 6 + FARTHEST_DAY),
  });
  const exercises = rows.map((row) => openExercise(row, startDate));
  const { links } = decideMatches(exercises, activities.map(recorded));
  const matches: MatchPair[] = [];
  for (const link of links.toSorted((a, b) => a.exerciseId - b.exerciseId)) {
    const exercise = exercises.find(({ id }) => id === link.exerciseId);
    const activity = activities.find(({ id }) => id === link.activityId);
    if (!exercise || !activity) continue;
    const matched = await matchExercise(trx, {
      userId,
      exerciseId: exercise.id,
      activityId: activity.id,
      placement: placementOf(exercise, activity.localDate),
      ...completionOf(activity),
    });
    if (matched) matches.push(link);
  }
  return matches;
}

const recorded = (activity: LockedActivity) =>
  openActivity({
    ...activity,
    duration: activity.durationSeconds,
    distance: activity.distanceMeters,
  });
