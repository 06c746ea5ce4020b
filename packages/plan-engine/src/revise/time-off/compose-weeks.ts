import { dateInWeek, type IsoDate, type Reason, type Weekday } from "@triplan/domain";
import type { PlannedExercise, PlannedWeek, PlanRequest } from "../../model/plan-types.ts";
import { isTaper, minutesOf, NO_HISTORY, weekScopes, withRows } from "../adjustments/week-scope.ts";
import { isUnchanged } from "../drafts/draft.ts";
import { backWeek } from "./back-week.ts";
import { afterWeek, comebacks, type Comeback, type ComposedWeek } from "./comeback.ts";
import type { FittedWeek } from "./fit-away.ts";
import { daysOff, type DatedExercise, type DaysOff } from "./lost-days.ts";
import { withoutMissedAppointments } from "./missed-appointments.ts";
import { isHalfTaper, taperMinutes, WEEKS_BEFORE_TAPER } from "./taper-minutes.ts";
import { firstDayBack } from "./time-off-days.ts";
import {
  fittedWeek,
  keptOnDates,
  plannedOnDates,
  weekWithTimeOff,
  type TimeOffFacts,
  type WeekWithTimeOff,
} from "./week-with-time-off.ts";
import { writeWeek, type ChangeFacts } from "./write-week.ts";

interface ComposedWeeks {
  weeks: PlannedWeek[];
  /** New days of exercises, by slot. */
  moved: ReadonlyMap<string, Weekday>;
}

/** What the weeks so far leave to the next one. */
interface SoFar {
  weeks: readonly ComposedWeek[];
  planned: readonly DatedExercise[];
  kept: readonly DatedExercise[];
  /** Null until the days off are over; empty once training is as planned. */
  comebacks: readonly Comeback[] | null;
  /** Days off of all sports before training came back in steps, in all or in one sport; null if it did not. */
  returnedAfter: number | null;
}

const AT_THE_START: SoFar = {
  weeks: [],
  planned: [],
  kept: [],
  comebacks: null,
  returnedAfter: null,
};

/** The weeks of a plan with one more time off. */
export function composeWeeks(
  request: PlanRequest,
  weeks: readonly PlannedWeek[],
  facts: TimeOffFacts,
): ComposedWeeks {
  const { basis, scope: scopeOf } = weekScopes(request, facts.progress);
  const season = seasonOf(weeks);
  const moved = new Map<string, Weekday>();
  let history = NO_HISTORY;
  let soFar = AT_THE_START;
  const composed = weeks.map((week) => {
    const { week: number, exercises: planned } = week;
    const scope = scopeOf(number, history, planned);
    if (!scope) return week;
    const isEarlier = facts.progress.earlier.has(number);
    const at = weekWithTimeOff(request, scope, planned, facts);
    const next = isEarlier ? { rows: planned, moved: [], soFar } : composedWeek(at, soFar, season);
    for (const [slotKey, day] of next.moved) moved.set(slotKey, day);
    history = withRows(basis, history, { week: number, rows: next.rows, planned });
    const { frame } = scope;
    soFar = { ...next.soFar, weeks: [...soFar.weeks, { frame, exercises: next.rows }] };
    return next.rows === planned ? week : { ...week, exercises: next.rows };
  });
  return { weeks: composed, moved };
}

interface Step {
  rows: readonly PlannedExercise[];
  moved: Iterable<readonly [string, Weekday]>;
  soFar: SoFar;
}

