import { FAILURES } from "../../shared/notifications/messages.ts";
import { notifyFailure } from "../../shared/notifications/notify.ts";
import { trpc, type RouterOutputs } from "../../shared/network/trpc.ts";

type ShareState = RouterOutputs["sharing"]["read"];

export interface ShareOptions {
  hasDates: boolean;
  hasPaces: boolean;
}

/** The public link of a plan, and what changes it; each change is saved at once. */
export function usePlanShare(planId: number) {
  const { sharing } = trpc.useUtils();
  const query = trpc.sharing.read.useQuery({ planId });
  const keep = {
    onSuccess: (state: ShareState) => sharing.read.setData({ planId }, state),
    onError: (error: Parameters<typeof notifyFailure>[1]) =>
      notifyFailure(FAILURES.planShare, error),
  };
  const share = trpc.sharing.share.useMutation(keep);
  const stop = trpc.sharing.stop.useMutation(keep);
  return {
    query,
    isBusy: share.isPending || stop.isPending,
    save: (options: ShareOptions) => share.mutate({ planId, ...options }),
    turnOff: (onDone: () => void) => stop.mutate({ planId }, { onSuccess: onDone }),
  };
}
