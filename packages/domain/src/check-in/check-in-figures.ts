import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import { addDays, type IsoDate } from "../calendar/iso-date.ts";
import { isInWeek } from "../calendar/plan-weeks.ts";
import { isDoneAsMeant } from "../progress/compliance.ts";
import { counts, type JudgedExercise } from "../progress/exercise-states.ts";
import { keyUnits } from "../progress/key-units.ts";
import type { ProgressExercise, ProgressTraining } from "../progress/progress-facts.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";

/** The longest run or ride of a week, beside that of the week after. */
export interface LongestOfWeek {
  discipline: "bike" | "run";
  /** Minutes. */
  done: number;
  next: number;
}

/** Minutes of a sport in a week. */
export interface SportOfWeek {
  discipline: Discipline;
  planned: number;
  /** Everything done in the sport, planned or not. */
  done: number;
}

/** A week of a plan in figures; excused exercises count for nothing. */
export interface CheckInFigures {
  plannedMinutes: number;
  /** Everything done in the week. */
  doneMinutes: number;
  /** Exercises done and planned, without those that a recording may be. */
  done: number;
  planned: number;
  /** Key exercises done as meant and planned, a brick as one. */
  keyDone: number;
  keyPlanned: number;
  sports: SportOfWeek[];
  longest: LongestOfWeek[];
  /** True if nothing is known of the week. */
  isUnanswered: boolean;
  /** True if time off covers all of it. */
  isOff: boolean;
}

export interface CheckInFacts {
  exercises: readonly JudgedExercise[];
  done: readonly ProgressTraining[];
}

/** The figures of a week that is over, from what was planned and done. */
export function checkInFigures(
  week: number,
  weekStart: IsoDate,
  { exercises, done }: CheckInFacts,
): CheckInFigures {
  const all = exercises.filter(({ exercise }) => exercise.week === week);
  const due = all.filter(({ state }) => state !== "excused");
  const answered = due.filter(counts);
  const rows = answered.map((each) => ({ ...each.exercise, training: each.done }));
  const keys = keyUnits(rows);
  const trained = done.filter(({ date }) => isInWeek(weekStart, date));
  const next = exercises.filter(({ exercise }) => exercise.week === week + 1);
  return {
    plannedMinutes: sum(due.map(({ exercise }) => exercise.duration)),
    doneMinutes: Math.round(sum(trained.map(({ minutes }) => minutes))),
    done: answered.filter((each) => each.done !== null).length,
    planned: answered.length,
    keyDone: keys.filter((unit) =>
      unit.every((key) => key.training !== null && isDoneAsMeant(key, key.training)),
    ).length,
    keyPlanned: keys.length,
    sports: DISCIPLINES.map((discipline) => ({
      discipline,
      planned: sum(due.flatMap(({ exercise }) => minutesIn(exercise, discipline))),
      done: Math.round(
        sum(
          trained.filter((each) => isOfDiscipline(discipline, each)).map(({ minutes }) => minutes),
        ),
      ),
    })),
    longest: (["bike", "run"] as const).map((discipline) => ({
      discipline,
      done: longest(trained.filter((each) => isOfDiscipline(discipline, each))),
      next: Math.max(0, ...next.flatMap(({ exercise }) => minutesIn(exercise, discipline))),
    })),
    isUnanswered: due.some(({ state }) => state === "unanswered"),
    isOff: all.length > 0 && due.length === 0,
  };
}

const minutesIn = ({ type, duration }: ProgressExercise, discipline: Discipline) =>
  type === discipline ? [duration] : [];

const longest = (rows: readonly { minutes: number }[]): number =>
  Math.round(Math.max(0, ...rows.map(({ minutes }) => minutes)));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Weeks of the last four without any record or answer, the earliest first. */
export function unansweredWeeks(
  startDate: IsoDate,
  exercises: readonly JudgedExercise[],
  lastWeek: number,
): { week: number; weekStart: IsoDate }[] {
  const weeks = new Set(
    exercises.flatMap(({ exercise: { week }, state }) =>
      state === "unanswered" && week <= lastWeek && week > lastWeek - MAX_WEEKS ? [week] : [],
    ),
  );
  return [...weeks]
    .toSorted((a, b) => a - b)
    .map((week) => ({ week, weekStart: addDays(startDate, 7 * (week - 1)) }));
}

const MAX_WEEKS = 4;
