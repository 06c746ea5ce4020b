import type { Plan, PlanRequest } from "../model/plan-types.ts";
import { seasonBasis } from "../season/index.ts";
import { PLAN_RULES, planFacts } from "../rules/index.ts";

/** Number of weeks, exercises or plans that each rule examines. */
export function judgedPlaces(request: PlanRequest, plan: Plan): Map<string, number> {
  const facts = planFacts(seasonBasis(request), plan.weeks);
  return new Map(PLAN_RULES.map(({ id, judged }) => [id, judged(facts)]));
}
