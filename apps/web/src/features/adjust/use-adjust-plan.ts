import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { useRefreshTraining } from "../../shared/use-refresh-training.ts";
import { trpc } from "../../trpc.ts";

/** Applies an adjustment, then refetches everything derived from the exercises. */
export function useAdjustPlan(onDone: () => void) {
  const refresh = useRefreshTraining();
  return trpc.plans.adjust.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.adjusted);
      onDone();
      await refresh();
    },
    onError: () => sayFailure(FAILURES.adjust),
  });
}
