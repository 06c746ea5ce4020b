import { notifySuccess } from "../../shared/notifications/notify.ts";
import { NOTICES } from "../../shared/notifications/messages.ts";
import { toastError } from "../../shared/notifications/toast.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Undoing in a plan of an earlier engine does not bring its weeks back. */
const rewrittenFrom = (week: number) => ({
  title: NOTICES.undone.title,
  text: `Your weeks from week ${week} on are rewritten.`,
});

/** Undoes an adjustment, then refetches everything derived from the exercises. */
export function useUndoAdjustment(onDone: () => void) {
  const refresh = useRefreshTraining();
  return trpc.plans.undoAdjustment.useMutation({
    onSuccess: async ({ newEditionFrom, updated }) => {
      const isRewritten = newEditionFrom !== null && updated > 0;
      notifySuccess(isRewritten ? rewrittenFrom(newEditionFrom) : NOTICES.undone);
      onDone();
      await refresh();
    },
    onError: async (error) => {
      toastError("Change not undone", error);
      await refresh();
    },
  });
}
