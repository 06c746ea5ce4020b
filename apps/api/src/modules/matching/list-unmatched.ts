import type { PlanWeekInput } from "@triplan/contract";
import type { ActivitySummaryRow } from "@triplan/db";
import { dateInWeek } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { findLikelyMatches } from "../likely-matches/find-likely-matches.ts";
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
  const { activities, exercises, pairs } = await findLikelyMatches(ctx.db, plan, { from, to });
  const shown = activities.filter(({ family }) => family !== "transition");
  return shown.map(({ autoMatchSuppressed: _known, ...activity }) => {
    const best = pairs.find(({ activityId }) => activityId === activity.id);
    const exercise = exercises.find(({ id }) => id === best?.exerciseId);
    const suggestion = best &&
      exercise && { exerciseId: exercise.id, exerciseName: exercise.name, score: best.score };
    return { ...activity, suggestion: suggestion ?? null };
  });
}
