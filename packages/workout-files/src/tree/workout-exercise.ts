import type { Discipline, ExerciseStep, RaceType, TargetChoice, Units } from "@triplan/domain";

/** The parts of an exercise that a file needs. */
export interface WorkoutExercise {
  type: Discipline;
  name: string;
  /** Purpose, for the athlete. */
  notes: string;
  /** Minutes. */
  duration: number;
  /** Empty in plans that are older than steps. */
  steps: readonly ExerciseStep[];
}

/** What a workout follows from besides its exercise. */
export interface WorkoutFacts {
  raceType: RaceType;
  poolLengthMeters: number;
  /** Units of the texts; the device shows targets in its own. */
  units: Units;
  target: TargetChoice;
}
