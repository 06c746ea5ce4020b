import type { DayName, IsoDate, Weekday } from "@triplan/domain";
import { sql, type RawBuilder } from "kysely";
import { compiledQuery, type Value } from "../statements/compiled-query.ts";
import type { Queryable } from "../tables/database.ts";
import { EXERCISE_COLUMNS, type ExerciseRow } from "../tables/exercise.ts";
import type { TrainingPlanRow } from "../tables/training-plan.ts";
import { exerciseSelection, withActivity } from "./exercise-activity.ts";
import type { PlanKey } from "./plans.ts";

/** An exercise and its required owner. */
export interface ExerciseKey {
  userId: number;
  exerciseId: number;
}

/** A day of the exercise's week in three forms. */
export interface Placement {
  day: Weekday;
  dayName: DayName;
  scheduledDate: IsoDate;
}

export interface ExercisePlacement extends Placement {
  exerciseId: number;
}

/** The exercise with the facts of its plan that placing depends on. */
export type ExerciseWithPlan = ExerciseRow & {
  plan: Pick<TrainingPlanRow, "startDate" | "totalWeeks" | "raceDate">;
};

/** The exercises of a week in the plan's order; empty for another user's plan. */
export const listWeekExercises = compiledQuery((db, value: Value<PlanKey & { week: number }>) =>
  planExercises(db, { planId: value("planId"), userId: value("userId") })
    // A week beyond the column's range has no exercises and is not an error.
    .where("exercise.week", "=", sql<number>`${value("week")}::bigint`),
);

/** All exercises of a plan by week, in the plan's order; empty for another user's plan. */
export function listPlanExercises(db: Queryable, key: PlanKey): Promise<ExerciseRow[]> {
  return planExercises(db, key).execute();
}

/** The exercises that adjustments leave out of the plan; no other query returns these. */
export function listDroppedExercises(db: Queryable, key: PlanKey): Promise<ExerciseRow[]> {
  return planExercises(db, key, true).execute();
}

type PlanKeyValues = { [Name in keyof PlanKey]: PlanKey[Name] | RawBuilder<PlanKey[Name]> };

function planExercises(db: Queryable, key: PlanKeyValues, isDropped = false) {
  return db
    .selectFrom("exercise")
    .select(exerciseSelection)
    .where("exercise.trainingPlanId", "=", key.planId)
    .where("exercise.userId", "=", key.userId)
    .where("exercise.isDropped", "=", isDropped)
    .orderBy("exercise.week")
    .orderBy("exercise.orderIndex")
    .orderBy("exercise.id");
}

/** Undefined if it belongs to another user. */
export async function findExercise(
  db: Queryable,
  key: ExerciseKey,
): Promise<ExerciseWithPlan | undefined> {
  const row = await db
    .selectFrom("exercise")
    .innerJoin("trainingPlan", (join) =>
      join
        .onRef("trainingPlan.userId", "=", "exercise.userId")
        .onRef("trainingPlan.id", "=", "exercise.trainingPlanId"),
    )
    .select(exerciseSelection)
    .select(["trainingPlan.startDate", "trainingPlan.totalWeeks", "trainingPlan.raceDate"])
    .where("exercise.id", "=", key.exerciseId)
    .where("exercise.userId", "=", key.userId)
    .where("exercise.isDropped", "=", false)
    .executeTakeFirst();
  if (!row) return undefined;
  const { startDate, totalWeeks, raceDate, ...exercise } = row;
  return { ...exercise, plan: { startDate, totalWeeks, raceDate } };
}

/** Days, null for none, on which an exercise has to be for it to move. */
export type ExpectedDays = readonly (Weekday | null)[];

/**
 * Places the exercise on a day; undefined if it belongs to another user, is completed, or is on none
 * of the expected days, nor on the new one.
 */
