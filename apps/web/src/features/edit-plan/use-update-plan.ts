import { FAILURES, SUCCESSES } from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { trpc } from "../../trpc.ts";

/** Stores a plan's goal; the list and the plan's exercises are read again. @see spec §7 */
export function useUpdatePlan(onDone: () => void) {
  const utils = trpc.useUtils();
  const { mutate, isPending } = trpc.plans.updateGoal.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.planUpdated);
      await Promise.all([utils.plans.invalidate(), utils.exercises.invalidate()]);
      onDone();
    },
    onError: () => sayFailure(FAILURES.updatePlan),
  });
  return { save: mutate, isPending };
}
