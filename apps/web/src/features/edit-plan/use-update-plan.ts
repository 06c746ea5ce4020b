import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { useRefreshTraining } from "../../shared/use-refresh-training.ts";
import { trpc } from "../../trpc.ts";

/** Saves a plan's goal, then refetches the plans and everything derived from the exercises. */
export function useUpdatePlan(onDone: () => void) {
  const refresh = useRefreshTraining();
  const { mutate, isPending } = trpc.plans.updateGoal.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.planUpdated);
      await refresh();
      onDone();
    },
    onError: () => sayFailure(FAILURES.updatePlan),
  });
  return { save: mutate, isPending };
}
