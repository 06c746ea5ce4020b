import { poolUnitOf, type PoolUnit } from "@triplan/domain";
import type { LadderId, LadderStep } from "../../ladders/index.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { withDistinctNotes, writtenDose } from "../../sessions/index.ts";
import { NO_HISTORY, weekScopes, type WeekScope } from "../adjustments/week-scope.ts";
import { swapKindOf } from "../drafts/swap-kind.ts";
import { isOpen, type StoredExercise } from "../repair/fix-types.ts";
import { onRung, rungFor } from "./held-exercise.ts";
import { afterSet, heldSet, NO_MEMORY, wantedNow, type LadderMemory } from "./ladder-memory.ts";

/** What the athlete made of a plan so far. */
export interface PlanHistory {
  /** Stored exercises of the present engine, without those that adjustments leave out. */
  rows: readonly StoredExercise[];
  /** Slots that were not done when the plan was last written as a whole: see `missedSets`. */
  missed: ReadonlySet<string>;
  /** The first week that is written; open exercises before it stay as stored. */
  fromWeek: number;
}

/**
 * The generated plan on the rungs that the athlete has reached. A ladder goes one rung back if its last
 * two sets were missed, and a set that was swapped for something else comes the next time; from there the
 * ladder climbs on, never above the generated rung. What is done later than `missed` was read changes no
 * other exercise. Slots, days and minutes stay. Exercises that are not written are the stored ones where
 * their ladder is behind.
 */
export function holdRungs(request: PlanRequest, plan: Plan, history: PlanHistory): Plan {
  const { scope } = weekScopes(request);
  const walk = newWalk(history);
  const weeks = plan.weeks.map((week) => {
    const weekScope = scope(week.week, NO_HISTORY, week.exercises);
    if (!weekScope?.frame.isLoading) return week;
    const rows = week.exercises.map((row) => heldRow(walk, row, weekScope));
    const isChanged = (row: PlannedExercise) => !week.exercises.includes(row);
    if (!rows.some(isChanged)) return week;
    return { ...week, exercises: withDistinctNotes(rows, isChanged) };
  });
  return { ...plan, weeks };
}

interface Walk {
  history: PlanHistory;
  stored: ReadonlyMap<string, StoredExercise>;
  memories: Map<LadderId, LadderMemory>;
}

const newWalk = (history: PlanHistory): Walk => ({
  history,
  stored: new Map(history.rows.map((row) => [row.slotKey, row])),
  memories: new Map(),
});

const isHeld = ({ reasons }: PlannedExercise): boolean =>
  reasons.some(({ rule }) => rule === "held");

/** The exercise on the rung that its ladder has reached; the ladder remembers it. */
function heldRow(walk: Walk, row: PlannedExercise, scope: WeekScope): PlannedExercise {
  const pool = poolUnitOf(scope.basis.poolLength);
  const planned = row.progress && heldSet(row, pool);
  if (!planned) return row;
  const memory = walk.memories.get(planned.ladder) ?? NO_MEMORY;
  const wanted = wantedNow(memory, planned, scope);
  const rung = wanted ? rungFor(row, planned, wanted, scope) : planned.rung;
  const next = { ladder: planned.ladder, rung };
  remember(walk, next, { row, isBehind: rung < planned.rung }, scope);
  const stored = walk.stored.get(row.slotKey);
  if (isWritten(walk, row, stored)) {
    const facts = { why: wanted?.why ?? null, last: memory.climb };
    return rung < planned.rung ? onRung(row, next, facts, scope) : row;
  }
  const isReached = stored && wanted && storedSet(stored, next, pool)?.ladder === planned.ladder;
  return isReached ? { ...row, templateId: stored.templateId, steps: stored.steps } : row;
}

const isWritten = (
  { history }: Walk,
  { week }: PlannedExercise,
  stored: StoredExercise | undefined,
): boolean => week >= history.fromWeek && (!stored || isOpen(stored));

/** The set of a stored exercise: also a run off the bike that repeats this rung in longer minutes. */
function storedSet(stored: StoredExercise, next: LadderStep, pool: PoolUnit): LadderStep | null {
  const step = writtenDose(stored, pool)?.step;
  const isNext = step?.ladder === next.ladder && step.rung === next.rung;
  return isNext ? step : heldSet(stored, pool);
}

interface Remembered {
  row: PlannedExercise;
  isBehind: boolean;
}

/** Records what the ladder comes to with this exercise: its set, another ladder's, or none. */
function remember(
  walk: Walk,
  next: LadderStep,
  { row, isBehind }: Remembered,
  scope: WeekScope,
): void {
  const stored = walk.stored.get(row.slotKey);
  const done = stored && storedSet(stored, next, poolUnitOf(scope.basis.poolLength));
  const isSwapped = stored && swapKindOf(stored) !== null && done?.ladder !== next.ladder;
  const memory = walk.memories.get(next.ladder) ?? NO_MEMORY;
  if (isSwapped) {
    walk.memories.set(next.ladder, { ...memory, waiting: next.rung, isBehind: true });
  }
  const set = isSwapped || !isWritten(walk, row, stored) ? done : next;
  if (!set) return;
  const isMissed = stored !== undefined && walk.history.missed.has(row.slotKey);
  const isMarked = stored !== undefined && !isWritten(walk, row, stored) && isHeld(stored);
  const before = walk.memories.get(set.ladder) ?? NO_MEMORY;
  const facts = { isMissed, isHeld: isMarked || (isBehind && set === next) };
  walk.memories.set(set.ladder, afterSet(before, set, scope, facts));
}
