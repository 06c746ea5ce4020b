import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { addForeignKeys, dropForeignKeys, listForeignKeys } from "../../catalog/foreign-keys.ts";

/** Primary keys: every table with rows of an athlete, led by `user_id`. */
const PRIMARY_KEYS: Readonly<Record<string, string>> = {
  account_import: "user_id, id",
  activity_detail: "user_id, activity_id",
  activity_import: "user_id, id",
  audit_event: "user_id, id",
  backfill_window: "user_id, id",
  check_in: "user_id, id",
  exercise: "user_id, id",
  import_file: "user_id, import_id, position",
  plan_adjustment: "user_id, id",
  plan_layer: "user_id, id",
  plan_race: "user_id, id",
  plan_revision: "user_id, id",
  plan_share: "user_id, training_plan_id",
  proposal_decision: "user_id, id",
  pushed_workout: "user_id, connection_id, exercise_id",
  race_day: "user_id, id",
  recovery_code: "user_id, code_hash",
  sync_run: "user_id, id",
  threshold_record: "user_id, id",
  time_off: "user_id, id",
  training_plan: "user_id, id",
  wearable_activity: "user_id, id",
  wearable_connection: "user_id, id",
};

/** Uniques led by `user_id`: table, constraint, columns. */
const UNIQUES: readonly (readonly [table: string, name: string, columns: string])[] = [
  ["backfill_window", "backfill_window_key", "user_id, connection_id, type, from_time, to_time"],
  ["check_in", "check_in_once", "user_id, training_plan_id, week_start"],
  ["exercise", "exercise_training_plan_id_slot_key_key", "user_id, training_plan_id, slot_key"],
  ["exercise", "exercise_matched_activity_id_key", "user_id, matched_activity_id"],
  ["plan_layer", "plan_layer_once", "user_id, training_plan_id, proposal_key"],
  ["plan_race", "plan_race_one_a_day", "user_id, training_plan_id, date"],
  ["proposal_decision", "proposal_decision_once", "user_id, plan_id, proposal_key, answer"],
  ["race_day", "race_day_once", "user_id, training_plan_id"],
];

/** The primary key replaces these. */
const DUPLICATE_UNIQUES = [
  ["activity_import", "activity_import_owner_key"],
  ["audit_event", "audit_event_owner_key"],
  ["training_plan", "training_plan_owner_key"],
  ["wearable_activity", "wearable_activity_owner_key"],
  ["wearable_connection", "wearable_connection_owner_key"],
] as const;

/** Indexes that find the rows of a plan: index, table, columns. */
const PLAN_INDEXES = [
  ["calendar_feed_training_plan_idx", "calendar_feed", "user_id, training_plan_id"],
  ["exercise_week_idx", "exercise", "user_id, training_plan_id, week, order_index"],
  ["plan_adjustment_training_plan_idx", "plan_adjustment", "user_id, training_plan_id, id"],
  ["plan_revision_training_plan_idx", "plan_revision", "user_id, training_plan_id, id"],
  ["time_off_training_plan_idx", "time_off", "user_id, training_plan_id, id"],
] as const;

/** A key begins with the columns of each of these. */
const DUPLICATE_INDEXES = [
  "activity_detail_user_idx",
  "backfill_window_user_id_idx",
  "proposal_decision_user_idx",
  "race_day_user_idx",
  "recovery_code_user_id_idx",
];

/** Keys led by `user_id`, as a database that is split by athlete needs them. */
export const ownerKeys: Migration = {
  up: async (db) => {
    await holdsOfOwners(db);
    // They use a unique key that the primary key replaces.
    const replaced = new Set<string>(DUPLICATE_UNIQUES.map(([table]) => table));
    const references = (await listForeignKeys(db)).filter(({ referenced }) =>
      replaced.has(referenced),
    );
    await dropForeignKeys(db, references);
    for (const [table, name] of DUPLICATE_UNIQUES) {
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
    }
    for (const [table, columns] of Object.entries(PRIMARY_KEYS)) {
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${sql.ref(`${table}_pkey`)},
          add constraint ${sql.ref(`${table}_pkey`)} primary key (${sql.raw(columns)})`.execute(db);
    }
    for (const [table, name, columns] of UNIQUES) {
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${sql.ref(name)},
          add constraint ${sql.ref(name)} unique (${sql.raw(columns)})`.execute(db);
    }
    await sql`drop index sync_run_open_key`.execute(db);
    await sql`
      create unique index sync_run_open_key on sync_run (user_id, connection_id)
        where finished_at is null`.execute(db);
    for (const [index, table, columns] of PLAN_INDEXES) {
      await sql`drop index ${sql.ref(index)}`.execute(db);
      await sql`
        create index ${sql.ref(index)} on ${sql.table(table)} (${sql.raw(columns)})`.execute(db);
    }
    for (const index of DUPLICATE_INDEXES) await sql`drop index ${sql.ref(index)}`.execute(db);
    await addForeignKeys(db, references);
  },
};

/** Held webhooks carry the connection's owner; connections are deleted with the account only. */
async function holdsOfOwners(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_hold add column user_id bigint`.execute(db);
  await sql`
    update webhook_hold set user_id = connection.user_id
    from wearable_connection connection where connection.id = webhook_hold.connection_id`.execute(
    db,
  );
  await sql`
    alter table webhook_hold
      alter column user_id set not null,
      drop constraint webhook_hold_connection_id_fkey,
      drop constraint webhook_hold_pkey,
      add constraint webhook_hold_pkey primary key (user_id, connection_id, log_id),
      add constraint webhook_hold_connection_fkey
        foreign key (user_id, connection_id) references wearable_connection (user_id, id)
        on delete cascade`.execute(db);
}
