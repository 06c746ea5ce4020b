import {
  addDays,
  isDoneAsMeant,
  keyUnits,
  openState,
  WEEKDAYS,
  type Discipline,
  type IsoDate,
} from "@triplan/domain";
import type { SeasonExercise, SeasonTraining } from "./season-record.ts";

/**
 * done: as meant, as progress counts it; off-plan: completed otherwise; missed: skipped, or its day,
 * or its week if it has none, is over; unsure: a recording may be it. Those that time off excuses are left out.
 */
type SessionState = "done" | "off-plan" | "unsure" | "missed" | "planned";

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
      const open = stateOfOpen(unit, addDays(sunday, LAST), today);
      if (open === "excused") return [];
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

/** A unit is what the first of these says of one of its exercises. */
const FIRST = ["excused", "missed", "unsure", "planned"] as const;

/** Null once every exercise is completed. */
function stateOfOpen(
  unit: readonly SeasonExercise[],
  saturday: IsoDate,
  today: IsoDate,
): (typeof FIRST)[number] | null {
  const states = new Set(
    unit
      .filter(({ isCompleted }) => !isCompleted)
      .map((exercise) => {
        const { isScheduled, date } = exercise;
        const state = openState({ ...exercise, isOver: (isScheduled ? date : saturday) < today });
        return state === "open" ? "planned" : state;
      }),
  );
  return FIRST.find((state) => states.has(state)) ?? null;
}

const LAST = WEEKDAYS.length - 1;
