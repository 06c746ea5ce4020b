import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { errorsOf, type CompletionErrors } from "./completion-values.ts";

interface CompleteOptions {
  onCompleted: () => void;
  /** Called with the messages of refused fields. */
  onRefused: (errors: CompletionErrors) => void;
}

/** Completes an exercise by hand. */
export function useComplete({ onCompleted, onRefused }: CompleteOptions) {
  const refresh = useRefreshTraining();
  return trpc.exercises.complete.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      await refresh();
      notifySuccess(SUCCESSES.completed);
      onCompleted();
    },
    onError: (error) => {
      const issues = error.data?.issues ?? [];
      if (issues.length === 0) notifyFailure(FAILURES.complete, error);
      else onRefused(errorsOf(issues));
    },
  });
}

/** Opens an exercise again that was completed by hand. */
export function useUndoCompletion() {
  const refresh = useRefreshTraining();
  return trpc.exercises.undoCompletion.useMutation({
    networkMode: "always",
    onSuccess: () => {
      notifySuccess(SUCCESSES.reopened);
      return refresh();
    },
    onError: (error) => notifyFailure(FAILURES.undoCompletion, error),
  });
}
