import { findCurrentPlan, listDecisions, type ProposalDecision } from "@triplan/db";
import { currentWeek, fasterTargets, ratedExercises, type FasterTargets } from "@triplan/domain";
import { planRequestOf, seasonWeeks } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { doneFacts } from "../training/done-facts.ts";
import { readTraining } from "../training/read-training.ts";
import { readThresholds } from "./athlete-thresholds.ts";

/** Days for which an answered question is not asked again on equal facts. */
const QUIET_DAYS = 14;
const DAY_MS = 86_400_000;

export interface EstimateQuestions {
  /** Null without a plan that is under way. */
  planId: number | null;
  questions: FasterTargets[];
  /** The answers of the last 14 days, newest first. */
  decisions: ProposalDecision[];
}

/** The questions whether targets may move up, answered ones included. */
export async function estimateQuestions(ctx: AuthedContext): Promise<EstimateQuestions> {
  const { db, userId, today, now } = ctx;
  const plan = await findCurrentPlan(db, userId);
  if (!plan || today < plan.startDate || today > plan.raceDate) {
    return { planId: null, questions: [], decisions: [] };
  }
  const training = await readTraining(ctx, plan);
  const { current, records } = await readThresholds(db, userId);
  const week = currentWeek(plan.startDate, today, plan.totalWeeks);
  const phase = seasonWeeks(planRequestOf(plan))[week - 1]?.phase;
  const questions = fasterTargets(
    {
      rated: ratedExercises(training.exercises, training.done.map(doneFacts)),
      current,
      records,
      isTaper: phase === "taper" || phase === "race",
    },
    today,
  );
  const since = new Date(now.getTime() - QUIET_DAYS * DAY_MS);
  const decisions = await listDecisions(db, { userId, planId: plan.id, since });
  return { planId: plan.id, questions, decisions };
}

/** The questions that the athlete has not answered. */
export async function listEstimates(ctx: AuthedContext): Promise<FasterTargets[]> {
  const { questions, decisions } = await estimateQuestions(ctx);
  const answered = new Set(decisions.map(({ proposalKey }) => proposalKey));
  return questions.filter(({ key }) => !answered.has(key));
}
