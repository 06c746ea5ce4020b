import { RacesPage } from "../../features/races/races-page.tsx";
import { PlanRoute } from "./plan-route.tsx";

/** The races of a plan. */
export const RacesRoute = () => (
  <PlanRoute render={(plan) => <RacesPage key={plan.id} plan={plan} />} />
);
