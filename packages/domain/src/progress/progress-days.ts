import { isInTimeOff } from "../time-off/time-off-rules.ts";
import type { TimeOff } from "../time-off/time-off.ts";
import { addDays, daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { ExerciseState, JudgedExercise } from "./exercise-states.ts";
import type { ProgressSeason, ProgressTraining } from "./progress-facts.ts";

/** States of a day, the one that says most first. */
export const DAY_STATES = [
  "race",
  "missed",
  "unanswered",
  "unsure",
  "much-shorter",
  "shorter",
  "easier",
  "much-longer",
  "longer",
  "replaced",
  "moved",
  "as-planned",
  "planned",
  "extra",
  "excused",
  "rest",
] as const;
export type DayState = (typeof DAY_STATES)[number];

export interface ProgressDay {
  date: IsoDate;
  state: DayState;
  plannedMinutes: number;
  doneMinutes: number;
}

/** Shorter activities are warm-ups or mistakes. */
const MIN_EXTRA_MINUTES = 10;

const dayStateOf = (state: ExerciseState): DayState => (state === "open" ? "planned" : state);

/** Planned beside done on each day from the plan's first Sunday to the race, by its worst state. */
export function progressDays(
  { startDate, raceDate }: ProgressSeason,
  exercises: readonly JudgedExercise[],
  done: readonly ProgressTraining[],
  timeOff: readonly Pick<TimeOff, "fromDate" | "toDate">[] = [],
): ProgressDay[] {
  const planned = Map.groupBy(exercises, ({ exercise }) => exercise.date);
  const trained = Map.groupBy(done, ({ date }) => date);
  const days = Math.max(0, daysBetween(startDate, raceDate)) + 1;
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(startDate, index);
    const ofDay = planned.get(date) ?? [];
    const trainings = trained.get(date) ?? [];
    const states = new Set<DayState>(ofDay.map(({ state }) => dayStateOf(state)));
    if (date === raceDate) states.add("race");
    if (trainings.some(isExtra)) states.add("extra");
    if (timeOff.some((each) => isInTimeOff(each, date))) states.add("excused");
    return {
      date,
      state: DAY_STATES.find((state) => states.has(state)) ?? "rest",
      plannedMinutes: sum(ofDay.map(({ exercise }) => exercise.duration)),
      doneMinutes: Math.round(sum(trainings.map(({ minutes }) => minutes))),
    };
  });
}

/** True for training that was not planned. */
export const isExtra = ({ exerciseId, minutes }: ProgressTraining) =>
  exerciseId === null && minutes >= MIN_EXTRA_MINUTES;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
