export { fileExercise, type FileExercise } from "./file-exercise.ts";
export { filePlan, type FilePlan } from "./file-plan.ts";
export { fileDay, fileText, paceText } from "./file-texts.ts";
export * from "./plan-file.ts";
