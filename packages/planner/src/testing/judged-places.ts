import { planFacts } from "../check/plan-rule.ts";
import { PLAN_RULES } from "../check/plan-rules.ts";
import type { Plan, PlanRequest } from "../plan-types.ts";

/** How many places of the plan each rule judges. */
export function judgedPlaces(request: PlanRequest, plan: Plan): Map<string, number> {
  const facts = planFacts(request, plan.weeks);
  return new Map(PLAN_RULES.map(({ id, judged }) => [id, judged(facts)]));
}
