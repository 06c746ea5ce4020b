import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Changes of what a plan is made for, from a week on, and the schedules of the weeks before them. */
export const planRevisions: Migration = {
  up: async (db) => {
    await sql`
      alter table training_plan
        add column earlier_schedules jsonb not null default '[]',
        add constraint training_plan_earlier_schedules_check
          check (jsonb_typeof(earlier_schedules) = 'array')`.execute(db);
    await sql`
      create table plan_revision (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        from_week integer not null,
        terms_before jsonb not null,
        done_weeks jsonb not null,
        sentence text not null,
        accepted_on date not null,
        placements_before jsonb not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint plan_revision_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint plan_revision_from_week_check check (from_week between 1 and 104),
        constraint plan_revision_terms_check check (jsonb_typeof(terms_before) = 'object'),
        constraint plan_revision_done_check check (jsonb_typeof(done_weeks) = 'array'),
        constraint plan_revision_sentence_check check (length(sentence) between 1 and 1000),
        constraint plan_revision_placements_check check (jsonb_typeof(placements_before) = 'object')
      )`.execute(db);
    await sql`create index plan_revision_training_plan_idx on plan_revision (training_plan_id, id)`.execute(
      db,
    );
  },
};
