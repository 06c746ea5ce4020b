import type { ExerciseRow } from "@triplan/db";
import type { Discipline, Intensity } from "@triplan/domain";

/** The intensities that something done can have. */
type ActualIntensity = "easy" | "moderate" | "hard" | "tempo" | "interval";

const ACTUAL_INTENSITY = {
  recovery: "easy",
  easy: "easy",
  moderate: "moderate",
  tempo: "tempo",
  threshold: "hard",
  hard: "hard",
  vo2max: "interval",
  interval: "interval",
} as const satisfies Record<Intensity, ActualIntensity>;

/** An exercise as it was done. */
export interface ActualExercise {
  type: Discipline;
  name: string;
  /** Minutes; null where it is not known. */
  duration: number | null;
  distance: string | null;
  pace: string | null;
  intensity: ActualIntensity;
}

/** What was done of a completed exercise. */
export const actualExercise = (row: ExerciseRow): ActualExercise => ({
  type: row.type,
  name: row.name,
  duration: row.actualDuration,
  distance: row.actualDistance,
  pace: row.actualPace,
  intensity: ACTUAL_INTENSITY[row.intensity],
});
