import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";

/** Deletes a plan. Refetches after a failure too: another tab may have deleted it. */
export function useDeletePlan() {
  const { auth, plans } = trpc.useUtils();
  return trpc.plans.delete.useMutation({
    onSuccess: ({ id }) => {
      saySuccess(SUCCESSES.planDeleted);
      plans.list.setData(undefined, (listed) => listed?.filter((plan) => plan.id !== id));
    },
    onError: () => sayFailure(FAILURES.deletePlan),
    onSettled: () => Promise.all([plans.list.invalidate(), auth.me.invalidate()]),
  });
}
