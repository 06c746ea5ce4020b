import { FAILURES, SUCCESSES } from "../notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../notifications/notify.ts";
import { useRefreshTraining } from "../plans/use-refresh-training.ts";
import { trpc, type RouterOutputs } from "../network/trpc.ts";

type Undoable = Pick<RouterOutputs["proposals"]["answer"], "layerId" | "timeOffId">;

/** Takes an accepted proposal out of the plan, then refetches everything derived from the exercises. */
export function useUndoProposal(planId: number) {
  const refresh = useRefreshTraining();
  const onDone = async (headline: string) => {
    notifySuccess({ ...SUCCESSES.proposalUndone, text: headline });
    await refresh();
  };
  const onError = async (error: unknown) => {
    notifyFailure(FAILURES.undoProposal, error);
    await refresh();
  };
  const layer = trpc.proposals.undo.useMutation({
    onSuccess: ({ effect }) => onDone(effect.headline),
    onError,
  });
  const timeOff = trpc.timeOff.delete.useMutation({
    onSuccess: ({ outcome }) => onDone(outcome.headline),
    onError,
  });
  const undo = ({ layerId, timeOffId }: Undoable) => {
    if (layerId !== null) layer.mutate({ planId, layerId });
    else if (timeOffId !== null) timeOff.mutate({ planId, timeOffId });
  };
  return { undo, isPending: layer.isPending || timeOff.isPending };
}
