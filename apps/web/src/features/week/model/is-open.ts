import type { ExerciseRow } from "./week-types.ts";

/** Neither done nor, as the athlete said, left out. */
export const isOpen = ({
  isCompleted,
  skippedAt,
}: Pick<ExerciseRow, "isCompleted" | "skippedAt">): boolean => !isCompleted && skippedAt === null;
