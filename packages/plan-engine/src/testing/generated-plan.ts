import { generatePlan } from "../generate-plan.ts";
import type { Plan, PlanRequest } from "../model/plan-types.ts";

// Properties have one seed, so most try the same requests in the same order: more than any tries.
const MAX_PLANS = 200;

const plans = new Map<string, Plan>();

/**
 * The plan of the request, generated once for all tests that ask for it, and frozen: no test can
 * change another's plan.
 */
export function generatedPlan(request: PlanRequest): Plan {
  const key = JSON.stringify(request);
  const known = plans.get(key);
  const plan = known ?? deepFreeze(generatePlan(request));
  // The last asked for is the last forgotten.
  plans.delete(key);
  plans.set(key, plan);
  const [oldest] = plans.keys();
  if (plans.size > MAX_PLANS && oldest !== undefined) plans.delete(oldest);
  return plan;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
