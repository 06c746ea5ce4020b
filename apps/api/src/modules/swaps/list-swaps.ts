import type { ExerciseInput } from "@triplan/contract";
import type { ExerciseStep, Intensity } from "@triplan/domain";
import { exerciseLoad, swapOptions, type PlannedExercise } from "@triplan/plan-engine";
import type { AuthedContext } from "../../trpc/context.ts";
import { requestStoredPlan } from "../plans/edition/generated-plan.ts";
import { getPlan } from "../plans/get-plan.ts";
import { ownExercise, swapBasis } from "./swap-basis.ts";

/** A replacement of an exercise, or the exercise as planned. */
interface SwapChoice {
  kind: string;
  name: string;
  duration: number;
  intensity: Intensity;
  steps: readonly ExerciseStep[];
  load: number;
  /** What it costs, in sentences. */
  costs: readonly string[];
}

export interface Swaps {
  /** The kind of the swap in force; null for an exercise as planned. */
  current: string | null;
  /** The exercise as planned, to go back to; null for an exercise as planned. */
  planned: SwapChoice | null;
  /** At most three; empty where a swap is not possible. */
  options: SwapChoice[];
  /** Why there are fewer than three, as a sentence; null if there are three. */
  fewer: string | null;
}

const FIXED = "What is over, done or of an earlier plan stays as it is.";

/** The kind that undoes a swap. */
export const PLANNED = "planned";

/** What an exercise can be swapped for, with what each costs. */
export async function listSwaps(ctx: AuthedContext, { exerciseId }: ExerciseInput): Promise<Swaps> {
  const exercise = await ownExercise(ctx.db, { userId: ctx.userId, exerciseId });
  const plan = await getPlan(ctx, exercise.trainingPlanId);
  const stored = await requestStoredPlan(ctx.db, plan, ctx.today);
  const basis = await swapBasis(ctx.db, stored, exercise);
  const { request, current, planned, exercises, isPossible } = basis;
  if (!isPossible) return { current, planned: null, options: [], fewer: FIXED };
  const { options, fewer } = swapOptions(request, exercises, exercise.slotKey);
  return {
    current,
    planned: current === null ? null : choiceOf(PLANNED, planned, []),
    options: options.map(({ kind, changed, costs }) => {
      const bySlot = new Map(changed.map((row) => [row.slotKey, row]));
      const rows = planned.map((row) => bySlot.get(row.slotKey) ?? row);
      return choiceOf(kind, rows, costs);
    }),
    fewer,
  };
}

/** The ride and the run of a brick are one choice, with the steps of the ride. */
function choiceOf(
  kind: string,
  rows: readonly PlannedExercise[],
  costs: readonly string[],
): SwapChoice {
  const ordered = rows.toSorted((a, b) => a.orderIndex - b.orderIndex);
  const sum = (of: (row: PlannedExercise) => number) =>
    ordered.reduce((total, row) => total + of(row), 0);
  return {
    kind,
    name: ordered.map(({ name }) => name).join(" + "),
    duration: sum(({ duration }) => duration),
    intensity: ordered[0]?.intensity ?? "easy",
    steps: ordered[0]?.steps ?? [],
    load: Math.round(sum(exerciseLoad)),
    costs,
  };
}
