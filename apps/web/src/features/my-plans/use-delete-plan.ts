import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Deletes a plan. Refetches after a failure too: another tab may have deleted it. */
export function useDeletePlan() {
  const { auth, plans } = trpc.useUtils();
  return trpc.plans.delete.useMutation({
    onSuccess: ({ id }) => {
      notifySuccess(SUCCESSES.planDeleted);
      plans.list.setData(undefined, (listed) => listed?.filter((plan) => plan.id !== id));
    },
    onError: (error) => notifyFailure(FAILURES.deletePlan, error),
    onSettled: () => Promise.all([plans.list.invalidate(), auth.me.invalidate()]),
  });
}
