export type { FileExercise } from "./file-exercise.ts";
export type { FilePlan } from "./file-plan.ts";
export * from "./plan-file.ts";
