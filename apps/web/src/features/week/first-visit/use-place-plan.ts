import { useState } from "react";
import { tabStorage } from "../../../shared/browser/tab-storage.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { toastInfo, toastSuccess } from "../../../shared/notifications/toast.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../../shared/network/trpc.ts";

interface StoredPlacement {
  placementId: string;
  count: number;
}

const SEPARATOR = " ";

function parsePlacement(text: string | null): StoredPlacement | null {
  const [placementId, count] = text?.split(SEPARATOR) ?? [];
  return placementId && Number(count) > 0 ? { placementId, count: Number(count) } : null;
}

export const countExercises = (count: number) =>
  count === 1 ? "1 exercise" : `${count} exercises`;

/** Places the whole plan in one request, and undoes that; the undo is offered for the tab's life. */
export function usePlacePlan(plan: { id: number }, announce: (words: string) => void) {
  const planId = plan.id;
  const key = `placed-plan.${planId}`;
  const [placed, setPlaced] = useState(() => parsePlacement(tabStorage.get(key)));
  const [isNew, setNew] = useState(false);
  const refreshTraining = useRefreshTraining();
  const forget = () => {
    tabStorage.remove(key);
    setPlaced(null);
  };
  const placing = trpc.exercises.schedulePlan.useMutation({
    networkMode: "always",
    onSuccess: async ({ placementId, placed: exercises }) => {
      await refreshTraining();
      if (placementId === null) {
        toastInfo("Every exercise has its day");
        return;
      }
      const stored = { placementId, count: exercises.length };
      tabStorage.set(key, Object.values(stored).join(SEPARATOR));
      setNew(true);
      setPlaced(stored);
      announce(`${countExercises(stored.count)} placed. Undo is above the week.`);
    },
    onError: (error) => notifyFailure(FAILURES.schedulePlan, error),
  });
  const undoing = trpc.exercises.undoPlanPlacement.useMutation({
    networkMode: "always",
    onSuccess: async ({ unscheduled }) => {
      const kept = (placed?.count ?? 0) - unscheduled.length;
      await refreshTraining();
      forget();
      const words = `${countExercises(unscheduled.length)} moved back to Available Exercises.`;
      announce(words);
      toastSuccess(
        "Placement undone",
        kept > 0 ? `${words} What you moved or did since stays.` : words,
      );
    },
    onError: (error) => notifyFailure(FAILURES.undoPlacement, error),
  });
  return {
    placed,
    /** True right after the placement, when its undo takes the focus. */
    isNew,
    isPending: placing.isPending || undoing.isPending,
    place: () => placing.mutate({ planId }),
    undo: () => placed && undoing.mutate({ planId, placementId: placed.placementId }),
    dismiss: forget,
  };
}

export type PlacePlan = ReturnType<typeof usePlacePlan>;
