import type { PlanInput } from "@triplan/contract";
import { listPlanLayers, type PlanLayerRow, type TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { Proposal } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { generateStoredPlan, type GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { effectDigest } from "./effect-digest.ts";
import { proposalEffect } from "./proposal-effect.ts";
import { readProposals } from "./read-proposals.ts";

export interface AskedProposal extends Pick<Proposal, "key" | "rule" | "sentence" | "expiresOn"> {
  /** What a yes would change. */
  effect: PlanEffect;
  /** Names the effect; sent with the answer, it makes sure that a yes changes what was shown. */
  digest: string;
  /** Another change that answers the same question; null if there is only one. */
  alternative: Pick<AskedProposal, "sentence" | "effect" | "digest"> | null;
}

interface AcceptedLayer extends Pick<PlanLayerRow, "id" | "sentence" | "acceptedOn"> {
  week: number;
}

export interface PlanProposals {
  proposals: AskedProposal[];
  /** What the athlete agreed to for this week and later ones, the latest first. */
  layers: AcceptedLayer[];
  today: IsoDate;
}

/** What the rules propose for a plan now, each with its effect, and what was agreed to. */
export async function listProposals(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PlanProposals> {
  const plan = await getPlan(ctx, planId);
  const { open } = await readProposals(ctx, plan);
  const rows = await listPlanLayers(ctx.db, { userId: ctx.userId, planId });
  const layers = rows
    .map(({ id, sentence, acceptedOn, change }) => ({
      id,
      sentence,
      acceptedOn,
      week: change.week,
    }))
    .toReversed();
  return { proposals: await askedProposals(ctx, plan, open), layers, today: ctx.today };
}

/** Proposals with what a yes to each alone would change. */
export async function askedProposals(
  ctx: AuthedContext,
  plan: TrainingPlanRow,
  open: readonly Proposal[],
): Promise<AskedProposal[]> {
  if (open.length === 0) return [];
  const generated = await generateStoredPlan(ctx.db, plan, ctx.today);
  const proposals: AskedProposal[] = [];
  for (const proposal of open) {
    const { key, rule, expiresOn, alternative } = proposal;
    const asked = (change: Pick<Proposal, "sentence" | "effect">) =>
      askedChange(ctx, generated, change);
    const change = await asked(proposal);
    if (rule === "race-not-started" && change.effect.exercises.length === 0) continue;
    proposals.push({
      key,
      rule,
      expiresOn,
      ...change,
      alternative: alternative ? await asked(alternative) : null,
    });
  }
  return proposals;
}

async function askedChange(
  ctx: AuthedContext,
  generated: GeneratedPlan,
  change: Pick<Proposal, "sentence" | "effect">,
): Promise<Pick<AskedProposal, "sentence" | "effect" | "digest">> {
  const effect = await proposalEffect(ctx, generated, change);
  return { sentence: change.sentence, effect, digest: effectDigest(effect) };
}
