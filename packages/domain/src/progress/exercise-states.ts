import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import { dateInWeek } from "../calendar/plan-weeks.ts";
import { compareWithPlan, type DoneWord } from "./compliance.ts";
import { openState } from "./open-state.ts";
import type {
  ProgressExercise,
  ProgressRecord,
  ProgressSeason,
  ProgressTraining,
} from "./progress-facts.ts";

export type ExerciseState =
  | DoneWord
  | "moved"
  | "replaced"
  | "unsure"
  | "missed"
  | "excused"
  | "unanswered"
  | "open";

export interface JudgedExercise<E extends ProgressExercise = ProgressExercise> {
  exercise: E;
  /** What completed it; null while nothing did. */
  done: ProgressTraining | null;
  state: ExerciseState;
  /** Percent done by time or distance; null while nothing is. */
  compliance: number | null;
  /** The last day to do it: its day, or the last of its week if it has none. */
  dueDate: IsoDate;
  /** True once that day is over. */
  isDue: boolean;
}

/**
 * How each exercise went until today. A skipped exercise is missed, and so is a past one without a
 * record; it is unanswered if its week has no record at all: then nothing says that it was not done. On days of
 * time off it is excused, and unsure while a recording may be it.
 */
export function exerciseStates<E extends ProgressExercise>(
  season: ProgressSeason,
  { exercises, done }: { exercises: readonly E[]; done: readonly ProgressTraining[] },
  today: IsoDate,
): JudgedExercise<E>[] {
  const byExercise = new Map(done.map((training) => [training.exerciseId, training]));
  const answered = answeredWeeks(season, { exercises, done });
  return exercises.map((exercise) => {
    const training = byExercise.get(exercise.id) ?? null;
    const dueDate = exercise.isScheduled
      ? exercise.date
      : dateInWeek(season.startDate, exercise.week, 6);
    const isDue = dueDate < today;
    const compared = training && compareWithPlan(exercise, training);
    const state =
      training && compared
        ? doneState(exercise, training, compared.word)
        : stateWithoutRecord(exercise, isDue, answered);
    const compliance = compared && compared.percent;
    return { exercise, done: training, state, compliance, dueDate, isDue };
  });
}

function stateWithoutRecord(
  exercise: ProgressExercise,
  isOver: boolean,
  answered: ReadonlySet<number>,
): ExerciseState {
  const state = openState({ ...exercise, isOver });
  return state === "missed" && !answered.has(exercise.week) ? "unanswered" : state;
}

/** False for what counts neither as done nor as missed: excused, or still to be answered. */
export const counts = ({ state }: Pick<JudgedExercise, "state">): boolean =>
  state !== "excused" && state !== "unsure";

function doneState(
  { date, isScheduled }: ProgressExercise,
  training: ProgressTraining,
  word: DoneWord | "replaced",
): ExerciseState {
  const isMoved = isScheduled && training.date !== date;
  return word === "as-planned" && isMoved ? "moved" : word;
}

/** Weeks of the plan with any training, time off, or an exercise that the athlete marked as not done. */
export const answeredWeeks = (
  { startDate }: Pick<ProgressSeason, "startDate">,
  { exercises, done }: ProgressRecord,
): Set<number> =>
  new Set([
    ...done.map(({ date }) => Math.floor(daysBetween(startDate, date) / 7) + 1),
    ...exercises.flatMap(({ week, skippedAt, isExcused }) =>
      skippedAt === null && !isExcused ? [] : [week],
    ),
  ]);

/** True for a day within the last `days` days before today. */
export const isWithin = (date: IsoDate, days: number, today: IsoDate): boolean =>
  date >= addDays(today, -days) && date < today;
