import type { Discipline, ExerciseStep, Intensity } from "@triplan/domain";

export interface CardExercise {
  id: number;
  type: Discipline;
  name: string;
  /** Planned minutes. */
  duration: number;
  distance: string;
  pace: string;
  intensity: Intensity;
  steps: readonly ExerciseStep[];
  isKey: boolean;
  /** What it is an appointment for; absent or null for others. */
  appointment?: string | null;
}
