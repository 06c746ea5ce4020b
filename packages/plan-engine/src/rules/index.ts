export { checkPlan } from "./check-plan.ts";
export { planFacts, type Finding, type PlanFacts, type PlanRule } from "./plan-rule.ts";
export { PLAN_RULES } from "./plan-rules.ts";
export { weekDoctor, type ArrangedExercise } from "./week-doctor.ts";
