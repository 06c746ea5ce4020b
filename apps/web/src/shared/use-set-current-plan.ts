import { trpc } from "../trpc.ts";
import { FAILURES } from "./messages.ts";
import { sayFailure } from "./say.ts";

/** Makes a plan the user's current one; the answer is the user as it is now. */
export function useSetCurrentPlan() {
  const utils = trpc.useUtils();
  return trpc.preferences.setCurrentPlan.useMutation({
    onSuccess: (user) => utils.auth.me.setData(undefined, user),
    onError: () => sayFailure(FAILURES.setCurrentPlan),
  });
}
