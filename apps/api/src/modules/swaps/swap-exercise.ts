import type { SwapExerciseInput } from "@triplan/contract";
import { rewriteExercises, type ExerciseRow, type NewExercise } from "@triplan/db";
import { DomainError, poolUnitOf } from "@triplan/domain";
import { heldSet, swapOption, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { changeGeneratedPlan } from "../plans/change-generated-plan.ts";
import type { GeneratedPlan } from "../plans/edition/generated-plan.ts";
import { changedRows } from "../plans/rows/changed-rows.ts";
import { exerciseRow, exerciseRows } from "../plans/rows/exercise-rows.ts";
import { moveBrickRuns } from "../plans/rows/move-brick-runs.ts";
import { revisedPlan } from "../plans/revised-plan.ts";
import { PLANNED } from "./list-swaps.ts";
import { ownExercise, swapBasis, type SwapBasis } from "./swap-basis.ts";

/**
 * Replaces an open exercise by one of its options, or undoes that. It keeps its id, slot and day. The
 * later exercises of its ladder follow: a set that is swapped away comes the next time. Throws if the
 * option is not possible any more.
 */
export async function swapExercise(
  ctx: AuthedContext,
  { exerciseId, kind }: SwapExerciseInput,
): Promise<ExerciseRow> {
  const own = { userId: ctx.userId, exerciseId };
  const { trainingPlanId: planId } = await ownExercise(ctx.db, own);
  const key = { userId: ctx.userId, planId };
  return changeGeneratedPlan(ctx, planId, async (trx, current) => {
    const exercise = await ownExercise(trx, own);
    const { slotKey, week: fromWeek } = exercise;
    const basis = await swapBasis(trx, current, exercise);
    const next = replacement(basis, { slotKey, kind });
    const bases = new Map(
      current.base.weeks.flatMap(({ exercises }) => exercises.map((row) => [row.slotKey, row])),
    );
    const swapped = next.map((row) => exerciseRow(row, bases.get(row.slotKey) ?? row));
    const later = laterOnLadder(current, basis, { exercise, next });
    const rows = [...swapped, ...later];
    await rewriteExercises(trx, { ...key, fromWeek, rows });
    // A run that was on a day of its own goes back to its ride.
    await moveBrickRuns(trx, current.plan, ctx.today, { stored: basis.rows, rows: swapped });
    return ownExercise(trx, own);
  });
}

interface Swapped {
  exercise: ExerciseRow;
  /** What it becomes. */
  next: readonly PlannedExercise[];
}

/** The later exercises of the planned sets' ladders that change with the swap. */
function laterOnLadder(
  generated: GeneratedPlan,
  { request, planned, rows, changes }: SwapBasis,
  { exercise, next }: Swapped,
): NewExercise[] {
  const pool = poolUnitOf(request.poolLength);
  const ladders = new Set(planned.flatMap((row) => heldSet(row, pool)?.ladder ?? []));
  if (ladders.size === 0) return [];
  const bySlot = new Map(next.map((row) => [row.slotKey, row]));
  const stored = rows.map((row) => ({ ...row, ...bySlot.get(row.slotKey) }));
  const fromWeek = exercise.week;
  const revision = { ...changes, stored, fromWeek };
  const all = exerciseRows(revisedPlan(generated, revision), generated.base);
  const isOnLadder = (row: NewExercise) => {
    const set = heldSet(row, pool);
    return set !== null && ladders.has(set.ladder);
  };
  return changedRows(
    stored,
    all.filter((row) => row.week > fromWeek && isOnLadder(row)),
  );
}

function replacement(
  { request, planned, exercises, isPossible }: SwapBasis,
  swap: { slotKey: string; kind: string },
): readonly PlannedExercise[] {
  const option = isPossible ? swapOption(request, exercises, swap) : null;
  const next = isPossible && swap.kind === PLANNED ? planned : option?.changed;
  if (next) return next;
  throw new DomainError("conflict", "This swap is not possible any more. Choose another one.");
}
