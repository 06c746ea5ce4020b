import { useEffect, useRef } from "react";
import { SUCCESSES } from "../../shared/notifications/messages.ts";
import { notifySuccess } from "../../shared/notifications/notify.ts";
import { useSetCurrentPlan } from "../../shared/plans/use-set-current-plan.ts";
import type { PlanRow } from "../../shared/network/trpc.ts";
import type { HomeView } from "./select-plan.ts";

/** Saves the shown plan as current once, where the rules ask for it. */
export function useSaveAsCurrent(view: HomeView<PlanRow>) {
  const { mutate } = useSetCurrentPlan();
  const tried = useRef<number | null>(null);
  const planId = view.kind === "week" && view.saveAsCurrent !== "no" ? view.plan.id : null;
  const isSilent = view.kind === "week" && view.saveAsCurrent === "silently";
  useEffect(() => {
    // Do not retry a failed save: the plan is shown anyway.
    if (planId === null || tried.current === planId) return;
    tried.current = planId;
    mutate({ planId }, isSilent ? {} : { onSuccess: () => notifySuccess(SUCCESSES.currentPlan) });
  }, [planId, isSilent, mutate]);
}
