import {
  saveMissedSets,
  setPlanEngine,
  updatePlanGoal as storeGoal,
  type PlanKey,
  type Queryable,
  type TrainingPlanRow,
} from "@triplan/db";
import { DomainError, type IsoDate, type Seconds } from "@triplan/domain";
import { ENGINE_VERSION } from "@triplan/plan-engine";
import { goalOutcome, withGoal } from "./goal-outcome.ts";
import { lockPlan } from "./lock-plan.ts";
import { moveBrickRuns } from "./rows/move-brick-runs.ts";
import { planGoal, refuseGoal } from "./planned-goal.ts";
import { regenerateExercises } from "./edition/regenerate-exercises.ts";

/**
 * Changes the goal of a plan and rewrites its open exercises from the current week on, including its
 * adjustments; from the next week on if an earlier version of the engine made the plan. Locks the plan.
 */
export async function changeGoal(
  trx: Queryable,
  key: PlanKey,
  goalFinish: Seconds | null,
  today: IsoDate,
): Promise<TrainingPlanRow> {
  const request = withGoal(await lockPlan(trx, key), goalFinish);
  refuseGoal(request);
  const updated = await storeGoal(trx, key, planGoal(request));
  if (!updated) throw new DomainError("not_found", "Training plan not found");
  const outcome = await goalOutcome(trx, key, updated, { request, today });
  const { edition, stored, missed, rows } = outcome;
  const { fromWeek, isEarlier } = edition;
  await regenerateExercises(trx, { ...key, fromWeek }, rows);
  await saveMissedSets(trx, key, missed);
  if (!isEarlier) await moveBrickRuns(trx, updated, today, { stored, rows });
  if (isEarlier && fromWeek <= updated.totalWeeks) {
    await setPlanEngine(trx, { ...key, engineVersion: ENGINE_VERSION, engineFromWeek: fromWeek });
  }
  return updated;
}
