import { useEffect, useState } from "react";
import { takeChosenPlan } from "../../shared/chosen-plan.ts";
import { trpc, type PlanRow, type PublicUser } from "../../trpc.ts";
import { beginVisit, continueVisit, withPlan } from "./home-visit.ts";
import { selectPlan, type HomeFace } from "./select-plan.ts";
import { useSaveAsCurrent } from "./use-save-as-current.ts";

/** What Home shows to this user, and how a plan that was just made gets shown. */
export interface SelectedPlan {
  face: HomeFace<PlanRow>;
  /** True while the form stands in front of a plan that Cancel returns to. */
  canCancel: boolean;
  /** Grows with every plan chosen or made, so that its view starts over. */
  turn: number;
  show: (plan: PlanRow) => void;
  /** Why the plans could not be loaded, with a way to try again. */
  failure: { cause: unknown; isRetrying: boolean; retry: () => void } | null;
}

/**
 * The selected plan of Home. `user` is null for a visitor; `asksForNew` is true after New Plan.
 */
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
  const face = selectPlan({ ...facts, isCreating: asksForNew || visit.cameAsVisitor });
  const afterCancel = selectPlan({ ...facts, isCreating: visit.cameAsVisitor });
  useSaveAsCurrent(face);
  useWarnOfMissing(storedPlanId, plans.data);
  return {
    face,
    canCancel: asksForNew && afterCancel.kind === "week",
    turn: visit.turn,
    show: (plan) => setVisit((now) => withPlan(now, plan)),
    failure:
      face.kind === "loading" && plans.isError
        ? {
            cause: plans.error,
            isRetrying: plans.isFetching,
            retry: () => void plans.refetch(),
          }
        : null,
  };
}

/** The user's plans; a current plan that is not among them was made elsewhere, so they are read anew. */
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

/** A stored plan that is gone, or another user's, is no reason to disturb anyone. */
function useWarnOfMissing(storedPlanId: number | null, plans: readonly PlanRow[] | undefined) {
  const isMissing = storedPlanId !== null && plans?.every(({ id }) => id !== storedPlanId) === true;
  useEffect(() => {
    if (isMissing) console.warn("The stored plan is not one of the user's plans");
  }, [isMissing]);
}
