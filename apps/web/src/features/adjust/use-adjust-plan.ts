import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notify.ts";
import { toastInfo } from "../../shared/toast.ts";
import { useRefreshTraining } from "../../shared/use-refresh-training.ts";
import { trpc } from "../../trpc.ts";

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
    onError: () => notifyFailure(FAILURES.adjust),
  });
}
