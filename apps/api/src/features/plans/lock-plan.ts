import { findPlanForChange, type PlanKey, type Queryable, type TrainingPlanRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";

/** The plan as it is now, held until the transaction ends. Throws when it is not this user's. */
export async function lockPlan(trx: Queryable, key: PlanKey): Promise<TrainingPlanRow> {
  const plan = await findPlanForChange(trx, key);
  if (!plan) throw new DomainError("not_found", "Training plan not found");
  return plan;
}
