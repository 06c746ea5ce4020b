import type { CheckInChoicesInput, SaveCheckInInput } from "@triplan/contract";
import { listCheckIns, type CheckInRow, type Db } from "@triplan/db";
import { dateInWeek, DomainError } from "@triplan/domain";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import type { PlanEffect } from "../plans/layers/plan-effect.ts";
import { effectDigest } from "../proposals/effect-digest.ts";
import { applyChoices, effectOf, type AppliedChoices } from "./apply-choices.ts";
import { readyWeek } from "./ready-week.ts";

export interface SavedCheckIn extends Pick<CheckInRow, "weekStart" | "choices" | "readiness"> {
  /** What the choices changed together; nothing if the check-in was saved before. */
  effect: PlanEffect;
}

/**
 * Saves a check-in: its answers and all chosen changes, in one transaction. The first one of a week counts: a
 * repeated call changes nothing. Throws `conflict` if a choice no longer applies, or would change
 * something else than was shown.
 */
export async function saveCheckIn(
  ctx: AuthedContext,
  input: SaveCheckInInput,
): Promise<SavedCheckIn> {
  return changeGeneratedPlan(ctx, input.planId, async (trx, generated) => {
    const key = { userId: ctx.userId, planId: input.planId };
    const rows = await listCheckIns(trx, key);
    const first = rows.find(({ weekStart }) => weekStart === input.weekStart);
    if (first) {
      const nothing = effectOf(generated, [], []);
      return savedOf(first, { headline: "You have saved this check-in.", ...nothing });
    }
    const { checkIn, effect } = await applied(ctx, trx, generated, input);
    if (input.digest !== undefined && input.digest !== effectDigest(effect)) {
      const message = "Your plan has changed since. Nothing is saved; look at the page again.";
      throw new DomainError("conflict", message);
    }
    return savedOf(checkIn, effect);
  });
}

const savedOf = ({ weekStart, choices, readiness }: CheckInRow, effect: PlanEffect) => ({
  weekStart,
  choices,
  readiness,
  effect,
});

/** Carries the outcome of a dry run out of its transaction. */
class DryRun extends Error {
  readonly effect: PlanEffect;
  constructor(effect: PlanEffect) {
    super("Rolled back");
    this.effect = effect;
  }
}

/** What all choices together would change: saves them and rolls back. */
export async function previewCheckIn(
  ctx: AuthedContext,
  input: CheckInChoicesInput,
): Promise<{ effect: PlanEffect; digest: string }> {
  try {
    return await changeGeneratedPlan(ctx, input.planId, async (trx, generated) => {
      const { effect } = await applied(ctx, trx, generated, { ...input, readiness: null });
      throw new DryRun(effect);
    });
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause;
    return { effect: cause.effect, digest: effectDigest(cause.effect) };
  }
}

async function applied(
  ctx: AuthedContext,
  db: Db,
  generated: GeneratedPlan,
  input: CheckInChoicesInput & { readiness: number | null },
): Promise<AppliedChoices> {
  const { plan } = generated;
  const week = await readyWeek({ ...ctx, db }, plan);
  if (week === null || dateInWeek(plan.startDate, week, 0) !== input.weekStart) {
    const message = "The check-in of this week is not open. Your plan stays as it is.";
    throw new DomainError("conflict", message);
  }
  const key = { userId: ctx.userId, planId: plan.id };
  return applyChoices({ ...ctx, db }, key, generated, input);
}
