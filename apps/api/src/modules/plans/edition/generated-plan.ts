import type { Queryable, TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { generatePlan, planRequestOf, type Plan, type PlanRequest } from "@triplan/plan-engine";
import { planEdition, type PlanEdition } from "./plan-edition.ts";

/** A stored plan and its content as the present engine generates it. */
export interface GeneratedPlan {
  plan: TrainingPlanRow;
  request: PlanRequest;
  base: Plan;
  edition: PlanEdition;
}

export async function generateStoredPlan(
  db: Queryable,
  plan: TrainingPlanRow,
  today: IsoDate,
): Promise<GeneratedPlan> {
  const edition = await planEdition(db, plan, today);
  const request = planRequestOf(plan);
  return { plan, request, base: generatePlan(request), edition };
}
