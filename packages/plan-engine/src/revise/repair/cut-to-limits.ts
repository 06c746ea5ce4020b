import type { PlanDay } from "../../calendar/index.ts";
import { GRID, sum } from "../../model/numbers.ts";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { leastOf } from "../adjustments/cut-week.ts";
import {
  minutesOf,
  NO_HISTORY,
  weekScopes,
  withRows,
  type WeekScope,
} from "../adjustments/week-scope.ts";
import { fitRows, openMinutes, withinWeek, type Fit } from "./fit-week.ts";
import { isOpen, type StoredExercise } from "./fix-types.ts";
import { writeFixed } from "./write-fixed.ts";

interface CutPlan {
  /** The exercises that were over a limit, shortened. */
  cut: PlannedExercise[];
  /** Slots of the exercises that still have no time in their week. */
  leftOut: ReadonlySet<string>;
}

interface CutRequest {
  currentWeek: number;
  /** Slots of the exercises that get shorter; the others stay as they are. */
  fixed: ReadonlySet<string>;
  /** Slots of the exercises that a fix left out: they stay so while their week is over its hours. */
  hidden: ReadonlySet<string>;
}

/** Shortens the fixed exercises from a week on that are open and over a limit, and moves none. */
export function cutToLimits(
  request: PlanRequest,
  exercises: readonly StoredExercise[],
  { currentWeek, fixed, hidden }: CutRequest,
): CutPlan {
  const { basis, scope } = weekScopes(request);
  const byWeek = Map.groupBy(exercises, (exercise) => exercise.week);
  const leftOut = new Set<string>();
  let history = NO_HISTORY;
  const cut = basis.frames.flatMap(({ week }) => {
    const stored = byWeek.get(week) ?? [];
    const weekScope = scope(week, history, stored);
    if (week < currentWeek || !weekScope) {
      history = withRows(basis, history, { week, rows: stored });
      return [];
    }
    const open = minutesOf(stored.filter(isOpen));
    const isOver = open > openMinutes(weekScope, stored);
    const rows = isOver ? stored.filter(({ slotKey }) => !hidden.has(slotKey)) : stored;
    for (const { slotKey } of stored) if (isOver && hidden.has(slotKey)) leftOut.add(slotKey);
    const changed = shortened(weekScope, rows).filter(({ slotKey }) => fixed.has(slotKey));
    const bySlot = new Map(changed.map((row) => [row.slotKey, row]));
    const after = rows.map((row) => bySlot.get(row.slotKey) ?? row);
    history = withRows(basis, history, { week, rows: after });
    return changed;
  });
  return { cut, leftOut };
}

function shortened(scope: WeekScope, rows: readonly StoredExercise[]): PlannedExercise[] {
  const fits = fitRows(scope, rows, new Map());
  for (const day of scope.frame.days) withinDay(scope, day, { rows, fits });
  const within = withinWeek(scope, rows, fits);
  return rows.flatMap((row) => {
    const fit = within.get(row.slotKey);
    const isKept = !fit || fit.draft.isDropped === true || fit.draft.minutes >= row.duration;
    return isKept || !isOpen(row) ? [] : [writeFixed(scope, fit, row.duration)];
  });
}

/** Shortens the exercises of a day, longest first. A closed day is no limit for what is placed on it. */
function withinDay(
  scope: WeekScope,
  { day, minutes }: PlanDay,
  { rows, fits }: { rows: readonly StoredExercise[]; fits: Map<string, Fit> },
): void {
  if (minutes === 0) return;
  for (;;) {
    const here = rows.filter((row) => row.day === day);
    const fitting = here.flatMap((row) => fits.get(row.slotKey) ?? []);
    if (sum(fitting.map(({ draft }) => draft.minutes)) <= minutes) return;
    const longest = here
      .filter(isOpen)
      .flatMap((row) => fits.get(row.slotKey)?.draft ?? [])
      .filter((draft) => draft.minutes - GRID >= leastOf(draft, scope))
      .toSorted((a, b) => b.minutes - a.minutes)[0];
    if (!longest) return;
    const draft = { ...longest, minutes: longest.minutes - GRID };
    fits.set(draft.base.slotKey, { draft, limit: "day" });
  }
}
