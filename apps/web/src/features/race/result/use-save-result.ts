import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { RaceDay } from "../model/race-types.ts";
import { byField, type FieldErrors } from "../../../shared/forms/refused-fields.ts";

interface SaveOptions {
  onSaved: () => void;
  /** Called with the messages of refused fields. */
  onRefused: (errors: FieldErrors) => void;
}

/** Stores and removes the result of a race, then refetches what follows from it. */
export function useSaveResult({ onSaved, onRefused }: SaveOptions) {
  const { raceDay } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const show = (race: RaceDay) => {
    raceDay.read.setData({ planId: race.planId }, race);
    void refresh();
    onSaved();
  };
  const save = trpc.raceDay.saveResult.useMutation({
    onSuccess: (race) => {
      notifySuccess(SUCCESSES.raceResult);
      show(race);
    },
    onError: (error) => {
      const issues = error.data?.issues ?? [];
      if (issues.length === 0) notifyFailure(FAILURES.raceResult, error);
      else onRefused(byField(issues));
    },
  });
  const remove = trpc.raceDay.deleteResult.useMutation({
    onSuccess: (race) => {
      notifySuccess(SUCCESSES.raceResultRemoved);
      show(race);
    },
    onError: (error) => notifyFailure(FAILURES.raceResult, error),
  });
  return {
    save: save.mutate,
    remove: remove.mutate,
    isPending: save.isPending || remove.isPending,
  };
}
