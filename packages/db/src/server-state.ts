import { sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
import type { Queryable } from "./tables/database.ts";

export interface ServerState {
  /** Such as 18. */
  majorVersion: number;
  /** Settings without which a power cut loses or tears committed rows. */
  fsync: boolean;
  fullPageWrites: boolean;
  synchronousCommit: boolean;
  /** Whether PostgreSQL ends statements that take too long on this connection. */
  limitsStatements: boolean;
  /** Milliseconds since 1970 by the database's clock. */
  time: number;
}

/** Version, durability and clock of the PostgreSQL server. */
export async function readServerState(db: Queryable): Promise<ServerState> {
  const { rows } = await sql<ServerState>`
    select current_setting('server_version_num')::int / 10000 as major_version,
      current_setting('fsync')::bool as fsync,
      current_setting('full_page_writes')::bool as full_page_writes,
      current_setting('synchronous_commit') <> 'off' as synchronous_commit,
      current_setting('statement_timeout') <> '0' as limits_statements,
      (1000 * extract(epoch from clock_timestamp()))::float as time`.execute(db);
  const [state] = rows;
  if (!state) throw new Error("The database did not answer");
  return state;
}

export interface MigrationGap {
  /** Migrations of this build that the database lacks. */
  missing: string[];
  /** Migrations of the database that this build does not know. */
  unknown: string[];
}

/** Compares the database's migrations with those of this build, without running one. */
export async function findMigrationGap(
  db: Queryable,
  known: readonly string[] = Object.keys(ALL_MIGRATIONS),
): Promise<MigrationGap> {
  const applied = await appliedMigrations(db);
  return {
    missing: known.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => !known.includes(name)),
  };
}

async function appliedMigrations(db: Queryable): Promise<ReadonlySet<string>> {
  const table = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as is_there`.execute(db);
  if (!table.rows[0]?.isThere) return new Set();
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
