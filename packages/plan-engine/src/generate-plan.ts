import type { Plan, PlanRequest } from "./model/plan-types.ts";
import { seasonBasis, seasonLimits } from "./season/index.ts";
import { writtenPlan } from "./sessions/index.ts";

/**
 * Generates the plan: every week with its exercises, each with steps, targets and a suggested day.
 * Deterministic; any valid request gives a plan. Never throws.
 */
export function generatePlan(request: PlanRequest): Plan {
  const { basis, weeks, laidOut } = writtenPlan(seasonBasis(request));
  return { weeks, warnings: seasonLimits(basis, laidOut).map(({ text }) => text) };
}
