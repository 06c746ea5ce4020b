import { useCallback } from "react";
import { trpc } from "../../trpc.ts";

/** Reads the connection, the activities, and the weeks that show them, again. */
export function useReadAgain() {
  const { wearable, activities, exercises } = trpc.useUtils();
  return useCallback(
    () =>
      Promise.all([
        wearable.connection.invalidate(),
        activities.invalidate(),
        exercises.listWeek.invalidate(),
      ]),
    [wearable, activities, exercises],
  );
}
