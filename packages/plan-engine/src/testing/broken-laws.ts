import { generatePlan } from "../generate-plan.ts";
import type { PlanRequest } from "../model/plan-types.ts";
import { CHANGE_LAWS } from "./change-laws.ts";
import { EXTRA_HOUR, PLAN_LAWS } from "./plan-laws.ts";

/** The laws with these ids that do not hold for the request, or do not apply to it. */
export function brokenLaws(ids: readonly string[], request: PlanRequest): string[] {
  const plan = generatePlan(request);
  const laws = [...PLAN_LAWS, ...CHANGE_LAWS, EXTRA_HOUR];
  return ids.filter((id) => laws.find((law) => law.id === id)?.holds(request, plan) !== true);
}
