import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { testActivity } from "./test-activity.ts";
import { useRefreshWearable } from "../data/use-refresh-wearable.ts";

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

/** Deletes an activity for good; refetches the week of its exercise too. */
export function useDeleteActivity(onDone: () => void) {
  const refresh = useRefreshWearable();
  return trpc.activities.delete.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.activityDeleted);
      await refresh();
      onDone();
    },
    onError: () => notifyFailure(FAILURES.deleteActivity),
  });
}

/** Counts a duplicate as a workout of its own. */
export function useKeepSeparate() {
  const refresh = useRefreshWearable();
  return trpc.activities.keepSeparate.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.keptSeparate);
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.keepSeparate, error),
  });
}

/** Completes an exercise with an activity. */
export function useLink(onDone: () => void) {
  const refresh = useRefreshWearable();
  return trpc.exercises.match.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.matched);
      onDone();
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.match, error),
  });
}

export function useUnlink() {
  const refresh = useRefreshWearable();
  return trpc.exercises.unmatch.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.unmatched);
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.unmatch, error),
  });
}
