import { addDays, WEEKDAYS, type Discipline, type IsoDate } from "@triplan/domain";
import type { CompletableExercise } from "../../load/index.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";

export interface SeasonExercise
  extends
    CompletableExercise,
    Pick<PlannedExercise, "week" | "name" | "isKey" | "brickId" | "templateId"> {
  id: number;
  /** False while its day is only suggested. */
  isScheduled: boolean;
}

/** missed: skipped, or its day, or its week if it has none, is over. */
type SessionState = "done" | "missed" | "planned";

/** A key exercise, or a brick as one. */
export interface KeySession {
  exerciseId: number;
  type: Discipline;
  name: string;
  state: SessionState;
}

/** The key sessions of a week that begins on `sunday`, in the order of their days. */
export function keySessions(
  exercises: readonly SeasonExercise[],
  sunday: IsoDate,
  today: IsoDate,
): KeySession[] {
  const units = Map.groupBy(exercises, ({ id, brickId }) => brickId ?? id);
  return [...units.values()]
    .filter((unit) => unit.some(({ isKey }) => isKey))
    .toSorted(([a], [b]) => (a && b ? a.date.localeCompare(b.date) : 0))
    .flatMap((unit) => {
      const [first] = unit;
      if (!first) return [];
      const { id, type, name } = first;
      return [{ exerciseId: id, type, name, state: stateOf(unit, addDays(sunday, LAST), today) }];
    });
}

function stateOf(unit: readonly SeasonExercise[], saturday: IsoDate, today: IsoDate): SessionState {
  const open = unit.filter(({ isCompleted }) => !isCompleted);
  if (open.length === 0) return "done";
  const isOver = open.some(
    ({ isScheduled, date, skippedAt }) =>
      skippedAt !== null || (isScheduled ? date : saturday) < today,
  );
  return isOver ? "missed" : "planned";
}

const LAST = WEEKDAYS.length - 1;
