import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The athlete's answers to proposals. Proposals are derived, and known by their keys. */
export const proposalDecisions: Migration = {
  up: async (db) => {
    await sql`
      create table proposal_decision (
        id bigint generated always as identity primary key,
        plan_id bigint not null,
        user_id bigint not null,
        proposal_key text not null,
        answer text not null,
        decided_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        foreign key (user_id, plan_id) references training_plan (user_id, id) on delete cascade,
        constraint proposal_decision_once unique (plan_id, proposal_key, answer),
        constraint proposal_decision_key_check check (length(proposal_key) between 1 and 200),
        constraint proposal_decision_answer_check
          check (answer in ('yes', 'no', 'later', 'alternative'))
      )`.execute(db);
    await sql`create index proposal_decision_user_idx on proposal_decision (user_id, plan_id)`.execute(
      db,
    );
  },
};
