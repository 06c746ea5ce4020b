import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Dated thresholds of athletes, one row each; the newest counted row of a kind is in force. */
export const thresholdRecords: Migration = {
  up: async (db) => {
    await sql`
      create table threshold_record (
        id bigint generated always as identity primary key,
        user_id bigint not null references user_account on delete cascade,
        kind text not null,
        value double precision not null,
        source text not null,
        measured_on date not null,
        is_counted boolean not null default true,
        created_at timestamptz not null default now(),
        constraint threshold_record_value_check check (
          (kind = 'css' and value between 60 and 300)
          or (kind = 'ftpWatts' and value between 60 and 500)
          or (kind = 'bikeThresholdMph' and value between 8 and 31.1)
          or (kind in ('lthrBike', 'lthrRun') and value between 100 and 210)
          or (kind = 'runThreshold' and value between 272 and 1000)
          or (kind = 'maxHr' and value between 120 and 230)),
        constraint threshold_record_source_check check (source in ('test', 'result', 'typed'))
      )`.execute(db);
    await sql`
      create index threshold_record_newest_idx
        on threshold_record (user_id, measured_on desc, id desc)`.execute(db);
  },
};
