import type { ExerciseChange, PlanChange, Reason, Weekday } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import {
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type Progress,
  type WeekScope,
} from "../adjustments/week-scope.ts";
import { alone, draftOf, dropped, toEasy, type Draft } from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";
import { roomDays, type RoomDay } from "../time-off/time-off-days.ts";
import { writeWeek, type ChangeFacts } from "../time-off/write-week.ts";

interface ChangesOfPlan {
  changes: readonly PlanChange[];
  /** Time off of the plan. */
  timeOff: readonly AcceptedTimeOff[];
}

/**
 * Moves, shortens and leaves out exercises as the athlete agreed to, in the order of acceptance. Completed
 * exercises stay; a change whose exercises no longer exist does nothing. Makes no exercise longer or harder.
 */
export function applyChanges<P extends Plan>(
  request: PlanRequest,
  plan: P,
  { changes, timeOff }: ChangesOfPlan,
  progress: Progress = NO_PROGRESS,
): P {
  if (changes.length === 0) return plan;
  const { basis, scope: scopeOf } = weekScopes(request, progress);
  let history = NO_HISTORY;
  const weeks = plan.weeks.map((week): PlannedWeek => {
    const { week: number, exercises: planned } = week;
    const scope = scopeOf(number, history, planned);
    if (!scope) return week;
    const days = roomDays(request, scope.frame, timeOff);
    const exercises = (progress.earlier.has(number) ? [] : changes).reduce(
      (rows, change) => changedRows(rows, change, { scope, days, progress }),
      planned,
    );
    history = withRows(basis, history, { week: number, rows: exercises, planned });
    return exercises === planned ? week : { ...week, exercises };
  });
  return { ...plan, weeks: withAims(basis, weeks) };
}

interface ChangedWeek {
  scope: WeekScope;
  days: readonly RoomDay[];
  progress: Progress;
}

function changedRows(
  rows: readonly PlannedExercise[],
  { rule, exercises }: PlanChange,
  { scope, days, progress: { completed } }: ChangedWeek,
): readonly PlannedExercise[] {
  const bySlot = new Map(exercises.map((each) => [each.slotKey, each]));
  const open = rows.filter(({ slotKey }) => bySlot.has(slotKey) && !completed.has(slotKey));
  if (open.length === 0) return rows;
  const isOpen = new Set(open.map(({ slotKey }) => slotKey));
  const dayBefore: WeekScope["dayOf"] = (row) => bySlot.get(row.slotKey)?.from ?? scope.dayOf(row);
  const reasonOf = ({ minutes, effort, days: moved }: ChangeFacts): Reason => ({
    rule: "proposed",
    facts: { why: rule, minutes, days: moved, ...(effort[0] !== effort[1] && { effort }) },
  });
  return writeWeek(draftsOf(open, bySlot), {
    reasonOf,
    scope: { ...scope, dayOf: dayBefore },
    days,
    moved: movedDays(exercises),
    fixed: rows.filter(({ slotKey }) => !isOpen.has(slotKey)),
  });
}

/** The rest of a brick whose other half is left out is an exercise of its own. */
function draftsOf(
  open: readonly PlannedExercise[],
  bySlot: ReadonlyMap<string, ExerciseChange>,
): Draft[] {
  const isLeftOut = ({ slotKey }: PlannedExercise) => bySlot.get(slotKey)?.isLeftOut === true;
  const broken = new Set(open.flatMap((row) => (isLeftOut(row) ? [row.brickId] : [])));
  return open.map((row) => {
    const draft = draftOf(row);
    if (isLeftOut(row)) return dropped(draft);
    const minutes = Math.min(row.duration, bySlot.get(row.slotKey)?.minutes ?? row.duration);
    const isAlone = row.brickId !== null && broken.has(row.brickId);
    const changed = { ...(isAlone ? alone(draft) : draft), minutes };
    return bySlot.get(row.slotKey)?.isEasy === true
      ? { ...toEasy(changed), maxZone: "Z2" }
      : changed;
  });
}

const movedDays = (exercises: readonly ExerciseChange[]): ReadonlyMap<string, Weekday> =>
  new Map(exercises.flatMap(({ slotKey, from, day }) => (from === day ? [] : [[slotKey, day]])));
