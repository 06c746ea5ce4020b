import type { UndoLayerInput } from "@triplan/contract";
import {
  deletePlanLayer,
  listAcceptedLayers,
  listPlanLayers,
  recordDecision,
  type PlanKey,
  type PlanLayerRow,
  type Queryable,
} from "@triplan/db";
import { DomainError, type IsoDate } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { planEffect, type PlanEffect } from "../plans/layers/plan-effect.ts";
import { passOnUndo } from "../plans/layers/pass-on-undo.ts";
import { revisedRows } from "../plans/layers/revised-rows.ts";
import { writeRevised } from "../plans/layers/write-revised.ts";

export interface UndoneLayer {
  id: number;
  effect: PlanEffect;
}

/** Takes an accepted proposal out of the plan: open exercises become what they are without it. */
export async function undoLayer(
  ctx: AuthedContext,
  { planId, layerId }: UndoLayerInput,
): Promise<UndoneLayer> {
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, generated) => {
    const removed = await removeLayer(trx, key, generated, { layerId, today: ctx.today });
    if (!removed) throw new DomainError("not_found", "Change not found");
    // It would be proposed again at once.
    const decidedAt = ctx.now.toISOString();
    const { proposalKey } = removed.layer;
    await recordDecision(trx, { ...key, proposalKey, answer: "no", decidedAt });
    const { effect } = removed;
    return { id: layerId, effect: { headline: undoneHeadline(effect), ...effect } };
  });
}

interface RemovedLayer {
  layer: PlanLayerRow;
  effect: Omit<PlanEffect, "headline">;
}

/** Takes a layer out of a locked plan; null if the plan does not have it. */
export async function removeLayer(
  trx: Queryable,
  key: PlanKey,
  generated: GeneratedPlan,
  { layerId, today }: { layerId: number; today: IsoDate },
): Promise<RemovedLayer | null> {
  const rows = await listPlanLayers(trx, key);
  const layer = rows.find(({ id }) => id === layerId);
  if (!layer) return null;
  const before = await listAcceptedLayers(trx, key);
  const changes = rows.flatMap(({ id, change }) => (id === layerId ? [] : [change]));
  const { exercises, race } = layer.change;
  const slots = new Set(exercises.map(({ slotKey }) => slotKey));
  const revised = await revisedRows(trx, key, generated, {
    before,
    after: { ...before, changes },
    placements: layer.placementsBefore,
    change: race ? null : { slots, days: new Map() },
    exercises: layer.exercisesBefore,
    today,
  });
  await deletePlanLayer(trx, { ...key, layerId });
  await passOnUndo(trx, key, layer.exercisesBefore, revised);
  await writeRevised(trx, key, generated, revised);
  return { layer, effect: planEffect(generated.plan, revised, null) };
}

const undoneHeadline = ({ exercises }: Pick<PlanEffect, "exercises">): string =>
  exercises.length === 0
    ? "Nothing in your plan has to change."
    : "Your exercises are as they were before.";
