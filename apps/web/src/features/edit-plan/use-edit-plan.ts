import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { toastUndo } from "../../shared/notifications/toast-undo.tsx";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Takes the plan's last change back. */
export function useUndoPlanEdit() {
  const refresh = useRefreshTraining();
  return trpc.planEdits.undo.useMutation({
    onSuccess: async ({ effect }) => {
      notifySuccess({ ...SUCCESSES.planEditUndone, text: effect.headline });
      await refresh();
    },
    onError: async (error) => {
      notifyFailure(FAILURES.undoPlanEdit, error);
      await refresh();
    },
  });
}

/** Changes what the plan is made for, and offers to undo it. */
export function useEditPlan(onDone: () => void) {
  const refresh = useRefreshTraining();
  const { client } = trpc.useUtils();
  const { mutate: undo } = useUndoPlanEdit();
  return trpc.planEdits.update.useMutation({
    onSuccess: async ({ id: planId }) => {
      const [last] = await client.planEdits.list.query({ planId });
      if (last) {
        void toastUndo("Training plan updated!", `${last.sentence}.`, () =>
          undo({ planId, revisionId: last.id }),
        );
      }
      onDone();
      await refresh();
    },
  });
}
