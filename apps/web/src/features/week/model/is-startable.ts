import type { ExerciseRow } from "./week-types.ts";

/** Whether the steps of an exercise can be opened one by one. */
export const isStartable = ({ isCompleted, steps }: Pick<ExerciseRow, "isCompleted" | "steps">) =>
  !isCompleted && steps.length > 0;
