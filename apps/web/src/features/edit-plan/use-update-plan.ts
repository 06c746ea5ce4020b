import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Saves a plan's goal, then refetches the plans and everything derived from the exercises. */
export function useUpdatePlan(onDone: () => void) {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.planEdits.update.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.planUpdated);
      await refresh();
      onDone();
    },
    onError: (error) => notifyFailure(FAILURES.updatePlan, error),
  });
  return { save: mutate, isPending };
}
