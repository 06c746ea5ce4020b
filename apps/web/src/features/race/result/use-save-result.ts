import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ResultInput } from "./result-values.ts";
import type { RaceDay, RacedRace, RaceOnTheWay } from "../model/race-types.ts";
import { refusedFields, type FieldErrors } from "../../../shared/forms/refused-fields.ts";

interface SaveOptions {
  onSaved: () => void;
  /** Called with the messages of refused fields. */
  onRefused: (errors: FieldErrors) => void;
}

type Notice = Parameters<typeof notifySuccess>[0];

/** Stores and removes the result of a race, then refetches what follows from it. */
export function useSaveResult(
  { planId, raceId }: Pick<RacedRace, "planId" | "raceId">,
  { onSaved, onRefused }: SaveOptions,
) {
  const { raceDay, races } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const onError = (error: Parameters<typeof notifyFailure>[1]) => {
    const fields = refusedFields(error);
    if (Object.keys(fields).length === 0) notifyFailure(FAILURES.raceResult, error);
    else onRefused(fields);
  };
  const done = (notice: Notice) => {
    notifySuccess(notice);
    void refresh();
    onSaved();
  };
  const ofOwn = (notice: Notice) => ({
    onSuccess: (race: RaceDay) => {
      raceDay.read.setData({ planId }, race);
      done(notice);
    },
    onError,
  });
  const ofOther = (notice: Notice) => ({
    onSuccess: (race: RaceOnTheWay) => {
      if (raceId !== null) races.read.setData({ planId, raceId }, race);
      done(notice);
    },
    onError,
  });
  const saveOwn = trpc.raceDay.saveResult.useMutation(ofOwn(SUCCESSES.raceResult));
  const removeOwn = trpc.raceDay.deleteResult.useMutation(ofOwn(SUCCESSES.raceResultRemoved));
  const saveOther = trpc.races.saveResult.useMutation(ofOther(SUCCESSES.raceResult));
  const removeOther = trpc.races.deleteResult.useMutation(ofOther(SUCCESSES.raceResultRemoved));
  return {
    save: (result: ResultInput) =>
      raceId === null
        ? saveOwn.mutate({ planId, ...result })
        : saveOther.mutate({ planId, raceId, ...result }),
    remove: () =>
      raceId === null ? removeOwn.mutate({ planId }) : removeOther.mutate({ planId, raceId }),
    isPending:
      saveOwn.isPending || removeOwn.isPending || saveOther.isPending || removeOther.isPending,
  };
}
