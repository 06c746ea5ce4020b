import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * What had been missed when a plan was last written as a whole, so that later training changes no other exercise.
 * Plans that repeat sets already keep the missed ones of those ladders.
 */
export const missedSets: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column missed_sets text[] not null default '{}',
        add constraint training_plan_missed_sets_check
          check (array_position(missed_sets, null) is null)`.execute(db);
    await sql`
      alter table plan_adjustment
        add column missed_sets text[],
        add constraint plan_adjustment_missed_sets_check
          check (array_position(missed_sets, null) is null)`.execute(db);
    await sql`
      alter table plan_revision
        add column missed_sets text[],
        add constraint plan_revision_missed_sets_check
          check (array_position(missed_sets, null) is null)`.execute(db);
    await sql`
      with past as (
        select e.user_id, e.training_plan_id, e.week, e.order_index, e.slot_key,
          split_part(e.template_id, ':', 1) as ladder,
          not e.is_completed and (a.id is null or a.family <> e.type) as is_missed,
          e.is_completed or e.matched_activity_id is not null or e.skipped_at is not null as is_known
        from exercise e
        join training_plan p on p.user_id = e.user_id and p.id = e.training_plan_id
        left join wearable_activity a on a.user_id = e.user_id and a.id = e.matched_activity_id
        where not e.is_dropped and e.week >= p.engine_from_week
          and e.week <= (current_date - p.start_date) / 7
      ), held as (
        select distinct user_id, training_plan_id, split_part(template_id, ':', 1) as ladder
        from exercise
        where reasons @> '[{"rule":"held"}]' and not is_dropped
      ), missed as (
        select past.user_id, past.training_plan_id,
          array_agg(past.slot_key order by past.week, past.order_index) as slots
        from past
        join held on held.user_id = past.user_id
          and held.training_plan_id = past.training_plan_id and held.ladder = past.ladder
        join (
          select distinct user_id, training_plan_id, week from past where is_known
        ) as recorded on recorded.user_id = past.user_id
          and recorded.training_plan_id = past.training_plan_id and recorded.week = past.week
        where past.is_missed
        group by past.user_id, past.training_plan_id
      )
      update training_plan set missed_sets = missed.slots
      from missed
      where missed.user_id = training_plan.user_id
        and missed.training_plan_id = training_plan.id`.execute(db);
  },
};
