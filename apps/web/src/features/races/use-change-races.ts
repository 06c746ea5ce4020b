import type { RaceBody } from "@triplan/contract";
import { FAILURES, SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../shared/notifications/notify.ts";
import { toastUndo } from "../../shared/notifications/toast-undo.tsx";
import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Removes a race, then refetches everything derived from the exercises. */
export function useRemoveRace() {
  const refresh = useRefreshTraining();
  return trpc.races.delete.useMutation({
    onSuccess: async ({ outcome }) => {
      notifySuccess({ ...SUCCESSES.raceRemoved, text: outcome.headline });
      await refresh();
    },
    onError: async (error) => {
      notifyFailure(FAILURES.removeRace, error);
      await refresh();
    },
  });
}

/** Changes a race and offers to undo it; `before` is the body that brings the stored race back. */
export function useChangeRace(before: RaceBody | null, onDone: () => void) {
  const refresh = useRefreshTraining();
  const { mutate: restore } = trpc.races.change.useMutation({
    onSuccess: async ({ outcome }) => {
      notifySuccess({ ...SUCCESSES.raceRestored, text: outcome.headline });
      await refresh();
    },
    onError: async (error) => {
      notifyFailure(FAILURES.restoreRace, error);
      await refresh();
    },
  });
  return trpc.races.change.useMutation({
    onSuccess: async ({ race, outcome }, { raceId }) => {
      if (before) {
        void toastUndo(`${race.name} changed`, outcome.headline, () =>
          restore({ ...before, raceId }),
        );
      }
      onDone();
      await refresh();
    },
  });
}

/** Adds a race and offers to undo it. */
export function useAddRace(onDone: () => void) {
  const refresh = useRefreshTraining();
  const { mutate: remove } = useRemoveRace();
  return trpc.races.add.useMutation({
    onSuccess: async ({ race, outcome }, { planId }) => {
      const { id: raceId, name } = race;
      if (raceId !== null) {
        void toastUndo(`${name} added`, outcome.headline, () => remove({ planId, raceId }));
      }
      onDone();
      await refresh();
    },
  });
}
