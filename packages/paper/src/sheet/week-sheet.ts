import {
  addDays,
  dateInWeek,
  DAY_NAMES,
  dayOfMonth,
  daysBetween,
  DISCIPLINE_NAMES,
  DISCIPLINES,
  formatClock,
  formatDateRange,
  formatHours,
  isInTimeOff,
  parseFinishTime,
  PERCEIVED_EXERTION,
  phaseText,
  TIME_OFF_NAMES,
  weekdayOf,
  WEEKDAYS,
  type Discipline,
  type IsoDate,
  type Units,
} from "@triplan/domain";
import type { SeasonWeek } from "@triplan/plan-engine";
import { sheetExercise, type PlannedExercise, type SheetExercise } from "./sheet-exercise.ts";
import type { SheetRace, SheetTimeOff } from "./sheet-marks.ts";

/** What the sheet of a week follows from. */
export interface WeekFacts {
  plan: { name: string; startDate: IsoDate; raceDate: IsoDate; goalFinishTime: string | null };
  week: SeasonWeek;
  /** What is special about the week. */
  aim: string;
  /** Those of the week. */
  exercises: readonly PlannedExercise[];
  /** Of the whole season, the plan's own race among them. */
  races: readonly SheetRace[];
  timeOff: readonly SheetTimeOff[];
  units: Units;
}

export interface SheetDay {
  date: IsoDate;
  /** "14". */
  number: string;
  /** "Sunday". */
  name: string;
  /** "1:20"; null without exercises. */
  hours: string | null;
  /** Races and time off: "A race: Lisbon Olympic, goal 2:45:00", "Sick". */
  notes: string[];
  exercises: SheetExercise[];
  /** What a free day is for; null on others, and while exercises of the week have no day. */
  rest: string | null;
}

/** Everything on the printed page of a week. */
export interface WeekSheet {
  planName: string;
  week: number;
  /** "Mar 14 – 20, 2027". */
  dates: string;
  /** "Build 3 of 5". */
  phase: string;
  aim: string;
  /** From the last day of the week to the race: "48 days"; null in the week of the race. */
  daysLeft: string | null;
  days: SheetDay[];
  /** Exercises without a day. */
  unplaced: SheetExercise[];
  /** Planned hours of the sports that the week has. */
  totals: { sport: Discipline; name: string; hours: string }[];
  /** Planned hours of the week. */
  hours: string;
  /** How the zones feel: "Z1 very easy". */
  zones: string[];
}

const LEGEND_ZONES = ["Z1", "Z2", "Z3", "Z4", "Z5"] as const;

/** The page of a week; the same facts give the same page. */
export function weekSheet(facts: WeekFacts): WeekSheet {
  const { plan, week, aim, units } = facts;
  const exercises = facts.exercises.toSorted((a, b) => a.orderIndex - b.orderIndex || a.id - b.id);
  const saturday = dateInWeek(plan.startDate, week.week, 6);
  const unplaced = exercises.filter(({ isScheduled, isCompleted }) => !isScheduled && !isCompleted);
  return {
    planName: plan.name,
    week: week.week,
    dates: formatDateRange(dateInWeek(plan.startDate, week.week, 0), saturday),
    phase: phaseText(week),
    aim,
    daysLeft: daysText(daysBetween(saturday, plan.raceDate)),
    days: datesOf(facts).map((date) => sheetDay(date, exercises, facts, unplaced.length === 0)),
    unplaced: unplaced.map((exercise) => sheetExercise(exercise, units)),
    totals: DISCIPLINES.flatMap((sport) => {
      const own = exercises.filter(({ type }) => type === sport);
      const name = DISCIPLINE_NAMES[sport];
      return own.length === 0 ? [] : [{ sport, name, hours: hoursOf(own) }];
    }),
    hours: hoursOf(exercises),
    zones: LEGEND_ZONES.map((zone) => `${zone} ${PERCEIVED_EXERTION[zone].words}`),
  };
}

const hoursOf = (exercises: readonly PlannedExercise[]): string =>
  formatHours(exercises.reduce((sum, { duration }) => sum + duration, 0));

function daysText(days: number): string | null {
  if (days <= 0) return null;
  return days === 1 ? "1 day" : `${days} days`;
}

/** The days of the week, and a race on the Sunday after it. */
function datesOf({ plan: { startDate, raceDate }, week: { week, phase } }: WeekFacts): IsoDate[] {
  const dates = WEEKDAYS.map((day) => dateInWeek(startDate, week, day));
  const next = dateInWeek(startDate, week + 1, 0);
  const isLast = phase === "race" || phase === "taper";
  return isLast && raceDate === next ? [...dates, next] : dates;
}

const REST = "Rest. Sleep and food do the work today.";

function sheetDay(
  date: IsoDate,
  exercises: readonly PlannedExercise[],
  facts: WeekFacts,
  isAllPlaced: boolean,
): SheetDay {
  const { plan, week, units } = facts;
  const isInWeek = date < addDays(dateInWeek(plan.startDate, week.week, 0), WEEKDAYS.length);
  const day = weekdayOf(date);
  const own = exercises.filter(
    (each) => isInWeek && each.day === day && (each.isScheduled || each.isCompleted),
  );
  const notes = notesOn(date, facts);
  const isFree = own.length === 0 && notes.length === 0;
  return {
    date,
    number: dayOfMonth(date),
    name: DAY_NAMES[day],
    hours: own.length === 0 ? null : hoursOf(own),
    notes,
    exercises: own.map((exercise) => sheetExercise(exercise, units)),
    rest: isFree && isAllPlaced ? REST : null,
  };
}

function notesOn(date: IsoDate, { plan, races, timeOff }: WeekFacts): string[] {
  const finish = plan.goalFinishTime === null ? null : parseFinishTime(plan.goalFinishTime);
  const goal = finish === null ? "" : `, goal ${formatClock(finish)}`;
  return [
    ...races
      .filter((race) => race.date === date)
      .map(({ priority, name }) => `${priority} race: ${name}${priority === "A" ? goal : ""}`),
    ...timeOff.filter((each) => isInTimeOff(each, date)).map(({ kind }) => TIME_OFF_NAMES[kind]),
  ];
}
