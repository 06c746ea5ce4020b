import { useNavigate } from "react-router-dom";
import { NEW_PLAN } from "../../features/home/new-plan-request.ts";
import { UseSharedPlan } from "../../features/plan-form/shared/use-shared-plan.tsx";
import { SharedPlanPage } from "../../features/shared-plan/shared-plan-page.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";

export function SharedPlanRoute() {
  const { data: user = null } = useCurrentUser();
  const navigate = useNavigate();
  const openForm = () => void navigate("/", { state: NEW_PLAN });
  return (
    <SharedPlanPage
      onNewPlan={openForm}
      renderUse={(plan) => <UseSharedPlan plan={plan} user={user} onOpen={openForm} />}
    />
  );
}
