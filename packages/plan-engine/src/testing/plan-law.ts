import type { Plan, PlanRequest } from "../model/plan-types.ts";

/** A property that compares the plan with those of changed requests. */
export interface PlanLaw {
  id: string;
  title: string;
  source: string;
  /** Null if the law does not apply to the request. */
  holds: (request: PlanRequest, plan: Plan) => boolean | null;
}
