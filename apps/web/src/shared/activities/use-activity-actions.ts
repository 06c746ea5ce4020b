import { FAILURES, SUCCESSES, type Message } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";
import { trpc } from "../network/trpc.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";

/** Shows how an action of a row ended; after a success refetches the week of its exercise too. */
function useOutcome(success: Message, failure: Message, onDone?: () => void) {
  const refresh = useRefreshTraining();
  return {
    onSuccess: async () => {
      notifySuccess(success);
      await refresh();
      onDone?.();
    },
    onError: (error: unknown) => notifyFailure(failure, error),
  };
}

/** Deletes an activity for good. */
export const useDeleteActivity = (onDone: () => void) =>
  trpc.activities.delete.useMutation(
    useOutcome(SUCCESSES.activityDeleted, FAILURES.deleteActivity, onDone),
  );

/** Completes an exercise with an activity. */
export const useLink = (onDone: () => void) =>
  trpc.exercises.match.useMutation(useOutcome(SUCCESSES.matched, FAILURES.match, onDone));

/** Counts a duplicate as an activity of its own. */
export const useKeepSeparate = () =>
  trpc.activities.keepSeparate.useMutation(
    useOutcome(SUCCESSES.keptSeparate, FAILURES.keepSeparate),
  );

export const useUnlink = () =>
  trpc.exercises.unmatch.useMutation(useOutcome(SUCCESSES.unmatched, FAILURES.unmatch));
