import { listDecisions, listPlanLayers, listTimeOff, type TrainingPlanRow } from "@triplan/db";
import { dateInZone, exerciseStates } from "@triplan/domain";
import { openProposals, planRequestOf, propose, type Proposal } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { planEdition } from "../plans/edition/plan-edition.ts";
import { doneFacts } from "../progress/done-facts.ts";
import { readTraining } from "../training/read-training.ts";

/** Declined proposals rest for less than these days. */
const DECISION_DAYS = 30;
const DAY = 86_400_000;

/** The proposals to ask about a plan now; none for one that an earlier engine made. */
export async function readProposals(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
): Promise<Proposal[]> {
  const { db, userId, today, timeZone, now } = ctx;
  const key = { userId, planId: plan.id };
  const edition = await planEdition(db, plan, today);
  if (edition.isEarlier) return [];
  const training = await readTraining(ctx, plan);
  const timeOff = await listTimeOff(db, key);
  const layers = await listPlanLayers(db, key);
  const since = new Date(now.getTime() - DECISION_DAYS * DAY);
  const decisions = await listDecisions(db, { ...key, since });
  const done = training.done.map(doneFacts);
  const exercises = training.exercises.filter(({ week }) => week >= edition.firstWeek);
  const proposals = propose({
    today,
    request: planRequestOf(plan),
    exercises: exerciseStates(plan, { exercises, done }, today),
    done,
    timeOff,
    changes: layers.map(({ change }) => change),
  });
  const answers = decisions.map(({ proposalKey, answer, decidedAt }) => {
    const date = dateInZone(new Date(decidedAt), timeZone);
    return { proposalKey, answer, date };
  });
  return openProposals(proposals, answers, today);
}
