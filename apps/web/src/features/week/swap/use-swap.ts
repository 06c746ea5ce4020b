import { isRefusal } from "../../../shared/network/is-refusal.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";

/** Kind of swap that restores the planned exercise. */
export const PLANNED = "planned";

/** What an exercise can be swapped for. */
export const useSwaps = (exerciseId: number) =>
  // Options follow from the whole plan, so earlier ones are not shown again.
  trpc.exercises.swaps.useQuery({ exerciseId }, { staleTime: 0, gcTime: 0 });

interface SwapOptions {
  onSwapped: () => void;
  onRefused?: () => Promise<unknown>;
}

/** Swaps an exercise for one of its options, or for the one as planned. */
export function useSwap(exerciseId: number, { onSwapped, onRefused }: SwapOptions) {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.exercises.swap.useMutation({
    networkMode: "always",
    onSuccess: async (_, { kind }) => {
      await refresh();
      // A swap says in its place what it did.
      if (kind === PLANNED) notifySuccess(SUCCESSES.swapUndone);
      onSwapped();
    },
    onError: async (error) => {
      // Without network the choices would be lost too.
      if (!isRefusal(error)) return notifyFailure(FAILURES.swapUnknown);
      notifyFailure(FAILURES.swap, error);
      await onRefused?.();
    },
  });
  return { isPending, swap: (kind: string) => mutate({ exerciseId, kind }) };
}
