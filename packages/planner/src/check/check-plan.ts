import type { Plan, PlanRequest } from "../plan-types.ts";
import { FORM_RULES } from "./form-rules.ts";
import { LOAD_RULES } from "./load-rules.ts";
import { LONG_RULES } from "./long-rules.ts";
import { planFacts, type Finding, type PlanRule } from "./plan-rule.ts";
import { SEASON_RULES } from "./season-rules.ts";
import { TARGET_RULES } from "./target-rules.ts";

/** Every rule that a plan is held against: the one place where they stand. */
export const PLAN_RULES: readonly PlanRule[] = [
  ...FORM_RULES,
  ...SEASON_RULES,
  ...LONG_RULES,
  ...LOAD_RULES,
  ...TARGET_RULES,
];

/**
 * Every rule that the plan breaks, with the place and one plain sentence. A plan of the engine's own
 * breaks none; one that an athlete has changed may. Never throws.
 */
export function checkPlan(request: PlanRequest, plan: Plan): Finding[] {
  const facts = planFacts(request, plan);
  return PLAN_RULES.flatMap((rule) =>
    rule.check(facts).map((complaint) => ({ ruleId: rule.id, ...complaint })),
  );
}
