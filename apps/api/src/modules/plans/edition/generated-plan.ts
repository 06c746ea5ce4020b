import {
  listPlanRevisions,
  type PlanRevisionRow,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import { planRequestOf, type Plan, type PlanRequest } from "@triplan/plan-engine";
import { composedPlan } from "./composed-plan.ts";
import { planEdition, type PlanEdition } from "./plan-edition.ts";

/** A stored plan as the engine's request. */
export interface RequestedPlan {
  plan: TrainingPlanRow;
  request: PlanRequest;
  edition: PlanEdition;
  /** Changes of what it is made for, oldest first. */
  revisions: readonly PlanRevisionRow[];
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
  const revisions = await listPlanRevisions(db, { planId: plan.id, userId: plan.userId });
  return { plan, request: planRequestOf(plan), edition, revisions };
}

export async function generateStoredPlan(
  db: Queryable,
  plan: TrainingPlanRow,
  today: IsoDate,
): Promise<GeneratedPlan> {
  const requested = await requestStoredPlan(db, plan, today);
  return { ...requested, base: composedPlan(plan, requested.revisions) };
}
