/** How an exercise stands that nothing completed. */
export type OpenState = "open" | "unsure" | "missed" | "excused";

export interface OpenFacts {
  /** True once the last day to do it is over. */
  isOver: boolean;
  /** When the athlete said that it was not done; else null. */
  skippedAt: string | null;
  /** True on a day of time off. */
  isExcused: boolean;
  /** True while a recording may be it and the athlete has not answered. */
  isUnsure: boolean;
}

/**
 * Open until its day is over or the athlete says that it was not done. After that it is missed, but neither on a day of
 * time off nor while a recording may be it.
 */
export function openState({ isOver, skippedAt, isExcused, isUnsure }: OpenFacts): OpenState {
  if (!isOver && skippedAt === null) return "open";
  if (isExcused) return "excused";
  return isUnsure && skippedAt === null ? "unsure" : "missed";
}
