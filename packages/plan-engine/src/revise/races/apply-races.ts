import { dateInWeek, type Reason, type Weekday } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import type { PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import {
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type Progress,
  type WeekScope,
} from "../adjustments/week-scope.ts";
import { isUnchanged, type Draft } from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";
import type { PlanWithTimeOff } from "../time-off/apply-time-off.ts";
import { roomDays, type RoomDay } from "../time-off/time-off-days.ts";
import { writeWeek, type ChangeFacts } from "../time-off/write-week.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { isCancelled } from "./race-demands.ts";
import { raceWeek, type ChangedWeek } from "./race-week.ts";
import type { RaceWeek } from "./week-near-races.ts";

/** What a race did to one exercise. */
export interface RacedExercise {
  race: AcceptedRace;
  row: PlannedExercise;
  day: Weekday;
  /** Null if it is left out. */
  after: PlannedExercise | null;
  dayAfter: Weekday;
  /** True if the race replaces it. */
  isReplaced: boolean;
}

export interface PlanWithRaces extends PlanWithTimeOff {
  /** What the races changed. */
  raced: readonly RacedExercise[];
}

interface RacesOfPlan {
  races: readonly AcceptedRace[];
  /** Time off of the plan; a race in it does not take place. */
  timeOff: readonly AcceptedTimeOff[];
}

/**
 * Makes room for the races on the way to the plan's own race: what they replace is left out, the days before
 * and after are easy and short, long exercises find another day if there is one. Makes no exercise longer or
 * harder. Completed exercises and those before the day of acceptance stay.
 */
export function applyRaces(
  request: PlanRequest,
  plan: PlanWithTimeOff,
  { races, timeOff }: RacesOfPlan,
  progress: Progress = NO_PROGRESS,
): PlanWithRaces {
  const taking = races.filter((race) => !isCancelled(race, timeOff)).toSorted(inOrder);
  if (taking.length === 0) return { ...plan, raced: [] };
  const placed = new Map([...progress.placed, ...plan.moved]);
  const { basis, scope: scopeOf } = weekScopes(request, { ...progress, placed });
  const moved = new Map(plan.moved);
  const raced: RacedExercise[] = [];
  let history = NO_HISTORY;
  let dayBefore: readonly PlannedExercise[] = [];
  const weeks = plan.weeks.map((week, index): PlannedWeek => {
    const { week: number, exercises: planned } = week;
    const scope = scopeOf(number, history, planned);
    if (!scope) return week;
    const days = roomDays(request, scope.frame, timeOff);
    const next = plan.weeks[index + 1]?.exercises ?? [];
    const beside = { before: dayBefore, after: next.filter((row) => scope.dayOf(row) === SUNDAY) };
    const changed = progress.earlier.has(number)
      ? null
      : changedWeek({ request, scope, days, planned, beside, races: taking, progress });
    const exercises = changed?.rows ?? planned;
    dayBefore = exercises.filter(
      (row) => (changed?.moved.get(row.slotKey) ?? scope.dayOf(row)) === SATURDAY,
    );
    history = withRows(basis, history, { week: number, rows: exercises, planned });
    if (!changed) return week;
    raced.push(...changed.raced);
    for (const [slotKey, day] of changed.moved) if (placed.has(slotKey)) moved.set(slotKey, day);
    return { ...week, exercises };
  });
  return { ...plan, weeks: withAims(basis, weeks), moved, raced };
}

const SUNDAY: Weekday = 0;
const SATURDAY: Weekday = 6;

/** By date, then the race that asks for more, however they were added. */
const inOrder = (a: AcceptedRace, b: AcceptedRace): number =>
  compared(a.date, b.date) ||
  compared(a.priority, b.priority) ||
  b.expectedMinutes - a.expectedMinutes ||
  compared(a.kind, b.kind) ||
  compared(a.name, b.name) ||
  compared(a.acceptedOn, b.acceptedOn);

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

interface WeekToChange {
  request: PlanRequest;
  scope: WeekScope;
  days: readonly RoomDay[];
  planned: readonly PlannedExercise[];
  beside: RaceWeek["beside"];
  races: readonly AcceptedRace[];
  progress: Progress;
}

interface WrittenRaceWeek {
  rows: readonly PlannedExercise[];
  moved: ReadonlyMap<string, Weekday>;
  raced: readonly RacedExercise[];
}

/** The week with its races; null if they change nothing in it. */
function changedWeek(week: WeekToChange): WrittenRaceWeek | null {
  const { request, scope, days, planned, beside, races, progress } = week;
  const dateOf = (row: PlannedExercise) =>
    dateInWeek(request.startDate, scope.frame.week, scope.dayOf(row));
  const first = races.map(({ acceptedOn }) => acceptedOn).toSorted()[0];
  const isOpen = (row: PlannedExercise) =>
    !progress.completed.has(row.slotKey) && first !== undefined && dateOf(row) >= first;
  const open = planned.filter(isOpen);
  const fixed = planned.flatMap((row) =>
    isOpen(row) ? [] : [progress.completed.get(row.slotKey) ?? row],
  );
  const at: RaceWeek = { scope, days, races, planned, beside, open, fixed, dateOf };
  const changed = raceWeek(at);
  const isSame =
    changed.moved.size === 0 &&
    changed.drafts.every((each) => isUnchanged(each) && each.isDropped !== true);
  if (isSame) return null;
  const { drafts, moved, causes } = changed;
  const mayBeSharp = ({ base }: Draft) => !causes.has(base.slotKey);
  const reasonOf = reasonsOf(changed);
  const rows = writeWeek(drafts, { reasonOf, mayBeSharp, scope, days, moved, fixed });
  return { rows, moved, raced: racedRows(at, changed, rows) };
}

const reasonsOf =
  ({ causes }: ChangedWeek) =>
  (facts: ChangeFacts, slotKey: string): Reason => {
    const { name, priority } = causes.get(slotKey) ?? UNNAMED;
    return { rule: "nearby-race", facts: { name, priority, ...facts } };
  };

/** An exercise that became easier only for the balance of its week. */
const UNNAMED = { name: "a race in this week", priority: "C" } as const;

function racedRows(
  { open, scope }: RaceWeek,
  { causes, replaced, moved }: ChangedWeek,
  rows: readonly PlannedExercise[],
): RacedExercise[] {
  const after = new Map(rows.map((row) => [row.slotKey, row]));
  return open.flatMap((row) => {
    const race = causes.get(row.slotKey);
    const next = after.get(row.slotKey) ?? null;
    const day = scope.dayOf(row);
    const dayAfter = moved.get(row.slotKey) ?? day;
    if (!race || (next?.steps === row.steps && day === dayAfter)) return [];
    return [{ race, row, day, after: next, dayAfter, isReplaced: replaced.has(row.slotKey) }];
  });
}
