import { useCallback } from "react";
import { trpc } from "../network/trpc.ts";

/**
 * Refetches everything derived from exercises and activities. Call after any change of either:
 * match, adjustment, repair, sync, deleted activity, new goal or threshold.
 */
export function useRefreshTraining() {
  const { activities, exercises, plans } = trpc.useUtils();
  return useCallback(
    () => Promise.all([activities.invalidate(), exercises.invalidate(), plans.invalidate()]),
    [activities, exercises, plans],
  );
}

/** Refetches the figures that depend on the day of an exercise: performance and fitness. */
export function useRefreshFigures() {
  const { exercises, plans } = trpc.useUtils();
  return useCallback(
    () => Promise.all([exercises.fitness.invalidate(), plans.performance.invalidate()]),
    [exercises, plans],
  );
}
