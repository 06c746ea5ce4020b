import type { IsoDate } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../database.ts";
import type { PlanKey } from "./plans.ts";

/** Sums over a week's exercises; all times in minutes. */
export interface WeekTotals {
  week: number;
  exercises: number;
  plannedMinutes: number;
  completed: number;
  /** What was planned of the completed ones. */
  completedPlannedMinutes: number;
  /** What they took: as recorded, else as planned. */
  completedMinutes: number;
  /** Those whose day is over: the day they are placed on, else the last of their week. */
  due: number;
  dueMinutes: number;
  dueCompleted: number;
}

/**
 * Totals of every week of a plan that has exercises, in order; none when the plan is not this
 * user's. `dueBy` is the last day that counts as over.
 */
export async function exerciseTotals(
  db: Queryable,
  key: PlanKey & { dueBy: IsoDate },
): Promise<WeekTotals[]> {
  const result = await sql<WeekTotals>`
    select week,
      count(*) as exercises,
      sum(duration) as planned_minutes,
      count(*) filter (where is_completed) as completed,
      coalesce(sum(duration) filter (where is_completed), 0) as completed_planned_minutes,
      coalesce(sum(coalesce(actual_duration, duration)) filter (where is_completed), 0)
        as completed_minutes,
      count(*) filter (where is_due) as due,
      coalesce(sum(duration) filter (where is_due), 0) as due_minutes,
      count(*) filter (where is_due and is_completed) as due_completed
    from (
      select exercise.*,
        coalesce(exercise.scheduled_date, plan.start_date + exercise.week * 7 - 1)
          <= ${key.dueBy}::date as is_due
      from exercise
      join training_plan plan
        on plan.user_id = exercise.user_id and plan.id = exercise.training_plan_id
      where exercise.training_plan_id = ${key.planId} and exercise.user_id = ${key.userId}
    ) as counted
    group by week
    order by week`.execute(db);
  return result.rows;
}
