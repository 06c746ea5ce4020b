import type { PlannedExercise } from "../../model/plan-types.ts";

/** The kind of an exercise's swap, or null for one that was not swapped. */
export const swapKindOf = ({ reasons }: Pick<PlannedExercise, "reasons">): string | null =>
  reasons.find((reason) => reason.rule === "swapped")?.facts.kind ?? null;
