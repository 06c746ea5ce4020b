import {
  DISCIPLINE_NAMES,
  formatHours,
  plannedDistanceText,
  type Discipline,
  type ExerciseStep,
  type Units,
  type Weekday,
} from "@triplan/domain";
import { sheetSteps, type SheetStep } from "./sheet-step.ts";

/** What a sheet needs of an exercise. */
export interface PlannedExercise {
  id: number;
  orderIndex: number;
  type: Discipline;
  name: string;
  /** Minutes. */
  duration: number;
  distance: string;
  description: string;
  steps: readonly ExerciseStep[];
  isKey: boolean;
  day: Weekday | null;
  isScheduled: boolean;
  isCompleted: boolean;
  skippedAt: string | null;
}

/** An exercise with a box to tick. */
export interface SheetExercise {
  id: number;
  sport: Discipline;
  /** "1:10". */
  hours: string;
  name: string;
  isKey: boolean;
  /** "Run, 7.3 mi". */
  summary: string;
  steps: SheetStep[];
  /** Instead of steps; empty with steps. */
  description: string;
  state: "open" | "done" | "skipped";
}

export function sheetExercise(exercise: PlannedExercise, units: Units): SheetExercise {
  const { id, type, name, duration, distance, steps, isKey } = exercise;
  const written = sheetSteps(type, steps, units);
  return {
    id,
    sport: type,
    hours: formatHours(duration),
    name,
    isKey,
    summary: [DISCIPLINE_NAMES[type], plannedDistanceText(type, distance, units)]
      .filter(Boolean)
      .join(", "),
    steps: written,
    description: written.length > 0 ? "" : exercise.description,
    state: exercise.isCompleted ? "done" : exercise.skippedAt === null ? "open" : "skipped",
  };
}
