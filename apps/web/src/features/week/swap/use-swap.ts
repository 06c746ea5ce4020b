import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";

/** What an exercise can be swapped for, and the mutation that does it. */
export function useSwap(exerciseId: number, onDone: () => void) {
  const refresh = useRefreshTraining();
  // Options follow from the whole plan, so earlier ones are not shown again.
  const list = trpc.exercises.swaps.useQuery({ exerciseId }, { staleTime: 0, gcTime: 0 });
  const swap = trpc.exercises.swap.useMutation({
    networkMode: "always",
    onSuccess: async () => {
      await refresh();
      notifySuccess(SUCCESSES.swapped);
      onDone();
    },
    onError: async (error) => {
      notifyFailure(FAILURES.swap, error);
      await list.refetch();
    },
  });
  return {
    list,
    isPending: swap.isPending,
    swap: (kind: string) => swap.mutate({ exerciseId, kind }),
  };
}
