import { findPlanForChange, type PlanKey, type Queryable, type TrainingPlanRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";

/** Locks the plan until the transaction ends. Throws if it does not belong to the user. */
export async function lockPlan(trx: Queryable, key: PlanKey): Promise<TrainingPlanRow> {
  const plan = await findPlanForChange(trx, key);
  if (!plan) throw new DomainError("not_found", "Training plan not found");
  return plan;
}
