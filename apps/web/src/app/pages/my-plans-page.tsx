import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { NEW_PLAN } from "../../features/home/new-plan-request.ts";
import { MyPlans } from "../../features/my-plans/my-plans.tsx";
import { storeChosenPlan } from "../../shared/plans/chosen-plan.ts";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useToday } from "../../shared/dates/today.ts";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { PlanUnits } from "../../shared/plans/plan-units.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { EditPlanDialog, PlanNextRace } from "./plan-dialogs.ts";

export function MyPlansPage() {
  const user = useCurrentUser();
  const today = useToday();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<PlanRow | null>(null);

  function view(plan: PlanRow) {
    storeChosenPlan(plan.id);
    void navigate("/");
  }

  return (
    <>
      <MyPlans
        currentPlanId={user.data?.currentTrainingPlanId ?? null}
        today={today}
        onView={view}
        onEdit={setEdited}
        onNew={() => void navigate("/")}
        renderNext={(plan) => (
          <OptionalPart>
            <PlanNextRace
              plan={plan}
              isOneOfMany
              onShow={view}
              onOpen={() => void navigate("/", { state: NEW_PLAN })}
            />
          </OptionalPart>
        )}
      />
      {edited && (
        <PlanUnits plan={edited}>
          <EditPlanDialog plan={edited} onClose={() => setEdited(null)} />
        </PlanUnits>
      )}
    </>
  );
}
