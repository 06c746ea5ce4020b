import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";

/** Marks an exercise as not done, or changes its reason. */
export function useSkip() {
  const refresh = useRefreshTraining();
  return trpc.exercises.skip.useMutation({
    onSuccess: refresh,
    onError: (error) => notifyFailure(FAILURES.skip, error),
  });
}

/** Opens an exercise again that was not done. */
export function useUndoSkip() {
  const refresh = useRefreshTraining();
  return trpc.exercises.undoSkip.useMutation({
    onSuccess: refresh,
    onError: (error) => notifyFailure(FAILURES.undoSkip, error),
  });
}
