import { discardKept } from "../../../shared/completions/kept-completions.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ExerciseRow } from "../model/week-types.ts";

/** Opens an exercise again that was completed by hand. */
export function useUndoCompletion() {
  const refresh = useRefreshTraining();
  const { mutate } = trpc.exercises.undoCompletion.useMutation({
    networkMode: "always",
    onSuccess: () => {
      notifySuccess(SUCCESSES.reopened);
      return refresh();
    },
    onError: (error) => notifyFailure(FAILURES.undoCompletion, error),
  });
  return ({ id, userId, isWaiting }: ExerciseRow) => {
    if (!isWaiting) return mutate({ exerciseId: id });
    discardKept(userId, id);
    notifySuccess(SUCCESSES.reopened);
  };
}
