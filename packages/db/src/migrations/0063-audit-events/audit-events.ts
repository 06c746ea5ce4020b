import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What happened to accounts: who, what, from which network, when. */
export const auditEvents: Migration = {
  up: async (db) => {
    await sql`
      create table audit_event (
        id bigint generated always as identity primary key,
        user_id bigint not null references user_account on delete cascade,
        event text not null,
        network text not null,
        created_at timestamptz not null,
        constraint audit_event_owner_key unique (user_id, id),
        constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected')),
        constraint audit_event_network_check check (length(network) between 1 and 64)
      )`.execute(db);
    await sql`create index audit_event_created_at_idx on audit_event (created_at)`.execute(db);
  },
};
