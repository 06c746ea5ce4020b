import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { NewExercise } from "../tables/exercise.ts";
import { exerciseRows, NEW_EXERCISE_COLUMNS } from "./exercise-arrays.ts";
import type { PlanKey } from "./plans.ts";

/**
 * Inserts the exercises in one statement and returns their number. Existing slots keep their
 * exercise. Rejects another user's plan through the foreign key.
 */
export async function insertExercises(
  db: Queryable,
  plan: { userId: number; trainingPlanId: number; exercises: readonly NewExercise[] },
): Promise<number> {
  const columns = sql.join(NEW_EXERCISE_COLUMNS.map((column) => sql.ref(column)));
  const result = await sql`
    insert into exercise (user_id, training_plan_id, ${columns})
    select ${plan.userId}::bigint, ${plan.trainingPlanId}::bigint, ${columns}
    from ${exerciseRows(plan.exercises)}
    on conflict (user_id, training_plan_id, slot_key) do nothing
    returning id`.execute(db);
  return result.rows.length;
}

/** Neither completed, matched nor skipped: a new version of the plan may change it. */
const IS_OPEN = sql<boolean>`(not exercise.is_completed and exercise.matched_activity_id is null
  and exercise.skipped_at is null)`;

/**
 * Rewrites the open exercises of the given slots from a week on and returns their number. They keep
 * their days.
 */
export async function rewriteExercises(
  db: Queryable,
  change: PlanKey & { fromWeek: number; rows: readonly NewExercise[] },
): Promise<number> {
  const assignments = NEW_EXERCISE_COLUMNS.filter((column) => column !== "slotKey").map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`newExercise.${column}`)}`,
  );
  const result = await sql`
    update exercise set ${sql.join(assignments)}, updated_at = now()
    from ${exerciseRows(change.rows)}
    where exercise.training_plan_id = ${change.planId}
      and exercise.user_id = ${change.userId}
      and exercise.week >= ${change.fromWeek}
      and ${IS_OPEN}
      and exercise.slot_key = new_exercise.slot_key`.execute(db);
  return Number(result.numAffectedRows);
}

/** The targets of an exercise, and the texts that name them. */
export type ExerciseTargets = Pick<
  NewExercise,
  "slotKey" | "steps" | "distance" | "pace" | "description" | "notes" | "progress"
>;

/** Rewrites the targets of open exercises from a week on. Everything else stays. */
export async function updateTargets(
  db: Queryable,
  change: PlanKey & { fromWeek: number; rows: readonly ExerciseTargets[] },
): Promise<void> {
  const texts = (column: "slotKey" | "distance" | "pace" | "description" | "notes") =>
    sql`${change.rows.map((row) => row[column])}::text[]`;
  const json = (column: "steps" | "progress") =>
    sql`${change.rows.map((row) => row[column] && JSON.stringify(row[column]))}::jsonb[]`;
  await sql`
    update exercise set steps = target.steps, distance = target.distance, pace = target.pace,
      description = target.description, notes = target.notes,
      progress = target.progress, updated_at = now()
    from unnest(${texts("slotKey")}, ${json("steps")}, ${texts("distance")}, ${texts("pace")},
      ${texts("description")}, ${texts("notes")}, ${json("progress")})
      as target(slot_key, steps, distance, pace, description, notes, progress)
    where exercise.training_plan_id = ${change.planId}
      and exercise.user_id = ${change.userId}
      and exercise.week >= ${change.fromWeek}
      and ${IS_OPEN}
      and exercise.slot_key = target.slot_key`.execute(db);
}

/**
 * Leaves the open exercises of these slots out from a week on. They keep their rows and days, and come
 * back when they are rewritten.
 */
export async function dropExercises(
  db: Queryable,
  change: PlanKey & { fromWeek: number; slotKeys: readonly string[] },
): Promise<void> {
  await db
    .updateTable("exercise")
    .set({ isDropped: true, updatedAt: sql`now()` })
    .where("trainingPlanId", "=", change.planId)
    .where("userId", "=", change.userId)
    .where("week", ">=", change.fromWeek)
    .where(IS_OPEN)
    .where("slotKey", "=", sql<string>`any (${change.slotKeys}::text[])`)
    .execute();
}

/**
 * Deletes the open exercises from a week on whose slots are missing in a new version of the plan;
 * returns their number.
 */
export async function deleteOpenExercises(
  db: Queryable,
  change: PlanKey & { fromWeek: number; keptSlotKeys: readonly string[] },
): Promise<number> {
  const result = await db
    .deleteFrom("exercise")
    .where("trainingPlanId", "=", change.planId)
    .where("userId", "=", change.userId)
    .where("week", ">=", change.fromWeek)
    .where(IS_OPEN)
    .where("slotKey", "<>", sql<string>`all (${change.keptSlotKeys}::text[])`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
