import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import {
  TRAINING_PLAN_COLUMNS,
  type NewTrainingPlan,
  type TrainingPlanRow,
} from "../tables/training-plan.ts";

/** A plan and whose it must be. */
export interface PlanKey {
  userId: number;
  planId: number;
}

/** Undefined when the user has a plan with the same idempotency key already. */
export function insertPlan(
  db: Queryable,
  plan: NewTrainingPlan,
): Promise<TrainingPlanRow | undefined> {
  return db
    .insertInto("trainingPlan")
    .values({ ...plan, weeklySchedule: JSON.stringify(plan.weeklySchedule) })
    .onConflict((conflict) => conflict.columns(["userId", "idempotencyKey"]).doNothing())
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirst();
}

/** The plan that a form with this key made, with the hash of what that form sent. */
export function findPlanByIdempotencyKey(
  db: Queryable,
  key: { userId: number; idempotencyKey: string },
): Promise<(TrainingPlanRow & { requestHash: string | null }) | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select([...TRAINING_PLAN_COLUMNS, "requestHash"])
    .where("userId", "=", key.userId)
    .where("idempotencyKey", "=", key.idempotencyKey)
    .executeTakeFirst();
}

/** The user's plans, newest first. */
export function listPlans(db: Queryable, userId: number): Promise<TrainingPlanRow[]> {
  return db
    .selectFrom("trainingPlan")
    .select(TRAINING_PLAN_COLUMNS)
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** Undefined when it is not this user's. */
export function findPlan(db: Queryable, key: PlanKey): Promise<TrainingPlanRow | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select(TRAINING_PLAN_COLUMNS)
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/**
 * As `findPlan`, and held until the transaction ends, so that changes of its exercises that come at
 * once happen one after the other.
 */
export function findPlanForChange(
  db: Queryable,
  key: PlanKey,
): Promise<TrainingPlanRow | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select(TRAINING_PLAN_COLUMNS)
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The plan that the user works on, if any is chosen. */
export function findCurrentPlan(
  db: Queryable,
  userId: number,
): Promise<TrainingPlanRow | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select(TRAINING_PLAN_COLUMNS)
    .where("userId", "=", userId)
    .where("id", "=", (eb) =>
      eb
        .selectFrom("userAccount")
        .select("userAccount.currentTrainingPlanId")
        .where("userAccount.id", "=", userId),
    )
    .executeTakeFirst();
}

export async function countPlans(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom("trainingPlan")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The goal of a plan, null where there is none, and how eager it makes the plan. */
export type PlanGoal = Pick<
  TrainingPlanRow,
  "goalFinishTime" | "goalSwimPace" | "goalBikePace" | "goalRunPace" | "paceImprovement"
>;

/** The changed plan; undefined when it is not this user's. */
export function updatePlanGoal(
  db: Queryable,
  key: PlanKey,
  goal: PlanGoal,
): Promise<TrainingPlanRow | undefined> {
  return db
    .updateTable("trainingPlan")
    .set({
      goalFinishTime: goal.goalFinishTime,
      goalSwimPace: goal.goalSwimPace,
      goalBikePace: goal.goalBikePace,
      goalRunPace: goal.goalRunPace,
      paceImprovement: goal.paceImprovement,
      updatedAt: sql`now()`,
    })
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirst();
}

/** Deletes the plan with all that belongs to it; undefined when it is not this user's. */
export function deletePlan(db: Queryable, key: PlanKey): Promise<{ id: number } | undefined> {
  return db
    .deleteFrom("trainingPlan")
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning("id")
    .executeTakeFirst();
}
