import type { Plan, PlanRequest } from "../plan-types.ts";
import { planFacts, type Finding } from "./plan-rule.ts";
import { PLAN_RULES } from "./plan-rules.ts";

/**
 * Every rule that the plan breaks, with the place and one plain sentence. A plan of the engine's own
 * breaks none; one that an athlete has changed may. Never throws.
 */
export function checkPlan(request: PlanRequest, plan: Plan): Finding[] {
  const facts = planFacts(request, plan.weeks);
  return PLAN_RULES.flatMap((rule) =>
    rule.check(facts).map((complaint) => ({ ruleId: rule.id, ...complaint })),
  );
}
