import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The fitness that a plan started with, kept so that later changes of the plan never move it. Plans
 * that exist take it from the hours that the athlete named, else from their first full week.
 */
export const planStart: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column start_fitness double precision,
        add column start_fatigue double precision,
        add column start_basis text`.execute(db);
    await sql`
      update training_plan set
        start_fitness = assumed.load, start_fatigue = assumed.load, start_basis = assumed.basis
      from (
        select plan.id,
          case when plan.hours_now is null then 'first-week' else 'hours' end as basis,
          coalesce(plan.hours_now * 50 / 7, 0.9 * coalesce(max(week.minutes), 0) / 60 * 55 / 7) as load
        from training_plan plan
        left join (
          select training_plan_id, sum(base_duration) as minutes
          from exercise where week <= 2 group by training_plan_id, week
        ) as week on week.training_plan_id = plan.id
        group by plan.id
      ) as assumed
      where assumed.id = training_plan.id`.execute(db);
    await sql`
      alter table training_plan
        alter column start_fitness set not null,
        alter column start_fatigue set not null,
        alter column start_basis set not null,
        add constraint training_plan_start_check check (
          start_fitness >= 0 and start_fatigue >= 0
          and start_basis in ('recordings', 'recent-recordings', 'hours', 'first-week'))`.execute(
      db,
    );
  },
};
