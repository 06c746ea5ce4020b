import { trpc } from "../network/trpc.ts";
import { FAILURES } from "../notifications/messages.ts";
import { notifyFailure } from "../notifications/notify.ts";

/** Sets the user's current plan; the response is the updated user. */
export function useSetCurrentPlan() {
  const utils = trpc.useUtils();
  return trpc.preferences.setCurrentPlan.useMutation({
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
    onError: () => notifyFailure(FAILURES.setCurrentPlan),
  });
}
