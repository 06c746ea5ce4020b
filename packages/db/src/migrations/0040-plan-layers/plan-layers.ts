import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Proposals that the athlete agreed to, each a change of one week of a plan. */
export const planLayers: Migration = {
  up: async (db) => {
    await sql`
      create table plan_layer (
        id bigint generated always as identity primary key,
        training_plan_id bigint not null,
        user_id bigint not null,
        proposal_key text not null,
        sentence text not null,
        change jsonb not null,
        accepted_on date not null,
        placements_before jsonb not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint plan_layer_training_plan_fkey
          foreign key (user_id, training_plan_id) references training_plan (user_id, id)
          on delete cascade,
        constraint plan_layer_once unique (training_plan_id, proposal_key),
        constraint plan_layer_key_check check (length(proposal_key) between 1 and 200),
        constraint plan_layer_sentence_check check (length(sentence) between 1 and 1000),
        constraint plan_layer_change_check check (jsonb_typeof(change) = 'object'),
        constraint plan_layer_placements_check check (jsonb_typeof(placements_before) = 'object')
      )`.execute(db);
  },
};
