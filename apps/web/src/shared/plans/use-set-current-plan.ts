import { trpc } from "../network/trpc.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";
import { useRefreshTraining } from "./use-refresh-training.ts";

/**
 * Sets the user's current plan; the response is the updated user. Refetches the exercises, since new
 * thresholds rewrite those of the current plan only.
 */
export function useSetCurrentPlan() {
  const utils = trpc.useUtils();
  const refresh = useRefreshTraining();
  return trpc.preferences.setCurrentPlan.useMutation({
    onSuccess: (user) => {
      utils.auth.me.setData(undefined, user);
      void refresh();
    },
    onError: (error) => notifyFailure(FAILURES.setCurrentPlan, error),
  });
}
