import {
  listOpenExercises,
  listUnmatchedActivities,
  type DateRange,
  type OpenExerciseRow,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import {
  addDays,
  countedActivities,
  daysBetween,
  FARTHEST_DAY,
  likelyMatches,
  sundayOf,
  type MatchPair,
} from "@triplan/domain";
import { openActivity, openExercise } from "./open-rows.ts";

type Unmatched = Awaited<ReturnType<typeof listUnmatchedActivities>>[number];

interface LikelyMatches {
  /** Activities of the days without an exercise, each workout once. */
  activities: Unmatched[];
  exercises: OpenExerciseRow[];
  pairs: MatchPair[];
}

/** Recordings of the days that may be open exercises of the plan, in whole weeks. */
export async function findLikelyMatches(
  db: Queryable,
  { id: planId, userId, startDate, totalWeeks }: TrainingPlanRow,
  { from, to }: DateRange,
): Promise<LikelyMatches> {
  const weekOf = (date: DateRange["from"]) => daysBetween(startDate, sundayOf(date)) / 7 + 1;
  const last = Math.min(weekOf(to), totalWeeks);
  const weeks = Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
  const [unmatched, exercises] = await Promise.all([
    listUnmatchedActivities(db, { userId, from, to }),
    listOpenExercises(db, {
      userId,
      planId,
      weeks: weeks.filter((week) => week >= weekOf(from)),
      from: addDays(from, -FARTHEST_DAY),
      to: addDays(to, FARTHEST_DAY),
    }),
  ]);
  const activities = countedActivities(unmatched);
  // No suggestion for an activity that the athlete has unmatched.
  const candidates = activities.filter(
    (activity) => !activity.autoMatchSuppressed && !activity.isParent,
  );
  const pairs = likelyMatches(
    exercises.map((exercise) => openExercise(exercise, startDate)),
    candidates.map(openActivity),
  );
  return { activities, exercises, pairs };
}
