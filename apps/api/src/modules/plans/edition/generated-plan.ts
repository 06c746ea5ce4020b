import type { Queryable, TrainingPlanRow } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { generatePlan, planRequestOf, type Plan, type PlanRequest } from "@triplan/plan-engine";
import { planEdition, type PlanEdition } from "./plan-edition.ts";

/** A stored plan as the engine's request. */
export interface RequestedPlan {
  plan: TrainingPlanRow;
  request: PlanRequest;
  edition: PlanEdition;
}

/** A stored plan and its content as the present engine generates it. */
export interface GeneratedPlan extends RequestedPlan {
  base: Plan;
}

export async function requestStoredPlan(
  db: Queryable,
  plan: TrainingPlanRow,
  today: IsoDate,
): Promise<RequestedPlan> {
  const edition = await planEdition(db, plan, today);
  return { plan, request: planRequestOf(plan), edition };
}

export async function generateStoredPlan(
  db: Queryable,
  plan: TrainingPlanRow,
  today: IsoDate,
): Promise<GeneratedPlan> {
  const requested = await requestStoredPlan(db, plan, today);
  return { ...requested, base: generatePlan(requested.request) };
}
