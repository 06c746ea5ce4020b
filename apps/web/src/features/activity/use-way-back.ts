import { daysBetween, WEARABLE } from "@triplan/domain";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { trpc } from "../../shared/network/trpc.ts";
import type { DetailedActivity } from "./activity-types.ts";

interface WayBack {
  to: string;
  label: string;
}

/** The week of the current plan that contains the activity, else the list of activities. */
export function useWayBack({ localDate }: DetailedActivity): WayBack {
  const planId = useCurrentUser().data?.currentTrainingPlanId ?? null;
  const { data: plans = [] } = trpc.plans.list.useQuery();
  const plan = plans.find(({ id }) => id === planId);
  const week = plan ? Math.floor(daysBetween(plan.startDate, localDate) / 7) + 1 : 0;
  return plan && week >= 1 && week <= plan.totalWeeks
    ? { to: `/?week=${week}`, label: `Week ${week}` }
    : { to: WEARABLE.path, label: "Activities" };
}
