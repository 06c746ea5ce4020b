import { dateInWeek, isInWeek, type Reason } from "@triplan/domain";
import { withAims } from "../../aims/index.ts";
import { sum } from "../../model/numbers.ts";
import type { Plan, PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { cutTaper } from "../time-off/cut-taper.ts";
import {
  isTaper,
  minutesOf,
  NO_HISTORY,
  NO_PROGRESS,
  weekScopes,
  withRows,
  type Progress,
  type WeekScope,
} from "../adjustments/week-scope.ts";
import { alone, draftOf, dropped, isUnchanged, type Draft } from "../drafts/draft.ts";
import type { AcceptedRace } from "../races/accepted-race.ts";
import { takesPlace } from "../races/released-races.ts";
import type { AcceptedTimeOff } from "../time-off/accepted-time-off.ts";
import type { PlanWithTimeOff } from "../time-off/apply-time-off.ts";
import { WEEKS_BEFORE_TAPER } from "../time-off/taper-minutes.ts";
import { roomDays } from "../time-off/time-off-days.ts";
import { writeWeek, type ChangeFacts } from "../time-off/write-week.ts";

interface ReducedPlan<P extends PlanWithTimeOff> {
  /** The plan before races and accepted changes, with its time off. */
  planned: Plan;
  /** The plan with its races, before accepted changes. */
  raced: Plan;
  changed: P;
  races: readonly AcceptedRace[];
  timeOff: readonly AcceptedTimeOff[];
}

/**
 * The plan with a taper as much smaller as races and accepted changes made the biggest of the four weeks before it; time
 * off has scaled it already. A race counts as the training that it is. What the athlete agreed to within the taper moves
 * no minutes to its other exercises. Completed exercises stay.
 */
export function scaleTaper<P extends PlanWithTimeOff>(
  request: PlanRequest,
  { planned, raced, changed, races, timeOff }: ReducedPlan<P>,
  progress: Progress = NO_PROGRESS,
): P {
  const taking = races.filter((race) => takesPlace(race, { changes: [], timeOff }));
  const most = reached(request, planned, []);
  const left = reached(request, changed, taking);
  if (left >= most) return changed;
  const share = left / most;
  const placed = new Map([...progress.placed, ...changed.moved]);
  const { basis, scope: scopeOf } = weekScopes(request, { ...progress, placed });
  const own = rowsByWeek(planned);
  const before = rowsByWeek(raced);
  let history = NO_HISTORY;
  const weeks = changed.weeks.map((week): PlannedWeek => {
    const { week: number, exercises: current } = week;
    const scope = scopeOf(number, history, current);
    if (!scope) return week;
    const ownRows = own.get(number) ?? current;
    const isScaled = isTaper(week) && !progress.earlier.has(number);
    const rowsBefore = before.get(number) ?? current;
    const at = { scope, share, planned: ownRows, raced: rowsBefore, request, timeOff, progress };
    const rows = isScaled ? scaledWeek(current, at) : current;
    history = withRows(basis, history, { week: number, rows, planned: ownRows });
    return rows === current ? week : { ...week, exercises: rows };
  });
  return { ...changed, weeks: withAims(basis, weeks) };
}

const rowsByWeek = ({ weeks }: Plan) =>
  new Map(weeks.map(({ week, exercises }) => [week, exercises]));

/** Minutes of the biggest of the last weeks before the taper, races among them. */
function reached(
  { startDate }: Pick<PlanRequest, "startDate">,
  { weeks }: Plan,
  races: readonly AcceptedRace[],
): number {
  const last = weeks.filter((week) => !isTaper(week)).slice(-WEEKS_BEFORE_TAPER);
  const minutes = last.map(({ week, exercises }) => {
    const raced = races.filter(({ date }) => isInWeek(dateInWeek(startDate, week, 0), date));
    return minutesOf(exercises) + sum(raced.map(({ expectedMinutes }) => expectedMinutes));
  });
  return Math.max(0, ...minutes);
}

interface WeekToScale {
  scope: WeekScope;
  share: number;
  planned: readonly PlannedExercise[];
  /** The exercises before accepted changes. */
  raced: readonly PlannedExercise[];
  request: PlanRequest;
  timeOff: readonly AcceptedTimeOff[];
  progress: Progress;
}

function scaledWeek(
  rows: readonly PlannedExercise[],
  { scope, share, planned, raced, request, timeOff, progress: { completed } }: WeekToScale,
): readonly PlannedExercise[] {
  const isOpen = ({ slotKey }: PlannedExercise) => !completed.has(slotKey);
  const drafts = raced.filter(isOpen).map(draftOf);
  const cut = cutTaper(drafts, share * minutesOf(planned.filter(isOpen)), scope);
  const bySlot = new Map(cut.map((draft) => [draft.base.slotKey, draft]));
  const scaled = rows.filter(isOpen).map((row) => {
    const draft = bySlot.get(row.slotKey) ?? draftOf(row);
    return raced.includes(row) ? draft : noMoreThan(row, draft);
  });
  if (scaled.every((each) => isUnchanged(each) && each.isDropped !== true)) return rows;
  return writeWeek(scaled, {
    reasonOf,
    mayBeSharp: isAwayFromRaces,
    scope,
    days: roomDays(request, scope.frame, timeOff),
    moved: new Map(),
    fixed: rows.flatMap((row) => (isOpen(row) ? [] : [completed.get(row.slotKey) ?? row])),
  });
}

/** An exercise that an accepted change rewrote, with the minutes of the cut at most. */
function noMoreThan(row: PlannedExercise, { minutes, isDropped, isAlone }: Draft): Draft {
  const own = draftOf(row);
  const whole = isAlone === true && row.brickId !== null ? alone(own) : own;
  const draft = { ...whole, minutes: Math.min(row.duration, minutes) };
  return isDropped === true ? dropped(draft) : draft;
}

const reasonOf = ({ minutes, effort }: ChangeFacts): Reason => ({
  rule: "smaller-taper",
  facts: { minutes, effort },
});

/** Nothing is sharp on the days around a race. */
const isAwayFromRaces = ({ base }: Draft): boolean =>
  !base.reasons.some(({ rule }) => rule === "nearby-race");
