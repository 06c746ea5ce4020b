import { FAILURES, successOf } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { trpc } from "../../shared/network/trpc.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";

/** Deletes what an import stored. */
export function useUndoImport(onDone: () => void) {
  const { imports } = trpc.useUtils();
  const refresh = useRefreshTraining();
  return trpc.imports.undo.useMutation({
    onSuccess: async ({ deletedActivities, reopenedExercises }) => {
      await Promise.all([imports.list.invalidate(), refresh()]);
      notifySuccess(successOf.importUndone(deletedActivities, reopenedExercises));
      onDone();
    },
    onError: (error) => notifyFailure(FAILURES.undoImport, error),
  });
}

/** Ends a running import; what was stored stays. */
export function useStopImport() {
  const { imports } = trpc.useUtils();
  const refresh = useRefreshTraining();
  return trpc.imports.stop.useMutation({
    onSuccess: () => Promise.all([imports.invalidate(), refresh()]),
    onError: (error) => notifyFailure(FAILURES.stopImport, error),
  });
}

/** Answers "choose" with: no exercise of the plan. */
export function useKeepExtra() {
  const { imports } = trpc.useUtils();
  const { mutate } = trpc.imports.keepExtra.useMutation({
    onSuccess: () => imports.invalidate(),
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
  return { keepExtra: mutate };
}
