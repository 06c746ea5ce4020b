import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";

/** Deletes a plan; the list, and a user whose current plan it was, are read again. */
export function useDeletePlan(onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.plans.delete.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.planDeleted);
      await Promise.all([utils.plans.list.invalidate(), utils.auth.me.invalidate()]);
      onDone();
    },
    onError: () => sayFailure(FAILURES.deletePlan),
  });
}
