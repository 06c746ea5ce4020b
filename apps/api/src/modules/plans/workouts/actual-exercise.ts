import type { ExerciseRow } from "@triplan/db";
import type { Discipline, Intensity } from "@triplan/domain";

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

export interface ActualExercise {
  type: Discipline;
  name: string;
  /** Minutes; null if unknown. */
  duration: number | null;
  distance: string | null;
  pace: string | null;
  intensity: ActualIntensity;
}

export const actualExercise = (row: ExerciseRow): ActualExercise => ({
  type: row.type,
  name: row.name,
  duration: row.actualDuration,
  distance: row.actualDistance,
  pace: row.actualPace,
  intensity: ACTUAL_INTENSITY[row.intensity],
});
