import { DISCIPLINE_NOUNS, type Intensity } from "@triplan/domain";
import type { WeekExercise } from "../model/week-types.ts";

/** Intensities that need a recovery day. */
const HARD: ReadonlySet<Intensity> = new Set<Intensity>([
  "threshold",
  "vo2max",
  "interval",
  "hard",
]);

export const isHard = (exercise: WeekExercise): boolean => HARD.has(exercise.intensity);

/** The exercise as a noun: "ride". */
export const nounOf = (exercise: WeekExercise): string => DISCIPLINE_NOUNS[exercise.type];
