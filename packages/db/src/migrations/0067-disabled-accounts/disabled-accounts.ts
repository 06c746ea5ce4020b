import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Accounts that the operator has disabled. */
export const disabledAccounts: Migration = {
  up: async (db) => {
    await sql`alter table user_account add column disabled_at timestamptz`.execute(db);
    await sql`
      alter table audit_event
        drop constraint audit_event_event_check,
        add constraint audit_event_event_check check (event in (
          'registered', 'logged-in', 'logged-out', 'password-changed', 'logins-ended', 'data-downloaded',
          'data-imported', 'deletion-requested', 'account-kept', 'watch-connected', 'watch-disconnected',
          'account-disabled', 'account-enabled'))`.execute(db);
  },
};
