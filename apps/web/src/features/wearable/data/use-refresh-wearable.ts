import { useCallback } from "react";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";

/** Refetches the connection and everything derived from activities. */
export function useRefreshWearable() {
  const { wearable } = trpc.useUtils();
  const refresh = useRefreshTraining();
  return useCallback(
    () =>
      Promise.all([
        wearable.connection.invalidate(),
        wearable.workouts.invalidate(),
        wearable.exercise.invalidate(),
        refresh(),
      ]),
    [wearable, refresh],
  );
}
