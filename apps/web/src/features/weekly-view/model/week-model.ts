import {
  dateInWeek,
  isTrainingDay,
  WEEKDAYS,
  type IsoDate,
  type Weekday,
  type WeeklySchedule,
} from "@triplan/domain";
import type { WeekExercise } from "../week-types.ts";
import { plannedMinutes } from "./minutes.ts";

/** A day box of the week. */
export interface WeekDay<E> {
  day: Weekday;
  date: IsoDate;
  isEndurance: boolean;
  /** Minutes that the athlete has; 0 on a rest day. */
  capacity: number;
  /** Minutes of what is placed on it. */
  planned: number;
  exercises: readonly E[];
  isToday: boolean;
  isOver: boolean;
  isRaceDay: boolean;
}

/** The week's exercises, each at its place. */
export interface WeekModel<E> {
  exercises: readonly E[];
  days: readonly WeekDay<E>[];
  /** Neither placed nor done, in the plan's own order. */
  available: readonly E[];
  completed: readonly E[];
}

export interface WeekFrame {
  startDate: IsoDate;
  week: number;
  schedule: WeeklySchedule;
  today: IsoDate;
  raceDate: IsoDate;
}

const inOrder = (a: WeekExercise, b: WeekExercise) => a.orderIndex - b.orderIndex || a.id - b.id;

/** Sorts the exercises of a week into its seven days, the available and the completed ones. */
export function weekModel<E extends WeekExercise>(
  rows: readonly E[],
  frame: WeekFrame,
): WeekModel<E> {
  const exercises = rows.toSorted(inOrder);
  const placed = exercises.filter((exercise) => exercise.isScheduled || exercise.isCompleted);
  const days = WEEKDAYS.map((day): WeekDay<E> => {
    const date = dateInWeek(frame.startDate, frame.week, day);
    const entry = frame.schedule.find((candidate) => candidate.day === day);
    const here = placed.filter((exercise) => exercise.day === day);
    return {
      day,
      date,
      isEndurance: entry?.isEndurance ?? false,
      capacity: entry && isTrainingDay(entry) ? entry.hours * 60 : 0,
      planned: plannedMinutes(here),
      exercises: here,
      isToday: date === frame.today,
      isOver: date < frame.today,
      isRaceDay: date === frame.raceDate,
    };
  });
  return {
    exercises,
    days,
    available: exercises.filter((exercise) => !exercise.isScheduled && !exercise.isCompleted),
    completed: exercises.filter((exercise) => exercise.isCompleted),
  };
}

/** True for a week with exercises to place, nothing on its days, and a day left to place them on. */
export const isUntouched = ({ available, days }: WeekModel<WeekExercise>): boolean =>
  available.length > 0 &&
  days.every(({ exercises }) => exercises.length === 0) &&
  days.some(({ isOver }) => !isOver);
