import type { IsoDate, WeekTotals } from "@triplan/domain";
import { sql } from "kysely";
import type { Queryable } from "../tables/database.ts";
import type { PlanKey } from "./plans.ts";

/**
 * Totals of every week with exercises, in order; empty for another user's plan. Due: exercises of
 * past weeks, and those placed on `today` or earlier; not those of `unsure` while they are open.
 */
export async function exerciseTotals(
  db: Queryable,
  key: PlanKey & { today: IsoDate; unsure: readonly number[] },
): Promise<WeekTotals[]> {
  const result = await sql<WeekTotals>`
    select week,
      count(*) filter (where is_due) as due,
      coalesce(sum(duration) filter (where is_due), 0) as due_minutes,
      count(*) filter (where is_due and is_completed) as due_completed,
      coalesce(sum(duration) filter (where is_due and is_completed), 0) as due_completed_minutes,
      coalesce(sum(duration) filter (where is_timed), 0) as timed_planned_minutes,
      coalesce(sum(actual_duration) filter (where is_timed), 0) as timed_actual_minutes
    from (
      select exercise.*,
        (plan.start_date + exercise.week * 7 <= ${key.today}::date
          or coalesce(exercise.scheduled_date <= ${key.today}::date, false))
          and (exercise.is_completed or exercise.skipped_at is not null
            or exercise.id <> all(${[...key.unsure]}::bigint[])) as is_due,
        exercise.is_completed and exercise.actual_duration is not null as is_timed
      from exercise
      join training_plan plan
        on plan.user_id = exercise.user_id and plan.id = exercise.training_plan_id
      where exercise.training_plan_id = ${key.planId} and exercise.user_id = ${key.userId}
        and not exercise.is_dropped
    ) as counted
    group by week
    order by week`.execute(db);
  return result.rows;
}
