import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { toastInfo } from "../../shared/notifications/toast.ts";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Applies an adjustment, then refetches everything derived from the exercises. */
export function useAdjustPlan(onDone: () => void) {
  const refresh = useRefreshTraining();
  return trpc.plans.adjust.useMutation({
    onSuccess: async ({ updated, message }) => {
      if (updated === 0) toastInfo("Nothing changed", message);
      else notifySuccess(SUCCESSES.adjusted);
      onDone();
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.adjust, error),
  });
}
