import { findExercise, listAdjustments, type ExerciseRow, type Queryable } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import {
  generatePlan,
  swapKindOf,
  type Adjustment,
  type PlannedExercise,
  type PlanRequest,
  type StoredExercise,
} from "@triplan/plan-engine";
import type { GeneratedPlan, RequestedPlan } from "../plans/edition/generated-plan.ts";
import {
  isOpen,
  listStoredRows,
  storedExercise,
  type StoredRow,
} from "../plans/rows/stored-exercise.ts";
import { requestedPlan } from "../plans/revised-plan.ts";
import { withFixes } from "../plans/with-fixes.ts";

interface ExerciseKey {
  userId: number;
  exerciseId: number;
}

/** Throws if the exercise does not belong to the user. */
export async function ownExercise(db: Queryable, key: ExerciseKey): Promise<ExerciseRow> {
  const found = await findExercise(db, key);
  if (!found) throw new DomainError("not_found", "Exercise not found");
  const { plan: _plan, ...exercise } = found;
  return exercise;
}

/** What the options of a swap follow from. */
export interface SwapBasis {
  request: PlanRequest;
  /** The exercise as planned and adjusted, without its swap. */
  planned: PlannedExercise;
  /** The plan's exercises with the planned one instead of its replacement. */
  exercises: StoredExercise[];
  rows: readonly StoredRow[];
  adjustments: readonly Adjustment[];
  /** False for completed and past exercises, and for those of an earlier engine. */
  isPossible: boolean;
}

/** The base of a plan is generated where it is needed: only a swapped exercise needs it. */
type StoredPlan = RequestedPlan & Partial<GeneratedPlan>;

export async function swapBasis(
  db: Queryable,
  stored: StoredPlan,
  exercise: ExerciseRow,
): Promise<SwapBasis> {
  const { plan, request, edition } = stored;
  const rows = await listStoredRows(db, { userId: plan.userId, planId: plan.id });
  const adjustments = await listAdjustments(db, { userId: plan.userId, planId: plan.id });
  const planned = plannedExercise(stored, exercise, { rows, adjustments });
  const kept = rows.filter(({ isDropped }) => !isDropped);
  return {
    request,
    planned,
    rows,
    adjustments,
    exercises: kept.map((row) => ({
      ...storedExercise(row),
      ...(row.id === exercise.id && planned),
    })),
    isPossible: isOpen(exercise) && !edition.isEarlier && exercise.week >= edition.fromWeek,
  };
}

/** A swapped exercise is planned again; any other is stored as planned. */
function plannedExercise(
  plan: StoredPlan,
  exercise: ExerciseRow,
  { rows, adjustments }: Pick<SwapBasis, "rows" | "adjustments">,
): PlannedExercise {
  const { request, edition, base = generatePlan(request) } = plan;
  const {
    day: _day,
    isCompleted: _done,
    isMatched: _matched,
    ...stored
  } = storedExercise(exercise);
  if (swapKindOf(exercise) === null) return stored;
  const { fromWeek } = edition;
  const revision = { stored: rows, adjustments, fromWeek, isRegeneration: false };
  const requested = requestedPlan({ request, base, edition }, revision);
  const all = withFixes(request, requested, rows, edition).weeks.flatMap((week) => week.exercises);
  return all.find(({ slotKey }) => slotKey === exercise.slotKey) ?? stored;
}
