import { Suspense, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { ProgressPage } from "../../features/progress/page/progress-page.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { AdjustDialog } from "./plan-dialogs.ts";

/** The progress of the plan in the address, else of the current one. */
export function ProgressRoute() {
  const { data: user } = useCurrentUser();
  const [params] = useSearchParams();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const { data: plans, error, isFetching, refetch } = trpc.plans.list.useQuery();
  if (!plans && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!plans || !user) return <PageSpinner />;
  const planId = Number(params.get("plan") ?? user.currentTrainingPlanId);
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return <Navigate to="/" replace />;
  return (
    <PlanUnits plan={plan}>
      <ProgressPage plan={plan} onAdjust={() => setIsAdjusting(true)} />
      {isAdjusting && (
        <Suspense>
          <AdjustDialog planId={plan.id} onClose={() => setIsAdjusting(false)} />
        </Suspense>
      )}
    </PlanUnits>
  );
}
