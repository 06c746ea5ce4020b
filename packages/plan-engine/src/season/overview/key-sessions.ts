import {
  addDays,
  isDoneAsMeant,
  keyUnits,
  WEEKDAYS,
  type Discipline,
  type IsoDate,
} from "@triplan/domain";
import type { SeasonExercise, SeasonTraining } from "./season-record.ts";

/**
 * done: as meant, as progress counts it; off-plan: completed otherwise; missed: skipped, or its day,
 * or its week if it has none, is over. Those that time off excuses are left out.
 */
type SessionState = "done" | "off-plan" | "missed" | "planned";

/** A key exercise, or a brick as one. */
export interface KeySession {
  exerciseId: number;
  type: Discipline;
  name: string;
  state: SessionState;
}

interface WeekRecord {
  exercises: readonly SeasonExercise[];
  /** Everything done that completed an exercise of the week. */
  done: readonly SeasonTraining[];
}

/** The key sessions of a week that begins on `sunday`, in the order of their days. */
export function keySessions(
  { exercises, done }: WeekRecord,
  sunday: IsoDate,
  today: IsoDate,
): KeySession[] {
  const trainings = new Map(done.map((training) => [training.exercise?.id, training]));
  const isAsMeant = (exercise: SeasonExercise) => {
    const training = trainings.get(exercise.id);
    if (!training) return false;
    const { minutes, activity } = training;
    const { distance = null, zoneSeconds = null } = activity ?? {};
    const { family = exercise.type, activityType = exercise.type } = activity ?? {};
    return isDoneAsMeant(exercise, { minutes, distance, zoneSeconds, family, activityType });
  };
  return keyUnits(exercises)
    .toSorted(([a], [b]) => (a && b ? a.date.localeCompare(b.date) : 0))
    .flatMap((unit) => {
      const [first] = unit;
      if (!first) return [];
      const { id, type, name } = first;
      const open = openState(unit, addDays(sunday, LAST), today);
      if (open === "missed" && unit.some(isExcused)) return [];
      return [
        {
          exerciseId: id,
          type,
          name,
          state: open ?? (unit.every(isAsMeant) ? "done" : "off-plan"),
        },
      ];
    });
}

const isExcused = (exercise: SeasonExercise): boolean =>
  exercise.isExcused && !exercise.isCompleted;

/** Null once every exercise is completed. */
function openState(
  unit: readonly SeasonExercise[],
  saturday: IsoDate,
  today: IsoDate,
): "missed" | "planned" | null {
  const open = unit.filter(({ isCompleted }) => !isCompleted);
  if (open.length === 0) return null;
  const isOver = open.some(
    ({ isScheduled, date, skippedAt }) =>
      skippedAt !== null || (isScheduled ? date : saturday) < today,
  );
  return isOver ? "missed" : "planned";
}

const LAST = WEEKDAYS.length - 1;
