import { ALERTS } from "../../shared/messages.ts";
import { trpc } from "../../trpc.ts";

/** Repairs exercises that pass the plan's limits, says so in an alert, and reloads the page. */
export function useFixExercises(planId: number) {
  const { mutate, isPending } = trpc.plans.fixExercises.useMutation({
    onSuccess: ({ message }) => {
      window.alert(message || ALERTS.fixed);
      window.location.reload();
    },
    onError: () => window.alert(ALERTS.fixFailed),
  });
  return { start: () => mutate({ planId }), isPending };
}
