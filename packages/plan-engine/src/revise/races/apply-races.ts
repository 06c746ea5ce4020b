import { dateInWeek, type Weekday } from "@triplan/domain";
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
import type { PlanWithTimeOff } from "../time-off/apply-time-off.ts";
import { roomDays } from "../time-off/time-off-days.ts";
import type { AcceptedRace } from "./accepted-race.ts";
import { changedWeek, type RacedExercise, type WeekStep } from "./changed-week.ts";
import { raceSteps, stepsWithin, type RaceStep } from "./race-steps.ts";
import { racesAsking, type RaceReleases } from "./released-races.ts";

export interface PlanWithRaces extends PlanWithTimeOff {
  /** What the races changed. */
  raced: readonly RacedExercise[];
}

interface RacesOfPlan
  extends Pick<RaceReleases, "timeOff">, Partial<Pick<RaceReleases, "changes">> {
  races: readonly AcceptedRace[];
}

/**
 * Makes room for the races on the way to the plan's own race: what they replace is left out, the days before
 * and after are easy and short, long exercises find another day if there is one. Makes no exercise longer or
 * harder. Completed exercises and those before the day of acceptance stay.
 */
export function applyRaces(
  request: PlanRequest,
  plan: PlanWithTimeOff,
  { races, timeOff, changes = [] }: RacesOfPlan,
  progress: Progress = NO_PROGRESS,
): PlanWithRaces {
  const releases = { timeOff, changes };
  const taking = racesAsking(races, releases).toSorted(inOrder);
  if (taking.length === 0) return { ...plan, raced: [] };
  const steps = raceSteps(plan, taking, releases);
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
    const on = (day: Weekday) => dateInWeek(request.startDate, number, day);
    const atStep = ({ races: asking, plan: known, ...step }: RaceStep): WeekStep[] => {
      const rows = known.weeks[index]?.exercises ?? [];
      const own = scopeOf(number, history, rows);
      if (!own) return [];
      const daysThen = new Map([...progress.placed, ...known.moved]);
      const dayOf: WeekScope["dayOf"] = (row) => daysThen.get(row.slotKey) ?? row.suggestedDay;
      const next = known.weeks[index + 1]?.exercises ?? [];
      const after = next.filter((row) => dayOf(row) === SUNDAY);
      const days = roomDays(request, own.frame, known.timeOff);
      const beside = { before: dayBefore, after };
      return [{ ...step, races: asking, scope: { ...own, dayOf }, days, planned: rows, beside }];
    };
    const changed = progress.earlier.has(number)
      ? null
      : changedWeek(stepsWithin(steps, on(SUNDAY), on(SATURDAY)).flatMap(atStep), {
          request,
          progress,
        });
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
