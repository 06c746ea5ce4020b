import type { PlanEditInput } from "@triplan/contract";
import { listPlanRevisions } from "@triplan/db";
import { currentWeek } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { composedPlan } from "../plans/edition/composed-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { editedTerms } from "./edited-terms.ts";
import { planEditOutcome } from "./plan-edit-outcome.ts";

/** The effect of a change of the plan, for the athlete. */
export interface PlanEditPreview {
  /** The first week that changes. */
  fromWeek: number;
  effect: PlanEffect;
  /** What the change takes away, and what the plan can't do because of it. */
  limits: string[];
}

/** What `updatePlan` would do with this input. Read-only. */
export async function previewPlanEdit(
  ctx: AuthedContext,
  { planId, ...edit }: PlanEditInput,
): Promise<PlanEditPreview> {
  const { db, today } = ctx;
  const key = { userId: ctx.userId, planId };
  const plan = await getPlan(ctx, planId);
  const change = editedTerms(plan, edit, today);
  if (!change) {
    const fromWeek = currentWeek(plan.startDate, today, plan.totalWeeks);
    return { fromWeek, effect: NO_EFFECT, limits: [] };
  }
  const { generated, edited, effect } = await planEditOutcome(db, key, plan, { ...change, today });
  const before = composedPlan(plan, await listPlanRevisions(db, key));
  const known = new Set(before.warnings);
  const warnings = generated.base.warnings.filter((limit) => !known.has(limit));
  return { fromWeek: edited.fromWeek, effect, limits: [...change.notes, ...warnings] };
}

const NO_EFFECT: PlanEffect = {
  headline: "Your plan is made for this already.",
  weeks: [],
  exercises: [],
  newEditionFrom: null,
};
