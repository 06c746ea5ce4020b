import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";

/** A page about the plan in the address, else about the current one. */
export function PlanRoute({ render }: { render: (plan: PlanRow) => ReactNode }) {
  const { data: user } = useCurrentUser();
  const [params] = useSearchParams();
  const { data: plans, error, isFetching, refetch } = trpc.plans.list.useQuery();
  if (!plans && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!plans || !user) return <PageSpinner />;
  const planId = Number(params.get("plan") ?? user.currentTrainingPlanId);
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return <Navigate to="/" replace />;
  return <PlanUnits plan={plan}>{render(plan)}</PlanUnits>;
}
