import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { testActivity } from "./test-activity.ts";

export function useCreateTestActivity() {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.activities.create.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.activityCreated);
      await refresh();
    },
    onError: () => notifyFailure(FAILURES.createActivity),
  });
  return { create: () => mutate(testActivity(new Date(), crypto.randomUUID())), isPending };
}
