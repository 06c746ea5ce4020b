export { fileWords, workoutFileName } from "./file-name.ts";
export { formatProblem, targetProblem, type FormatProblem } from "./limits/format-problem.ts";
export { MEDIA_TYPES } from "./limits/media-types.ts";
export { TARGET_BOUNDS } from "./tree/target-bounds.ts";
export { workoutOf } from "./tree/workout-of.ts";
export type { Workout, WorkoutBlock, WorkoutStep } from "./tree/workout.ts";
export type { WorkoutExercise, WorkoutFacts } from "./tree/workout-exercise.ts";
export { brickFile, workoutFile, type FileOptions } from "./workout-file.ts";
