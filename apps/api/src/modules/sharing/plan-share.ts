import type { PlanInput, SharePlanInput } from "@triplan/contract";
import {
  deletePlanShare,
  findPlanShare,
  inTransaction,
  savePlanShare,
  type PlanShareRow,
} from "@triplan/db";
import { newSecretToken, storedSecretToken } from "../../addresses/secret-token.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { getPlan } from "../plans/get-plan.ts";
import { lockPlan } from "../plans/lock-plan.ts";

interface PlanShare extends Pick<PlanShareRow, "hasDates" | "hasPaces" | "createdAt"> {
  /** Null if the server's secrets changed since: the address works, but can't be shown. */
  url: string | null;
}

export interface PlanShareState {
  /** Null while it is off. */
  share: PlanShare | null;
}

function stateOf({ settings }: AuthedContext, row: PlanShareRow): PlanShareState {
  const { hasDates, hasPaces, createdAt } = row;
  const token = storedSecretToken("plan-share", settings.addressSecrets, row);
  const url = token && `${settings.publicOrigin}/p/${token}`;
  return { share: { url, hasDates, hasPaces, createdAt } };
}

export async function readPlanShare(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PlanShareState> {
  await getPlan(ctx, planId);
  const row = await findPlanShare(ctx.db, { userId: ctx.userId, planId });
  return row ? stateOf(ctx, row) : { share: null };
}

/** Turns the link on, or changes what its readers see. */
export async function sharePlan(
  ctx: AuthedContext,
  { planId, hasDates, hasPaces }: SharePlanInput,
): Promise<PlanShareState> {
  const { userId } = ctx;
  const { seed, hash } = newSecretToken("plan-share", ctx.settings.addressSecrets);
  const row = await inTransaction(ctx.db, async (trx) => {
    await lockPlan(trx, { userId, planId });
    return savePlanShare(trx, {
      userId,
      trainingPlanId: planId,
      tokenHash: hash,
      tokenSeed: seed,
      hasDates,
      hasPaces,
    });
  });
  return stateOf(ctx, row);
}

/** Ends the link: its address answers 404 at once, and the next link has another one. */
export async function stopSharing(
  ctx: AuthedContext,
  { planId }: PlanInput,
): Promise<PlanShareState> {
  await getPlan(ctx, planId);
  await deletePlanShare(ctx.db, { userId: ctx.userId, planId });
  return { share: null };
}
