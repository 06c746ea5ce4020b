import { useParams } from "react-router-dom";
import { PrintPage } from "../../features/print/print-page.tsx";
import { useToday } from "../../shared/dates/today.ts";
import { PlanRoute } from "./plan-route.tsx";

/** The printed page of a week or of the season. */
export function PrintRoute() {
  const { week } = useParams();
  const today = useToday();
  // 0 is no week of any plan.
  const asked = week === undefined ? null : Number(/^\d{1,4}$/.exec(week)?.[0] ?? 0);
  return (
    <PlanRoute
      render={(plan) => <PrintPage key={plan.id} plan={plan} today={today} week={asked} />}
    />
  );
}
