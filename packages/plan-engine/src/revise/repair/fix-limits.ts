import { NO_HISTORY, weekScopes, withRows, type WeekScope } from "../adjustments/week-scope.ts";
import { isUnchanged } from "../drafts/draft.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { withBrickFuel } from "../../sessions/index.ts";
import { fixResult, isSameContent } from "./fix-result.ts";
import {
  contentOf,
  fixOf,
  isOpen,
  type FixFacts,
  type FixResult,
  type StoredExercise,
} from "./fix-types.ts";
import { fitRows, withinWeek, type Fits } from "./fit-week.ts";
import { joinBricks } from "./join-bricks.ts";
import { missingRows } from "./missing-rows.ts";
import { moveExercises } from "./move-exercises.ts";
import { leftOut, writeFixed } from "./write-fixed.ts";

/**
 * Brings the open exercises (neither done nor skipped) from the current week on within the
 * plan's limits. Gives fixed exercises their planned minutes back, moves exercises off days that
 * are too full, and cuts only what fits on no day or exceeds the week, in the order of adjustments. Weeks
 * of an earlier engine are only moved within. Idempotent.
 */
export function fixLimits(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  facts: FixFacts,
): FixResult {
  const { basis, scope } = weekScopes(request);
  const known = exercises.filter((row) => isShown(row) || isLeftOut(row, facts));
  const byWeek = Map.groupBy(known, (exercise) => exercise.week);
  let history = NO_HISTORY;
  const fixed = basis.frames.flatMap(({ week }) => {
    const stored = byWeek.get(week) ?? [];
    const weekScope = scope(week, history, stored);
    const isComing = week >= facts.currentWeek && weekScope !== null;
    const fix = week < facts.firstWeek ? moveWithin : fixWeek;
    const rows = isComing ? fix({ request, scope: weekScope, facts }, stored) : stored;
    history = withRows(basis, history, { week, rows: rows.filter(isShown) });
    return rows;
  });
  return fixResult(known, fixed);
}

const isShown = ({ isDropped }: StoredExercise): boolean => isDropped !== true;

/** True if a fix leaves the exercise out, and neither an adjustment nor an earlier engine. */
const isLeftOut = (row: StoredExercise, { planned, firstWeek }: FixFacts): boolean =>
  row.week >= firstWeek && fixOf(row) !== undefined && planned.has(row.slotKey);

interface FixContext {
  request: PlanRequest;
  scope: WeekScope;
  facts: FixFacts;
}

/** Exercises of an earlier engine keep their content: this one writes others. */
const moveWithin = (context: FixContext, stored: readonly StoredExercise[]): StoredExercise[] =>
  moveExercises(weekDays(context), joinBricks(stored).rows).rows;

const weekDays = ({ request, scope: { frame }, facts: { today } }: FixContext) => ({
  request,
  week: frame.week,
  today,
  days: frame.days,
});

/** Marks that a first pass sets can change a second one, so passes repeat until nothing changes. */
const MAX_PASSES = 6;

function fixWeek(context: FixContext, stored: readonly StoredExercise[]): StoredExercise[] {
  let rows = [...stored];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const next = onePass(context, rows, stored);
    const isSame =
      next.length === rows.length && next.every((row, index) => isSameFit(row, rows[index]));
    rows = next;
    if (isSame) break;
  }
  return refuelled(rows, stored);
}

/** The rows with food for the bricks that the fix changed. */
function refuelled(
  rows: readonly StoredExercise[],
  stored: readonly StoredExercise[],
): StoredExercise[] {
  const before = new Map(stored.map((row) => [row.slotKey, row.steps]));
  const shown = rows.filter(isShown);
  const isWritten = ({ slotKey, steps }: StoredExercise) => before.get(slotKey) !== steps;
  const bricks = new Set(shown.filter(isWritten).map(({ brickId }) => brickId));
  const fuelled = new Map(withBrickFuel(shown).map((row) => [row.slotKey, row]));
  const isForNew = (row: StoredExercise) => isOpen(row) && bricks.has(row.brickId);
  return rows.map((row) => (isForNew(row) ? (fuelled.get(row.slotKey) ?? row) : row));
}

const isSameFit = (a: StoredExercise, b: StoredExercise | undefined): boolean =>
  a.day === b?.day && isSameContent(a, b);

function onePass(
  context: FixContext,
  rows: readonly StoredExercise[],
  stored: readonly StoredExercise[],
): StoredExercise[] {
  const { scope, facts } = context;
  const missing = missingRows(scope, rows);
  const started = [...rows, ...missing].map((row) => givenBack(row, facts.planned));
  const alone = fitRows(scope, started, facts.planned);
  const fits = withinWeek(scope, started, alone);
  const isKept = ({ slotKey }: StoredExercise) => fits.get(slotKey)?.draft.isDropped !== true;
  const fitting = joinBricks(started.filter(isKept).map((row) => fittedRow(row, fits))).rows;
  const days = new Map(
    moveExercises(weekDays(context), fitting).rows.map(({ slotKey, day }) => [slotKey, day]),
  );
  return started.map((row) => {
    const fit = fits.get(row.slotKey);
    if (!fit || !isOpen(row)) return row;
    if (!isKept(row)) return { ...row, ...leftOut(contentOf(row)), isDropped: true };
    const placed = { ...row, day: days.get(row.slotKey) ?? null };
    const isMissing = missing.some(({ slotKey }) => slotKey === row.slotKey);
    if (isUnchanged(fit.draft) && fit.draft.hasMerged !== true && !isMissing) return placed;
    const before = stored.find(({ slotKey }) => slotKey === row.slotKey)?.duration ?? null;
    const written = isMissing ? { ...fit, limit: "missing" as const } : fit;
    return { ...placed, ...writeFixed(scope, written, before) };
  });
}

/** The planned exercise in place of one that an earlier fix changed or left out. */
function givenBack(row: StoredExercise, planned: FixFacts["planned"]): StoredExercise {
  const own = planned.get(row.slotKey);
  const isChanged = isOpen(row) && fixOf(row) !== undefined && own?.type === row.type;
  return isChanged ? { ...row, ...own, isDropped: false } : row;
}

const fittedRow = (row: StoredExercise, fits: Fits): StoredExercise => {
  const draft = fits.get(row.slotKey)?.draft;
  return draft ? { ...row, duration: draft.minutes, brickId: draft.base.brickId } : row;
};
