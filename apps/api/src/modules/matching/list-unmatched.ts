import type { PlanWeekInput } from "@triplan/contract";
import { listOpenExercises, listUnmatchedActivities, type ActivitySummaryRow } from "@triplan/db";
import { addDays, countedActivities, dateInWeek, decideMatches } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { MAX_DAYS_APART, openActivity, openExercise } from "./open-rows.ts";
import { getPlan, refuseWeekOutside } from "../plans/get-plan.ts";

interface MatchSuggestion {
  exerciseId: number;
  exerciseName: string;
  /** 0 to 1. */
  score: number;
}

export interface UnmatchedActivity extends ActivitySummaryRow {
  suggestion: MatchSuggestion | null;
}

/**
 * A plan week's unmatched activities by start time, each with a suggestion. Multisport recordings
 * are replaced by their parts, without transitions.
 */
export async function listUnmatched(
  ctx: AuthedContext,
  { planId, week }: PlanWeekInput,
): Promise<UnmatchedActivity[]> {
  const plan = await getPlan(ctx, planId);
  refuseWeekOutside(plan, week);
  const from = dateInWeek(plan.startDate, week, 0);
  const to = dateInWeek(plan.startDate, week, 6);
  const key = { userId: ctx.userId, planId };
  const [activities, exercises] = await Promise.all([
    listUnmatchedActivities(ctx.db, { userId: ctx.userId, from, to }),
    listOpenExercises(ctx.db, {
      ...key,
      weeks: [week],
      from: addDays(from, -MAX_DAYS_APART),
      to: addDays(to, MAX_DAYS_APART),
    }),
  ]);
  const shown = countedActivities(activities).filter(({ family }) => family !== "transition");
  // No suggestion for an activity that the athlete has unmatched.
  const candidates = shown.filter(
    (activity) => !activity.autoMatchSuppressed && !activity.isParent,
  );
  const { links, suggestions } = decideMatches(
    exercises.map((exercise) => openExercise(exercise, plan.startDate)),
    candidates.map(openActivity),
  );
  const likely = [...links, ...suggestions];
  return shown.map(({ autoMatchSuppressed: _known, ...activity }) => {
    const best = likely.find(({ activityId }) => activityId === activity.id);
    const exercise = exercises.find(({ id }) => id === best?.exerciseId);
    const suggestion = best &&
      exercise && { exerciseId: exercise.id, exerciseName: exercise.name, score: best.score };
    return { ...activity, suggestion: suggestion ?? null };
  });
}
