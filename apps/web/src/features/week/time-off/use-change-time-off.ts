import { addDays, TIME_OFF_NAMES, type IsoDate } from "@triplan/domain";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { toastUndo } from "../../../shared/notifications/toast-undo.tsx";
import { toastSuccess } from "../../../shared/notifications/toast.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import type { TimeOffRow } from "../../../shared/time-off/use-time-off.ts";

/** Removes time off, then refetches everything derived from the exercises. */
export function useRemoveTimeOff() {
  const refresh = useRefreshTraining();
  return trpc.timeOff.delete.useMutation({
    onSuccess: async ({ outcome }) => {
      notifySuccess({ ...SUCCESSES.timeOffRemoved, text: outcome.headline });
      await refresh();
    },
    onError: async (error) => {
      notifyFailure(FAILURES.removeTimeOff, error);
      await refresh();
    },
  });
}

/** Adds time off and offers to undo it. */
export function useAddTimeOff(onDone: () => void) {
  const refresh = useRefreshTraining();
  const { mutate: remove } = useRemoveTimeOff();
  return trpc.timeOff.add.useMutation({
    onSuccess: async ({ timeOff, outcome }) => {
      const { id: timeOffId, trainingPlanId: planId, kind } = timeOff;
      void toastUndo(`${TIME_OFF_NAMES[kind]} added`, outcome.headline, () =>
        remove({ planId, timeOffId }),
      );
      onDone();
      await refresh();
    },
  });
}

/** Ends open time off yesterday: today is the first day without it. */
export function useEndTimeOff(today: IsoDate) {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.timeOff.end.useMutation({
    onSuccess: async ({ outcome }) => {
      toastSuccess("Welcome back", outcome.headline);
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.endTimeOff, error),
  });
  const end = ({ trainingPlanId: planId, id: timeOffId, fromDate }: TimeOffRow) => {
    const yesterday = addDays(today, -1);
    mutate({ planId, timeOffId, toDate: yesterday < fromDate ? fromDate : yesterday });
  };
  return { end, isPending };
}