function composedWeek(at: WeekWithTimeOff, before: SoFar, season: PlannedSeason): Step {
  const { timeOff, days, planned, scope } = at;
  const fitted = fittedWeek(at);
  const soFar = {
    ...before,
    planned: [...before.planned, ...plannedOnDates(at)],
    kept: [...before.kept, ...keptOnDates(at, fitted)],
  };
  const firstDay = firstDayBack(timeOff);
  const daysBack = firstDay === null ? 0 : days.filter(({ date }) => date >= firstDay).length;
  if (firstDay === null || daysBack === 0) return { ...written(at, fitted), soFar };
  const off = soFar.comebacks === null ? daysOff(timeOff, soFar.planned, soFar.kept) : null;
  const current = soFar.comebacks ?? (off ? startedComebacks(at, soFar, off) : []);
  const back = backWeek(fitted.drafts, {
    timeOff,
    comebacks: current,
    scope,
    planned,
    firstDay,
    taperMinutes: taperMinutesOf(at, soFar, { season, firstDay }),
    dateOf: ({ base }) => at.dateOf(base),
  });
  const step = written(at, { ...fitted, drafts: back });
  const week = { frame: scope.frame, exercises: step.rows };
  const next = current.flatMap((each) => afterWeek(each, week, { planned, daysBack }) ?? []);
  const returnedAfter = off && current.length > 0 ? off.all : soFar.returnedAfter;
  return { ...step, soFar: { ...soFar, comebacks: next, returnedAfter } };
}

function startedComebacks(at: WeekWithTimeOff, soFar: SoFar, off: DaysOff): Comeback[] {
  const { history, basis } = at.scope;
  const usual = soFar.weeks.slice(0, at.weeksBefore);
  return comebacks(off, usual, { climbs: history.climbs, growth: basis.curve.growth });
}

interface PlannedSeason {
  /** Minutes of the biggest week before the taper. */
  biggest: number;
  taper: readonly { week: number; minutes: number }[];
}

const seasonOf = (weeks: readonly PlannedWeek[]): PlannedSeason => {
  const minutes = weeks.map((week) => ({ ...week, minutes: minutesOf(week.exercises) }));
  return {
    biggest: Math.max(1, ...minutes.filter((week) => !isTaper(week)).map((week) => week.minutes)),
    taper: minutes.filter(isTaper),
  };
};

/** Minutes of a taper week after training came back in steps; unlimited for other weeks. */
function taperMinutesOf(
  { scope, startDate }: WeekWithTimeOff,
  { weeks, returnedAfter }: SoFar,
  { season: { biggest, taper }, firstDay }: { season: PlannedSeason; firstDay: IsoDate },
): number {
  const place = taper.findIndex(({ week }) => week === scope.frame.week);
  const [first] = taper;
  if (place < 0 || !first || returnedAfter === null) return Number.POSITIVE_INFINITY;
  const before = weeks
    .filter(({ frame }) => !isTaper(frame))
    .slice(-WEEKS_BEFORE_TAPER)
    .map(({ exercises }) => minutesOf(exercises));
  const minutes = taperMinutes({
    biggest,
    taper: taper.map((week) => week.minutes),
    reached: Math.max(0, ...before),
    last: before.at(-1) ?? 0,
    isHalf: isHalfTaper(returnedAfter, firstDay, dateInWeek(startDate, first.week, 0)),
  });
  return minutes[place] ?? Number.POSITIVE_INFINITY;
}

/** The step with the fitted exercises written; the week itself if nothing of it changes. */
function written(at: WeekWithTimeOff, { drafts, moved }: FittedWeek): Omit<Step, "soFar"> {
  const { timeOff, scope, days, planned, fixed } = at;
  const isSame = moved.size === 0 && drafts.every((each) => isUnchanged(each) && !each.isDropped);
  const bySlot = new Map(planned.map((row) => [row.slotKey, row]));
  const types = new Map(drafts.map(({ base }) => [base.slotKey, base.type]));
  const reasonOf = (facts: ChangeFacts, slotKey: string): Reason => {
    const before = bySlot.get(slotKey);
    const isOtherSport = before !== undefined && types.get(slotKey) !== before.type;
    const instead = isOtherSport && { instead: before.name };
    return { rule: "time-off", facts: { kind: timeOff.kind, ...facts, ...instead } };
  };
  const rows = isSame ? planned : writeWeek(drafts, { reasonOf, scope, days, moved, fixed });
  return { rows: withoutMissedAppointments(rows, at, reasonOf), moved };
}
