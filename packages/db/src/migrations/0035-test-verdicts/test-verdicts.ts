import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * How a test or result was counted if not as measured, with what it measured; and estimates, which
 * follow from how exercises felt.
 */
export const testVerdicts: Migration = {
  up: async (db) => {
    await sql`
      alter table threshold_record
        add column verdict text,
        add column measured double precision,
        add constraint threshold_record_verdict_check
          check (verdict in ('same', 'half', 'agreed')),
        add constraint threshold_record_measured_check
          check ((verdict is null) = (measured is null) and measured > 0),
        drop constraint threshold_record_source_check,
        add constraint threshold_record_source_check
          check (source in ('test', 'result', 'typed', 'estimate'))`.execute(db);
  },
};
