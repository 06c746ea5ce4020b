export { exerciseLoad } from "./exercise-load.ts";
export {
  scoreTraining,
  type CompletableExercise,
  type DoneTraining,
  type StoredActivity,
} from "./score-training.ts";
