import { useNavigate } from "react-router-dom";
import { trpc } from "../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { toastUndo } from "../../shared/notifications/toast-undo.tsx";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";

/** Takes the latest check-in back, with everything that it changed. */
export function useUndoCheckIn(planId: number) {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.checkIn.undo.useMutation({
    onSuccess: ({ effect }) => notifySuccess({ ...SUCCESSES.checkInUndone, text: effect.headline }),
    onError: (error) => notifyFailure(FAILURES.undoCheckIn, error),
    onSettled: () => refresh(),
  });
  return { undo: () => mutate({ planId }), isPending };
}

/** Saves a check-in, offers to undo it and opens the week; stays if it is refused. */
export function useSaveCheckIn(planId: number) {
  const navigate = useNavigate();
  const refresh = useRefreshTraining();
  const { undo } = useUndoCheckIn(planId);
  const { mutate, isPending } = trpc.checkIn.save.useMutation({
    onSuccess: async ({ effect }) => {
      await refresh();
      void toastUndo("Check-in saved", effect.headline, undo);
      void navigate("/");
    },
    onError: async (error) => {
      notifyFailure(FAILURES.saveCheckIn, error);
      await refresh();
    },
  });
  return { save: mutate, isPending };
}
