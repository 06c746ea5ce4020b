import { isOfDiscipline } from "../activity/is-of-discipline.ts";
import type { IsoDate } from "../calendar/iso-date.ts";
import { isInWeek } from "../calendar/plan-weeks.ts";
import type { JudgedExercise } from "../progress/exercise-states.ts";
import { isExtra, type DayState } from "../progress/progress-days.ts";
import type { ProgressTraining } from "../progress/progress-facts.ts";
import { DISCIPLINES, type Discipline } from "../sport/discipline.ts";
import { DISCIPLINE_NAMES } from "../vocabulary/discipline-names.ts";

/** An exercise of a week that is over, or training that was not planned. */
export interface CheckInExercise {
  /** Null for training that was not planned. */
  exerciseId: number | null;
  /** Null for another sport. */
  discipline: Discipline | null;
  name: string;
  isKey: boolean;
  date: IsoDate;
  /** 0 for training that was not planned. */
  plannedMinutes: number;
  /** Null if nothing was done. */
  doneMinutes: number | null;
  state: DayState;
}

interface WeekRecord {
  exercises: readonly JudgedExercise[];
  done: readonly (ProgressTraining & { name: string | null })[];
}

/** Each exercise of a week and each training beside them, by day. */
export function checkInExercises(
  week: number,
  weekStart: IsoDate,
  { exercises, done }: WeekRecord,
): CheckInExercise[] {
  const planned = exercises
    .filter(({ exercise }) => exercise.week === week)
    .map(({ exercise, done: training, state }) => ({
      exerciseId: exercise.id,
      discipline: exercise.type,
      name: exercise.name,
      isKey: exercise.isKey,
      date: exercise.date,
      plannedMinutes: exercise.duration,
      doneMinutes: training && Math.round(training.minutes),
      state: state === "open" ? ("planned" as const) : state,
    }));
  const extra = done
    .filter((training) => isExtra(training) && isInWeek(weekStart, training.date))
    .map((training) => {
      const discipline = DISCIPLINES.find((each) => isOfDiscipline(each, training)) ?? null;
      return {
        exerciseId: null,
        discipline,
        name: training.name ?? (discipline ? DISCIPLINE_NAMES[discipline] : "Another sport"),
        isKey: false,
        date: training.date,
        plannedMinutes: 0,
        doneMinutes: Math.round(training.minutes),
        state: "extra" as const,
      };
    });
  return [...planned, ...extra].toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  );
}
