import type { Plan, PlanRequest } from "../model/plan-types.ts";
import { seasonBasis } from "../season/index.ts";
import { planFacts, type Finding } from "./plan-rule.ts";
import { PLAN_RULES } from "./plan-rules.ts";

/**
 * All rule violations of a plan, each with its place and one sentence. Engine plans have none;
 * plans that an athlete changed may. Never throws.
 */
export function checkPlan(request: PlanRequest, plan: Plan): Finding[] {
  const facts = planFacts(seasonBasis(request), plan.weeks);
  return PLAN_RULES.flatMap((rule) =>
    rule.check(facts).map((complaint) => ({ ruleId: rule.id, ...complaint })),
  );
}
