import { trpc } from "../network/trpc.ts";
import { FAILURES, SUCCESSES } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";

/** Saves account defaults; the response is the updated user. */
export function useSavePreferences() {
  const utils = trpc.useUtils();
  return trpc.preferences.update.useMutation({
    onSuccess: (user) => {
      utils.auth.me.setData(undefined, user);
      notifySuccess(SUCCESSES.preferences);
    },
    onError: (error) => notifyFailure(FAILURES.preferences, error),
  });
}
