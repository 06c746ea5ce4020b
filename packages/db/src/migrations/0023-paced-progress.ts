import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Progress of swims whose pace has time for another set than the plan's: today's set is the one of the
 * steps. Until now only the notes stated it: "At your pace you have time for 4 of the 6."
 */
export const pacedProgress: Migration = {
  up: async (db) => {
    await sql`
      update exercise set progress = progress || jsonb_build_object(
        'planned', progress->>'today',
        'today', case
          when part[2] = 'm in' then part[1] || ' m in one piece'
          when part[1] = '1' then regexp_replace(progress->>'today', '^\\d+ × ', '')
          else regexp_replace(progress->>'today', '^\\d+', part[1]) end)
      from (
        select id, regexp_match(notes, ${STATED}) as part from exercise where type = 'swim'
      ) as found
      where found.id = exercise.id and found.part is not null and progress is not null`.execute(db);
  },
};

/** Repetitions or metres that the pace has time for. */
const STATED = "At your pace you have time for (\\d+) (of the|m in)";
