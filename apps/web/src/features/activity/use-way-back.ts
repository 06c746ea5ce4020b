import { daysBetween, WEARABLE } from "@triplan/domain";
import { useLocation } from "react-router-dom";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { trpc } from "../../shared/network/trpc.ts";
import { originPlanId, showPlan } from "../../shared/plans/chosen-plan.ts";
import { planViewPath } from "../../shared/plans/plan-view.ts";
import type { DetailedActivity } from "./activity-types.ts";

interface WayBack {
  to: string;
  label: string;
  /** Shows the week of a plan that is not the current one; to call right before leaving. */
  onLeave: () => void;
}

const OF_LIST = { to: WEARABLE.path, label: "Activities", onLeave: () => undefined };

/**
 * The week of the activity in the plan that the athlete came from, else in that of its exercise,
 * else in the current one; else the list of activities.
 */
export function useWayBack({ localDate, exercise }: DetailedActivity): WayBack {
  const currentPlanId = useCurrentUser().data?.currentTrainingPlanId ?? null;
  const { data: plans = [] } = trpc.plans.list.useQuery();
  const origin = originPlanId(useLocation().state);
  for (const planId of [origin, exercise?.trainingPlanId, currentPlanId]) {
    const plan = plans.find(({ id }) => id === planId);
    if (!plan) continue;
    const week =
      exercise?.trainingPlanId === plan.id
        ? exercise.week
        : Math.floor(daysBetween(plan.startDate, localDate) / 7) + 1;
    if (week < 1 || week > plan.totalWeeks) continue;
    return {
      to: planViewPath("week", week),
      label: `Week ${week}`,
      onLeave: () => showPlan(plan.id, currentPlanId),
    };
  }
  return OF_LIST;
}
