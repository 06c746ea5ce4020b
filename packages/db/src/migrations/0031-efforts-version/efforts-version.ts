import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The version of the rules by which the efforts of a recording were calculated. Efficiency of rides by
 * mean power is dropped; a job calculates it again by normalized power.
 */
export const effortsVersion: Migration = {
  up: async (db) => {
    await sql`
      alter table activity_detail
        add column efforts_version integer not null default 1,
        add constraint activity_detail_efforts_version_check check (efforts_version >= 1)`.execute(
      db,
    );
    await sql`alter table activity_detail alter column efforts_version drop default`.execute(db);
    await sql`
      update wearable_activity set efforts = case
        when efforts->>'best' is null then null
        else efforts || '{"efficiency": null, "decoupling": null}' end
      where family = 'bike' and efforts->>'efficiency' is not null`.execute(db);
  },
};
