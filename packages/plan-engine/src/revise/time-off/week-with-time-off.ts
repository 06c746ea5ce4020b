import {
  dateInWeek,
  daysBetween,
  DISCIPLINES,
  type Discipline,
  type IsoDate,
  type Weekday,
} from "@triplan/domain";
import type { PlannedExercise, PlanRequest } from "../../model/plan-types.ts";
import { isTaper, minutesOf, type Progress, type WeekScope } from "../adjustments/week-scope.ts";
import { withGift } from "../adjustments/with-gift.ts";
import { draftOf } from "../drafts/draft.ts";
import type { AcceptedTimeOff } from "./accepted-time-off.ts";
import { fitAway, type FittedWeek } from "./fit-away.ts";
import type { DatedExercise } from "./lost-days.ts";
import { isInTimeOff, roomDays, type RoomDay } from "./time-off-days.ts";

export interface TimeOffFacts {
  timeOff: AcceptedTimeOff;
  /** This time off and those accepted before it. */
  accepted: readonly AcceptedTimeOff[];
  progress: Progress;
}

/** A week as planned, with what a time off can change of it. */
export interface WeekWithTimeOff extends TimeOffFacts {
  scope: WeekScope;
  /** The Sunday of week 1. */
  startDate: IsoDate;
  days: readonly RoomDay[];
  planned: readonly PlannedExercise[];
  /** Neither done nor dated before the time off was accepted. */
  open: readonly PlannedExercise[];
  fixed: readonly PlannedExercise[];
  dateOf: (exercise: PlannedExercise) => IsoDate;
  /** Weeks of the plan before the time off begins. */
  weeksBefore: number;
}

export function weekWithTimeOff(
  request: PlanRequest,
  scope: WeekScope,
  planned: readonly PlannedExercise[],
  facts: TimeOffFacts,
): WeekWithTimeOff {
  const { timeOff, accepted, progress } = facts;
  const dateOf = (exercise: PlannedExercise) =>
    dateInWeek(request.startDate, scope.frame.week, scope.dayOf(exercise));
  const isOpen = (exercise: PlannedExercise) =>
    !progress.completed.has(exercise.slotKey) && dateOf(exercise) >= timeOff.acceptedOn;
  return {
    ...facts,
    scope,
    startDate: request.startDate,
    days: roomDays(request, scope.frame, accepted),
    planned,
    open: planned.filter(isOpen),
    fixed: planned.flatMap((row) =>
      isOpen(row) ? [] : [progress.completed.get(row.slotKey) ?? row],
    ),
    dateOf,
    weeksBefore: Math.max(0, Math.floor(daysBetween(request.startDate, timeOff.fromDate) / 7)),
  };
}

const NOT_MOVED: ReadonlyMap<string, Weekday> = new Map();

/** The open exercises in the room that is left; those of a week without time off stay. */
export function fittedWeek(at: WeekWithTimeOff): FittedWeek {
  const { timeOff, days, scope, open, fixed } = at;
  const drafts = open.map(draftOf);
  if (!days.some(({ date }) => isInTimeOff(timeOff, date))) return { drafts, moved: NOT_MOVED };
  const isMovable = !isTaper(scope.frame);
  const { dayOf, basis } = scope;
  const fitted = fitAway(drafts, { timeOff, days, fixed, dayOf, isMovable, basis });
  const resting = injuredSport(timeOff);
  return resting && isMovable
    ? { ...fitted, drafts: withGift(fitted.drafts, resting, minutesOf(open), inRoom(at)) }
    : fitted;
}

/** The week with the minutes of its days that time off and fixed exercises leave. */
function inRoom({ scope, days, fixed }: WeekWithTimeOff): WeekScope {
  const left = days.map((day) => ({
    ...day,
    minutes: day.minutes - minutesOf(fixed.filter((row) => scope.dayOf(row) === day.day)),
  }));
  return { ...scope, frame: { ...scope.frame, days: left } };
}

/** The sport that an injury takes away, if it is one; the others take some of its minutes. */
function injuredSport({ kind, sports }: AcceptedTimeOff): Discipline | null {
  const out = DISCIPLINES.filter((sport) => !sports.includes(sport));
  return kind === "injured" && out.length === 1 ? (out[0] ?? null) : null;
}

const isDone = (slotKey: string, { completed, skipped }: Progress): boolean =>
  completed.has(slotKey) && skipped?.has(slotKey) !== true;

/** The planned exercises of the week on their dates. */
export const plannedOnDates = ({ planned, dateOf }: WeekWithTimeOff): DatedExercise[] =>
  planned.map((row) => ({ date: dateOf(row), type: row.type, minutes: row.duration }));

/** What is left of the week: fitted exercises, completed ones, and those before the time off. */
export function keptOnDates(at: WeekWithTimeOff, { drafts, moved }: FittedWeek): DatedExercise[] {
  const { timeOff, days, fixed, dateOf, progress } = at;
  const settled = fixed.filter(
    (row) => isDone(row.slotKey, progress) || dateOf(row) < timeOff.fromDate,
  );
  return [
    ...settled.map((row) => ({ date: dateOf(row), type: row.type, minutes: row.duration })),
    ...drafts.flatMap(({ base, minutes, isDropped }) => {
      const day = moved.get(base.slotKey);
      const date = (day === undefined ? undefined : days[day]?.date) ?? dateOf(base);
      return isDropped === true ? [] : [{ date, type: base.type, minutes }];
    }),
  ];
}