export function placeExercise(
  db: Queryable,
  key: ExerciseKey & Placement,
  from?: ExpectedDays,
): Promise<ExerciseRow | undefined> {
  const { day, dayName, scheduledDate } = key;
  return setPlacement(db, key, { day, dayName, scheduledDate, isScheduled: true }, from);
}

/**
 * Places open exercises of a plan in one statement and returns their ids. Exercises with a day, or
 * completed since, stay unchanged. A `placementId` makes it possible to undo the placement.
 */
export async function placeExercises(
  db: Queryable,
  {
    planId,
    userId,
    placements,
    placementId = null,
  }: PlanKey & { placements: readonly ExercisePlacement[]; placementId?: string | null },
): Promise<number[]> {
  const column = <K extends keyof ExercisePlacement>(key: K) => placements.map((each) => each[key]);
  const result = await sql<{ id: number }>`
    update exercise set day = placement.day, day_name = placement.day_name,
      scheduled_date = placement.scheduled_date, is_scheduled = true,
      placement_id = ${placementId}::uuid, updated_at = now()
    from unnest(
      ${column("exerciseId")}::bigint[], ${column("day")}::integer[],
      ${column("dayName")}::text[], ${column("scheduledDate")}::date[]
    ) as placement(exercise_id, day, day_name, scheduled_date)
    where exercise.id = placement.exercise_id
      and exercise.training_plan_id = ${planId}
      and exercise.user_id = ${userId}
      and not exercise.is_scheduled and not exercise.is_completed and not exercise.is_dropped
      and exercise.matched_activity_id is null
    returning exercise.id`.execute(db);
  return result.rows.map(({ id }) => id);
}

/**
 * Takes the exercises of a placement off their days, except those moved or completed since. Returns
 * the ids of those that the plan shows.
 */
export async function undoPlacement(
  db: Queryable,
  { planId, userId, placementId }: PlanKey & { placementId: string },
): Promise<number[]> {
  const rows = await db
    .updateTable("exercise")
    .set({ ...NO_PLACEMENT, updatedAt: sql`now()` })
    .where("trainingPlanId", "=", planId)
    .where("userId", "=", userId)
    .where("placementId", "=", placementId)
    .returning(["id", "isDropped"])
    .execute();
  return rows.flatMap(({ id, isDropped }) => (isDropped ? [] : [id])).toSorted((a, b) => a - b);
}

const NO_PLACEMENT = {
  day: null,
  dayName: null,
  scheduledDate: null,
  isScheduled: false,
  placementId: null,
} as const;

/** Takes the exercise off its day; undefined if it belongs to another user or is completed. */
export function unscheduleExercise(
  db: Queryable,
  key: ExerciseKey,
  from?: ExpectedDays,
): Promise<ExerciseRow | undefined> {
  return setPlacement(db, key, NO_PLACEMENT, from);
}

/** A new day, or none, means that the athlete still wants to do it. */
export const NOT_SKIPPED = { skippedAt: null, skipReason: null } as const;

async function setPlacement(
  db: Queryable,
  key: ExerciseKey,
  placement: Pick<ExerciseRow, "day" | "dayName" | "scheduledDate" | "isScheduled">,
  from?: ExpectedDays,
): Promise<ExerciseRow | undefined> {
  const placed = await db
    .updateTable("exercise")
    .set({ ...placement, placementId: null, ...NOT_SKIPPED, updatedAt: sql`now()` })
    .where("exercise.id", "=", key.exerciseId)
    .where("exercise.userId", "=", key.userId)
    .where("exercise.isCompleted", "=", false)
    .where("exercise.isDropped", "=", false)
    .$if(from !== undefined, (query) =>
      query.where((eb) =>
        // A move that arrives twice finds the exercise at its new place.
        eb.or(
          [...(from ?? []), placement.day].map((day) =>
            eb("exercise.day", day === null ? "is" : "=", day),
          ),
        ),
      ),
    )
    .returning(EXERCISE_COLUMNS)
    .executeTakeFirst();
  return withActivity(db, placed);
}
