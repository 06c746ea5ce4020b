import { sql } from "kysely";
import type { Queryable } from "../../tables/database.ts";

export interface DatabaseSessions {
  /** `triplan`, `triplan-jobs`, `triplan-backup`; `other` for all other programs together. */
  application: string;
  /** Connections to this database, of every process. */
  count: number;
}

/** Connections to the database by program, and how many PostgreSQL accepts for all its databases. */
export async function countSessions(
  db: Queryable,
): Promise<{ sessions: DatabaseSessions[]; limit: number }> {
  const { rows } = await sql<DatabaseSessions & { limit: number }>`
    select case when application_name ~ '^triplan(-[a-z]+)?$' then application_name else 'other' end
        as application,
      count(*)::int as count,
      current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as limit
    from pg_stat_activity where datname = current_database()
    group by 1 order by 1`.execute(db);
  return {
    sessions: rows.map(({ application, count }) => ({ application, count })),
    limit: rows[0]?.limit ?? 0,
  };
}
