import type { ThresholdDates, Thresholds } from "@triplan/domain";
import { sql } from "kysely";
import { compiledQuery, type Value } from "../statements/compiled-query.ts";
import type { Queryable } from "../tables/database.ts";
import {
  TRAINING_PLAN_COLUMNS,
  type NewTrainingPlan,
  type PlanGoal,
  type TrainingPlanRow,
  type TrainingPlanTable,
} from "../tables/training-plan.ts";

/** A plan and its required owner. */
export interface PlanKey {
  userId: number;
  planId: number;
}

/** Undefined if the user already has a plan with the same idempotency key. */
export function insertPlan(
  db: Queryable,
  plan: NewTrainingPlan,
): Promise<TrainingPlanRow | undefined> {
  return db
    .insertInto("trainingPlan")
    .values({
      ...plan,
      weeklySchedule: JSON.stringify(plan.weeklySchedule),
      thresholds: JSON.stringify(plan.thresholds ?? {}),
      thresholdDates: JSON.stringify(plan.thresholdDates ?? {}),
      raceBefore: plan.raceBefore ? JSON.stringify(plan.raceBefore) : null,
    })
    .onConflict((conflict) => conflict.columns(["userId", "idempotencyKey"]).doNothing())
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirst();
}

/** The plan with this idempotency key, with the hash of its input. */
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

const ownPlans = compiledQuery((db, value: Value<PlanKey>) =>
  db
    .selectFrom("trainingPlan")
    .select(TRAINING_PLAN_COLUMNS)
    .where("id", "=", value("planId"))
    .where("userId", "=", value("userId")),
);

/** Undefined if it belongs to another user. */
export async function findPlan(db: Queryable, key: PlanKey): Promise<TrainingPlanRow | undefined> {
  const [plan] = await ownPlans(db, key);
  return plan;
}

/**
 * Like `findPlan`, locked until the transaction ends, so that concurrent changes of its exercises
 * run one after the other.
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

/** The user's current plan, if any. */
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

/** The version of the engine that made a plan's coming exercises, and the first week it made. */
export interface PlanEngine {
  engineVersion: number;
  engineFromWeek: number;
}

/** Undefined if the plan belongs to another user. */
export function findPlanEngine(db: Queryable, key: PlanKey): Promise<PlanEngine | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select(["engineVersion", "engineFromWeek"])
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/** The fitness that a plan started with. */
export type PlanStart = Pick<TrainingPlanTable, "startFitness" | "startFatigue" | "startBasis">;

/** Undefined if the plan belongs to another user. */
export function findPlanStart(db: Queryable, key: PlanKey): Promise<PlanStart | undefined> {
  return db
    .selectFrom("trainingPlan")
    .select(["startFitness", "startFatigue", "startBasis"])
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .executeTakeFirst();
}

/** Stores which engine makes the plan's exercises from a week on. */
export async function setPlanEngine(
  db: Queryable,
  { planId, userId, ...engine }: PlanKey & PlanEngine,
): Promise<void> {
  await db
    .updateTable("trainingPlan")
    .set(engine)
    .where("id", "=", planId)
    .where("userId", "=", userId)
    .execute();
}

/** Returns the changed plan; undefined if it belongs to another user. */
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

/** Returns the changed plan; throws if it belongs to another user. */
export function updatePlanThresholds(
  db: Queryable,
  {
    planId,
    userId,
    thresholds,
    thresholdDates,
  }: PlanKey & { thresholds: Thresholds; thresholdDates: ThresholdDates },
): Promise<TrainingPlanRow> {
  return db
    .updateTable("trainingPlan")
    .set({
      thresholds: JSON.stringify(thresholds),
      thresholdDates: JSON.stringify(thresholdDates),
      updatedAt: sql`now()`,
    })
    .where("id", "=", planId)
    .where("userId", "=", userId)
    .returning(TRAINING_PLAN_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes the plan with its exercises and adjustments; undefined if it belongs to another user. */
export async function deletePlan(db: Queryable, key: PlanKey): Promise<{ id: number } | undefined> {
  await db
    .updateTable("userAccount")
    .set({ currentTrainingPlanId: null })
    .where("id", "=", key.userId)
    .where("currentTrainingPlanId", "=", key.planId)
    .execute();
  await db
    .updateTable("trainingPlan")
    .set({ previousPlanId: null })
    .where("userId", "=", key.userId)
    .where("previousPlanId", "=", key.planId)
    .execute();
  return db
    .deleteFrom("trainingPlan")
    .where("id", "=", key.planId)
    .where("userId", "=", key.userId)
    .returning("id")
    .executeTakeFirst();
}
