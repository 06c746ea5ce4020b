import { useEffect, useState } from "react";
import { takeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { trpc, type PlanRow, type PublicUser } from "../../shared/network/trpc.ts";
import { beginVisit, continueVisit, withPlan } from "./home-visit.ts";
import { selectPlan, type HomeView } from "./select-plan.ts";
import { useSaveAsCurrent } from "./use-save-as-current.ts";

/** What the Dashboard shows, and how to show a plan that was just created. */
export interface SelectedPlan {
  view: HomeView<PlanRow>;
  /** True when Cancel can return from the form to a plan. */
  canCancel: boolean;
  /** Counts chosen and created plans; used as a key to restart the view. */
  turn: number;
  show: (plan: PlanRow) => void;
  /** Set when the plans could not be loaded. */
  failure: { cause: unknown; isRetrying: boolean; retry: () => void } | null;
}

/** The Dashboard's plan. `user` is null for a visitor; `asksForNew` is true after New Plan. */
export function useSelectedPlan(user: PublicUser | null, asksForNew: boolean): SelectedPlan {
  const [storedPlanId] = useState(takeChosenPlan);
  const [begun, setVisit] = useState(() => beginVisit<PlanRow>(user, storedPlanId));
  const visit = continueVisit(begun, user);
  if (visit !== begun) setVisit(visit);

  const plans = useFreshPlans(user);
  const facts = {
    currentPlanId: user ? user.currentTrainingPlanId : undefined,
    plans: plans.data,
    choice: visit.choice,
  };
  const view = selectPlan({ ...facts, isCreating: asksForNew || visit.cameAsVisitor });
  const afterCancel = selectPlan({ ...facts, isCreating: visit.cameAsVisitor });
  useSaveAsCurrent(view);
  useWarnAboutMissing(storedPlanId, plans.data);
  return {
    view,
    canCancel: asksForNew && afterCancel.kind === "week",
    turn: visit.turn,
    show: (plan) => setVisit((now) => withPlan(now, plan)),
    failure:
      view.kind === "loading" && plans.isError
        ? {
            cause: plans.error,
            isRetrying: plans.isFetching,
            retry: () => void plans.refetch(),
          }
        : null,
  };
}

/**
 * The user's plans; refetched when the current plan is missing because another device created it.
 */
function useFreshPlans(user: PublicUser | null) {
  const plans = trpc.plans.list.useQuery(undefined, { enabled: user !== null });
  const { refetch } = plans;
  const currentPlanId = user?.currentTrainingPlanId ?? null;
  const isOld =
    currentPlanId !== null && plans.data?.every(({ id }) => id !== currentPlanId) === true;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return plans;
}

/** Only logs a stored plan that is deleted or belongs to another user. */
function useWarnAboutMissing(storedPlanId: number | null, plans: readonly PlanRow[] | undefined) {
  const isMissing = storedPlanId !== null && plans?.every(({ id }) => id !== storedPlanId) === true;
  useEffect(() => {
    if (isMissing) console.warn("The stored plan is not one of the user's plans");
  }, [isMissing]);
}
