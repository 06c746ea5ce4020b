import type { SwapExerciseInput } from "@triplan/contract";
import { rewriteExercises, type ExerciseRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { swapOption, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { generateStoredPlan } from "../plans/edition/generated-plan.ts";
import { planEdition } from "../plans/edition/plan-edition.ts";
import { exerciseRow } from "../plans/rows/exercise-rows.ts";
import { getPlan } from "../plans/get-plan.ts";
import { lockPlan } from "../plans/lock-plan.ts";
import { PLANNED } from "./list-swaps.ts";
import { ownExercise, swapBasis, type SwapBasis } from "./swap-basis.ts";

/**
 * Replaces an open exercise by one of its options, or undoes that. It keeps its id, slot and day.
 * Throws if the option is not possible any more.
 */
export async function swapExercise(
  ctx: AuthedContext,
  { exerciseId, kind }: SwapExerciseInput,
): Promise<ExerciseRow> {
  const own = { userId: ctx.userId, exerciseId };
  const { trainingPlanId: planId } = await ownExercise(ctx.db, own);
  const key = { userId: ctx.userId, planId };
  const generated = await generateStoredPlan(ctx.db, await getPlan(ctx, planId), ctx.today);
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockPlan(trx, key);
    const isUnchanged = +locked.updatedAt === +generated.plan.updatedAt;
    const current = isUnchanged
      ? { ...generated, edition: await planEdition(trx, locked, ctx.today) }
      : await generateStoredPlan(trx, locked, ctx.today);
    const exercise = await ownExercise(trx, own);
    const { slotKey, week: fromWeek } = exercise;
    const next = replacement(await swapBasis(trx, current, exercise), { slotKey, kind });
    const base = current.base.weeks
      .flatMap(({ exercises }) => exercises)
      .find((row) => row.slotKey === slotKey);
    await rewriteExercises(trx, { ...key, fromWeek, rows: [exerciseRow(next, base ?? next)] });
    return ownExercise(trx, own);
  });
}

function replacement(
  { request, planned, exercises, isPossible }: SwapBasis,
  swap: { slotKey: string; kind: string },
): PlannedExercise {
  const option = isPossible ? swapOption(request, exercises, swap) : null;
  const next = isPossible && swap.kind === PLANNED ? planned : option?.exercise;
  if (next) return next;
  throw new DomainError("conflict", "This swap is not possible any more. Choose another one.");
}
