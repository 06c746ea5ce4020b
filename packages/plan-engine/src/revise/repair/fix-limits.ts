import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withChange } from "../drafts/changed-reasons.ts";
import { NO_HISTORY, weekScopes, withRows, type WeekScope } from "../adjustments/week-scope.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import { fixMessage } from "./fix-message.ts";
import { isOpen, type FixFacts, type FixResult, type StoredExercise } from "./fix-types.ts";
import { fitRows, fitWeek, type Fit } from "./fit-week.ts";
import { joinBricks } from "./join-bricks.ts";
import { missingRows } from "./missing-rows.ts";
import { moveExercises } from "./move-exercises.ts";

/**
 * Brings the open exercises (neither completed nor matched) from the current week on within the
 * plan's limits. Gives fixed exercises their planned minutes back, moves exercises off days that
 * are too full, and cuts only what fits on no day or exceeds the week. Weeks of an earlier engine are
 * only moved within. Idempotent.
 */
export function fixLimits(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  facts: FixFacts,
): FixResult {
  const { basis, scope } = weekScopes(request);
  const byWeek = Map.groupBy(exercises, (exercise) => exercise.week);
  let history = NO_HISTORY;
  const fixed = basis.frames.flatMap(({ week }) => {
    const stored = byWeek.get(week) ?? [];
    const weekScope = scope(week, history, stored);
    const isComing = week >= facts.currentWeek && weekScope !== null;
    const fix = week < facts.firstWeek ? moveWithin : fixWeek;
    const rows = isComing ? fix({ request, scope: weekScope, facts }, stored) : stored;
    history = withRows(basis, history, { week, rows });
    return rows;
  });
  return resultOf(exercises, fixed);
}

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
  return rows;
}

const isSameFit = (a: StoredExercise, b: StoredExercise | undefined): boolean =>
  a.duration === b?.duration && a.day === b.day && isFixed(a) === isFixed(b);

const isFixed = ({ reasons }: PlannedExercise): boolean =>
  reasons.some(({ rule }) => rule === "fixed");

function onePass(
  context: FixContext,
  rows: readonly StoredExercise[],
  stored: readonly StoredExercise[],
): StoredExercise[] {
  const { scope, facts } = context;
  const missing = missingRows(scope, rows);
  const started = [...rows, ...missing].map((row) => givenBack(row, facts.planned));
  const alone = fitRows(scope, started);
  const fitting = joinBricks(started).rows.map((row) => ({
    ...row,
    duration: alone.get(row.slotKey)?.minutes ?? row.duration,
  }));
  const moved = new Map(
    moveExercises(weekDays(context), fitting).rows.map((row) => [row.slotKey, row.day]),
  );
  const placed = started.map((row) => ({ ...row, day: moved.get(row.slotKey) ?? null }));
  const fits = fitWeek(scope, placed);
  return placed.map((row) => {
    const isMissing = missing.some(({ slotKey }) => slotKey === row.slotKey);
    const fit = fits.get(row.slotKey);
    if (!fit || !isOpen(row) || (fit.minutes === row.duration && !isMissing)) return row;
    const before = stored.find(({ slotKey }) => slotKey === row.slotKey)?.duration ?? null;
    return written(scope, row, { ...fit, ...(isMissing && { limit: "missing" as const }), before });
  });
}

/** The planned exercise in place of one that an earlier fix changed. */
function givenBack(row: StoredExercise, planned: FixFacts["planned"]): StoredExercise {
  const own = planned.get(row.slotKey);
  const isChanged = isOpen(row) && isFixed(row) && own?.type === row.type;
  return isChanged ? { ...row, ...own } : row;
}

function written(
  { writer, basis }: WeekScope,
  row: StoredExercise,
  { minutes, limit, before }: Fit & { before: number | null },
): StoredExercise {
  const { day, isCompleted, isMatched, ...base } = row;
  const draft = writeDraft(writer, { base, minutes, intensity: base.intensity });
  const change = { rule: "fixed", facts: { limit, before, after: minutes } } as const;
  return { ...withChange(draft, base, change, basis), day, isCompleted, isMatched };
}

function resultOf(stored: readonly StoredExercise[], fixed: readonly StoredExercise[]): FixResult {
  const before = new Map(stored.map((row) => [row.slotKey, row]));
  const pairs = fixed.map((row) => ({ row, old: before.get(row.slotKey) }));
  const isChanged = ({ row, old }: (typeof pairs)[number]) =>
    !old || !isSameFit({ ...row, day: old.day }, old);
  const changed = pairs.filter(isChanged);
  const moved = pairs.filter(({ row, old }) => old && old.day !== row.day);
  const counts = {
    moved: moved.filter(({ row }) => row.day !== null).length,
    unscheduled: moved.filter(({ row }) => row.day === null).length,
    shortened: changed.filter(({ row, old }) => old && row.duration < old.duration).length,
    returned: changed.filter(({ row, old }) => old && row.duration > old.duration).length,
    added: changed.filter(({ old }) => !old).length,
  };
  return {
    changed: changed.map(
      ({ row: { day: _day, isCompleted: _isCompleted, isMatched: _isMatched, ...row } }) => row,
    ),
    moved: moved.map(({ row: { slotKey, day } }) => ({ slotKey, day })),
    message: fixMessage(counts),
  };
}
