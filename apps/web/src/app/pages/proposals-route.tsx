import { ProposalsPage } from "../../features/proposals/proposals-page.tsx";
import { PlanRoute } from "./plan-route.tsx";

/** The proposals of a plan. */
export const ProposalsRoute = () => (
  <PlanRoute render={(plan) => <ProposalsPage key={plan.id} plan={plan} />} />
);
