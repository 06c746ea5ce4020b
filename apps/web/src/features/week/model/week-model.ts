import type { RaceDay } from "../../../shared/races/use-race-days.ts";
import {
  addDays,
  dateInWeek,
  daySports,
  isTrainingDay,
  WEEKDAYS,
  weekdayOf,
  type Discipline,
  type IsoDate,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import type { WeekExercise } from "./week-types.ts";
import { plannedMinutes } from "./minutes.ts";

export interface WeekDay<E> {
  day: Weekday;
  date: IsoDate;
  isEndurance: boolean;
  /** The sports that the plan's schedule allows on it. */
  sports: readonly Discipline[];
  /** Available minutes; 0 on a rest day. */
  capacity: number;
  /** Minutes of the exercises on it. */
  planned: number;
  exercises: readonly E[];
  isToday: boolean;
  isOver: boolean;
  /** The day of the plan's own race. */
  isRaceDay: boolean;
  /** A race on the way to it. */
  race: RaceDay | null;
}

/** The week's exercises by day and list. */
export interface WeekModel<E> {
  exercises: readonly E[];
  days: readonly WeekDay<E>[];
  /** Race day if it is the Sunday after this week, which no week of the plan has. */
  raceSunday: WeekDay<E> | null;
  /** Unscheduled and not completed, in the plan's order. */
  available: readonly E[];
  completed: readonly E[];
  /** All races on the way to the plan's own race. */
  races: readonly RaceDay[];
}

export interface WeekFrame {
  startDate: IsoDate;
  week: number;
  schedule: WeeklySchedule;
  today: IsoDate;
  raceDate: IsoDate;
  races: readonly RaceDay[];
}

/** The plan's order. */
export const inOrder = (a: WeekExercise, b: WeekExercise) =>
  a.orderIndex - b.orderIndex || a.id - b.id;

export function weekModel<E extends WeekExercise>(
  rows: readonly E[],
  frame: WeekFrame,
): WeekModel<E> {
  const exercises = rows.toSorted(inOrder);
  const placed = exercises.filter((exercise) => exercise.isScheduled || exercise.isCompleted);
  const days = WEEKDAYS.map((day): WeekDay<E> => {
    const entry = frame.schedule.find((candidate) => candidate.day === day);
    const here = placed.filter((exercise) => exercise.day === day);
    return {
      ...dayOn(frame, dateInWeek(frame.startDate, frame.week, day)),
      day,
      isEndurance: entry?.isEndurance ?? false,
      sports: daySports(entry ?? {}),
      capacity: entry && isTrainingDay(entry) ? entry.hours * 60 : 0,
      planned: plannedMinutes(here),
      exercises: here,
    };
  });
  const nextSunday = addDays(dateInWeek(frame.startDate, frame.week, 0), 7);
  return {
    exercises,
    days,
    raceSunday: nextSunday === frame.raceDate ? dayOn(frame, nextSunday) : null,
    available: exercises.filter((exercise) => !exercise.isScheduled && !exercise.isCompleted),
    completed: exercises.filter((exercise) => exercise.isCompleted),
    races: frame.races,
  };
}

/** A day without training. */
const dayOn = ({ today, raceDate, races }: WeekFrame, date: IsoDate): WeekDay<never> => ({
  day: weekdayOf(date),
  date,
  isEndurance: false,
  sports: [],
  capacity: 0,
  planned: 0,
  exercises: [],
  isToday: date === today,
  isOver: date < today,
  isRaceDay: date === raceDate,
  race: races.find((race) => race.date === date) ?? null,
});

/** True when nothing is scheduled yet and there is a day left to schedule on. */
export const isUntouched = ({ available, days }: WeekModel<WeekExercise>): boolean =>
  available.length > 0 &&
  days.every(({ exercises }) => exercises.length === 0) &&
  days.some(({ isOver }) => !isOver);
