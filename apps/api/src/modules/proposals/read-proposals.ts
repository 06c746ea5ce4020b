import {
  listAcceptedLayers,
  listDecisions,
  type AcceptedLayers,
  type TrainingPlanRow,
} from "@triplan/db";
import {
  addDays,
  dateInZone,
  exerciseStates,
  racedTraining,
  type TirednessSignal,
  type WeekAnswers,
} from "@triplan/domain";
import {
  openProposals,
  planRequestOf,
  predictRaceParts,
  propose,
  SILENT_DAYS,
  type Proposal,
  type ProposalAnswer,
} from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { planEdition } from "../plans/edition/plan-edition.ts";
import { doneFacts } from "../training/done-facts.ts";
import { fitnessFigures } from "../training/fitness-figures.ts";
import { resultOf } from "../race-day/result-questions.ts";
import { readSignals } from "../training/read-signals.ts";
import { readTraining, type PlanTraining } from "../training/read-training.ts";

/** Answers of the last weeks: all that rest, and some more. */
const DECISION_DAYS = 30;
const DAY = 86_400_000;

export interface PlanQuestions {
  /** To ask now: the most important first, three at most. */
  open: Proposal[];
  /** Everything that the rules propose, put off or not. */
  all: Proposal[];
  /** Keys that the athlete declined not long ago. */
  declined: ReadonlySet<string>;
}

const NONE: PlanQuestions = { open: [], all: [], declined: new Set() };

/**
 * What the rules propose for a plan now; nothing for one that an earlier engine made. `weekAnswers` says how weeks
 * without a record count.
 */
export async function readProposals(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
  weekAnswers: WeekAnswers = {},
): Promise<PlanQuestions> {
  const [training, layers] = await Promise.all([
    readTraining(ctx, plan, weekAnswers),
    listAcceptedLayers(ctx.db, { userId: ctx.userId, planId: plan.id }),
  ]);
  const done = training.done.map(doneFacts);
  const fitness = fitnessFigures(plan, training, ctx.today);
  const signals = readSignals(plan, training, { done, fitness, today: ctx.today });
  return proposalsOf(ctx, plan, { training, signals, layers });
}

interface PlanFacts {
  training: PlanTraining;
  signals: readonly TirednessSignal[];
  layers: AcceptedLayers;
}

/** Proposals from what the caller has read. */
export async function proposalsOf(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
  { training, signals, layers }: PlanFacts,
): Promise<PlanQuestions> {
  const { db, userId, today, timeZone, now } = ctx;
  const key = { userId, planId: plan.id };
  const since = new Date(now.getTime() - DECISION_DAYS * DAY);
  const [edition, decisions] = await Promise.all([
    planEdition(db, plan, today),
    listDecisions(db, { ...key, since }),
  ]);
  if (edition.isEarlier) return NONE;
  const done = training.done.map(doneFacts);
  const request = planRequestOf(plan);
  const raced = layers.races.flatMap((race) => {
    const result = resultOf(race);
    const predicted = predictRaceParts(request, race);
    return result ? racedTraining({ race, result, predicted }, done) : [];
  });
  const exercises = training.exercises.filter(({ week }) => week >= edition.firstWeek);
  const all = propose({
    today,
    request,
    exercises: exerciseStates(plan, { exercises, done }, today),
    done: [...done, ...raced],
    ...layers,
    signals,
  });
  const answers = decisions.map(({ proposalKey, answer, decidedAt }): ProposalAnswer => {
    const date = dateInZone(new Date(decidedAt), timeZone);
    return { proposalKey, answer, date };
  });
  const declined = answers.filter(
    ({ answer, date }) => answer === "no" && today < addDays(date, SILENT_DAYS),
  );
  return {
    open: openProposals(all, answers, today),
    all,
    declined: new Set(declined.map(({ proposalKey }) => proposalKey)),
  };
}
