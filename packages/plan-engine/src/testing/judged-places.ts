import { planFacts } from "../check/plan-rule.ts";
import { PLAN_RULES } from "../check/plan-rules.ts";
import type { Plan, PlanRequest } from "../plan-types.ts";

/** Number of weeks, exercises or plans that each rule examines. */
export function judgedPlaces(request: PlanRequest, plan: Plan): Map<string, number> {
  const facts = planFacts(request, plan.weeks);
  return new Map(PLAN_RULES.map(({ id, judged }) => [id, judged(facts)]));
}
