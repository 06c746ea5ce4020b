import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { NEW_PLAN } from "../../features/home/new-plan-request.ts";
import { OtherRacePage } from "../../features/race/other-race-page.tsx";
import { RacePage } from "../../features/race/race-page.tsx";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { MissingPage } from "../../shared/loading/missing-page.tsx";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { trpc, type PlanRow } from "../../shared/network/trpc.ts";
import { storeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import { EditPlanDialog, PlanNextRace } from "./plan-dialogs.ts";

/** The race of the plan in the address, or one on the way to it. */
export function RaceRoute() {
  const params = useParams();
  const planId = Number(params["planId"]);
  const raceId = params["raceId"];
  const navigate = useNavigate();
  const openForm = () => void navigate("/", { state: NEW_PLAN });
  const show = ({ id }: PlanRow) => {
    storeChosenPlan(id);
    void navigate("/");
  };
  const [isEditing, setIsEditing] = useState(false);
  const { data: plans, error, isFetching, refetch } = trpc.plans.list.useQuery();
  if (!plans && error) {
    return <LoadFailure cause={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!plans) return <PageSpinner />;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) return <MissingPage title="Race not found" />;
  if (raceId !== undefined) {
    return (
      <PlanUnits plan={plan}>
        <OtherRacePage key={raceId} planId={planId} raceId={Number(raceId) || 0} />
      </PlanUnits>
    );
  }
  return (
    <PlanUnits plan={plan}>
      <RacePage
        plan={plan}
        onEditGoal={() => setIsEditing(true)}
        nextRace={
          <OptionalPart>
            <PlanNextRace plan={plan} onOpen={openForm} onShow={show} />
          </OptionalPart>
        }
      />
      {isEditing && <EditPlanDialog plan={plan} onClose={() => setIsEditing(false)} />}
    </PlanUnits>
  );
}
