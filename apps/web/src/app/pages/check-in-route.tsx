import { CheckInPage } from "../../features/check-in/check-in-page.tsx";
import { PlanRoute } from "./plan-route.tsx";

/** The check-in of a plan. */
export const CheckInRoute = () => (
  <PlanRoute render={(plan) => <CheckInPage key={plan.id} plan={plan} />} />
);
