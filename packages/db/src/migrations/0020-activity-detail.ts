import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Power and time in zones of an activity, and recordings from files. */
export const activityDetail: Migration = {
  up: async (db) => {
    await sql`
      alter table wearable_activity
        add column average_power double precision,
        add column normalized_power double precision,
        add column zone_seconds jsonb,
        add column zone_basis text,
        drop constraint wearable_activity_source_check,
        add constraint wearable_activity_source_check
          check (source in ('webhook', 'backfill', 'import', 'test', 'manual', 'file')),
        add constraint wearable_activity_power_check
          check (average_power >= 0 and normalized_power >= 0),
        add constraint wearable_activity_zones_check check (
          (zone_seconds is null) = (zone_basis is null)
          and zone_basis in ('power', 'heartRate', 'pace')
          and case jsonb_typeof(zone_seconds)
            when 'array' then jsonb_array_length(zone_seconds) = 5
            else zone_seconds is null
          end)`.execute(db);
  },
};
