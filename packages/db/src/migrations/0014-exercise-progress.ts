import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The set of the last, this and the next time. Exercises that exist take it from their notes, which
 * state it: ". 4 × 8 min, up from 3 × 10 min 2 weeks ago; the next step is 2 × 15 min."
 */
export const exerciseProgress: Migration = {
  up: async (db) => {
    await sql`
      alter table exercise
        add column progress jsonb,
        add constraint exercise_progress_check check (jsonb_typeof(progress) = 'object')`.execute(
      db,
    );
    await sql`
      update exercise set progress = jsonb_build_object(
        'last', case when found.part[2] is null then null else jsonb_build_object(
          'set', coalesce(found.part[3], found.part[1]),
          'week', week - coalesce(found.part[4]::integer, 1)) end,
        'today', found.part[1],
        'next', found.part[5])
      from (
        select id, regexp_match(notes, ${STATED}) as part
        from exercise where template_id like '%:%'
      ) as found
      where found.id = exercise.id and found.part is not null`.execute(db);
  },
};

/** Today's set, what follows it the first or another time, last set, weeks ago, and next set. */
const STATED =
  "(?:^|\\. )([^.]+?)(?: to begin with|(, (?:up from ([^.]+?)|as) (?:last week|(\\d+) weeks ago)))(?:; the next step is ([^.]+))?\\.";
