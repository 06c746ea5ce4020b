import { ALERTS } from "../../shared/notifications/messages.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** Repairs exercises that exceed the plan's limits, alerts the result and reloads the page. */
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
