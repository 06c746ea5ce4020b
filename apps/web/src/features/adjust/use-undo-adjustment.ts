import { notifySuccess } from "../../shared/notifications/notify.ts";
import { NOTICES } from "../../shared/notifications/messages.ts";
import { toastError } from "../../shared/notifications/toast.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Undoes an adjustment, then refetches everything derived from the exercises. */
export function useUndoAdjustment(onDone: () => void) {
  const refresh = useRefreshTraining();
  return trpc.plans.undoAdjustment.useMutation({
    onSuccess: async () => {
      notifySuccess(NOTICES.undone);
      onDone();
      await refresh();
    },
    onError: async (error) => {
      toastError("Change not undone", error);
      await refresh();
    },
  });
}
