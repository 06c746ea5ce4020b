import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";

/** Applies an adjustment; the exercises, and how the plan is kept to, are read again. */
export function useAdjustPlan(onDone: () => void) {
  const utils = trpc.useUtils();
  return trpc.plans.adjust.useMutation({
    onSuccess: async (_, { planId }) => {
      saySuccess(SUCCESSES.adjusted);
      onDone();
      await Promise.all([
        utils.exercises.invalidate(),
        utils.plans.performance.invalidate({ planId }),
      ]);
    },
    onError: () => sayFailure(FAILURES.adjust),
  });
}
