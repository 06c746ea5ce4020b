import { findExercise, type ExerciseRow, type Queryable } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import {
  swapKindOf,
  type PlannedExercise,
  type PlanRequest,
  type StoredExercise,
} from "@triplan/plan-engine";
import { composedPlan } from "../plans/edition/composed-plan.ts";
import type { GeneratedPlan, RequestedPlan } from "../plans/edition/generated-plan.ts";
import {
  isOpen,
  listStoredRows,
  storedExercise,
  type StoredRow,
} from "../plans/rows/stored-exercise.ts";
import { acceptedChanges, type AcceptedChanges } from "../plans/rows/accepted-changes.ts";
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
  /** The kind of the swap in force, of the exercise or its brick; null without one. */
  current: string | null;
  /** The exercise as planned and adjusted, without its swap, and the other half of its brick. */
  planned: readonly PlannedExercise[];
  /** The plan's exercises with the planned ones instead of their replacements. */
  exercises: StoredExercise[];
  rows: readonly StoredRow[];
  changes: AcceptedChanges;
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
  const key = { userId: plan.userId, planId: plan.id };
  const rows = await listStoredRows(db, key);
  const changes = await acceptedChanges(db, key);
  const halves = [exercise, ...rows.filter((row) => isOtherHalf(row, exercise))];
  const current = halves.map(swapKindOf).find((kind) => kind !== null) ?? null;
  const planned =
    current === null ? halves.map(contentOf) : plannedExercises(stored, halves, { rows, changes });
  const bySlot = new Map(planned.map((row) => [row.slotKey, row]));
  const kept = rows.filter(({ isDropped }) => !isDropped);
  const isComing = !edition.isEarlier && exercise.week >= edition.fromWeek;
  return {
    request,
    current,
    planned,
    rows,
    changes,
    exercises: kept.map((row) => ({ ...storedExercise(row), ...bySlot.get(row.slotKey) })),
    isPossible: isComing && halves.every(isOpen),
  };
}

/** True for the other half of the exercise's brick, also of one that a swap took apart. */
function isOtherHalf(row: StoredRow, exercise: ExerciseRow): boolean {
  if (row.id === exercise.id || row.week !== exercise.week || row.isDropped) return false;
  if (exercise.brickId !== null) return row.brickId === exercise.brickId;
  return swapKindOf(exercise) === APART && swapKindOf(row) === APART;
}

const APART = "apart";

function contentOf(row: ExerciseRow): PlannedExercise {
  const { day: _day, isCompleted: _done, isMatched: _matched, ...stored } = storedExercise(row);
  const { isSkipped: _skipped, ...content } = stored;
  return content;
}

/** The exercises as the plan has them without their swaps. */
function plannedExercises(
  { plan, request, edition, revisions, base = composedPlan(plan, revisions) }: StoredPlan,
  halves: readonly ExerciseRow[],
  { rows, changes }: Pick<SwapBasis, "rows" | "changes">,
): PlannedExercise[] {
  const { fromWeek } = edition;
  const revision = { ...changes, stored: rows, fromWeek };
  const requested = requestedPlan({ request, base, edition }, revision);
  const fixed = withFixes(request, requested, rows, edition);
  const all = fixed.weeks.flatMap(({ exercises }) => exercises);
  return halves.map((half) => all.find((row) => row.slotKey === half.slotKey) ?? contentOf(half));
}
