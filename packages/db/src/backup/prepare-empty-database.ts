import { sql } from "kysely";
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from "kysely/migration";
import { isLockTimeout } from "../errors.ts";
import type { Db, Queryable } from "../tables/database.ts";
import { TRANSIENT_TABLES } from "./backup-content.ts";
import { BackupError } from "./backup-error.ts";
import { lastMigration } from "./catalog.ts";
import { listTables } from "../catalog/tables.ts";
import { migrate, type Migrations } from "./migrate.ts";

/**
 * Gives an empty database the tables of a migration and locks them. Throws a BackupError if a table
 * that backups hold has rows, or one stays locked by another connection.
 */
export async function prepareEmptyDatabase(
  trx: Db,
  migration: string,
  migrations: Migrations,
): Promise<void> {
  const names = (await listTables(trx)).map(({ name }) => name);
  if (names.length > 0) {
    await lockTables(trx, names);
    for (const name of names) if (!TRANSIENT_TABLES.includes(name)) await refuseRows(trx, name);
    // Rows of visitors who tried to log in go; and COPY keeps the order of rows only in new files.
    await sql`truncate table ${tablesOf(names)}`.execute(trx);
    const last = await lastMigration(trx);
    if (last === migration) return;
    if (last !== null) await dropTables(trx, names);
  }
  await migrate(trx, migrations, migration);
}

const tablesOf = (names: readonly string[]) =>
  sql.join(names.map((name) => sql.table(`public.${name}`)));

async function lockTables(trx: Queryable, names: readonly string[]): Promise<void> {
  try {
    await sql`lock table ${tablesOf(names)} in access exclusive mode`.execute(trx);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    throw new BackupError("The database is in use. Stop Triplan and try again.", { cause: error });
  }
}

async function refuseRows(trx: Queryable, name: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(`public.${name}`)} limit 1`.execute(trx);
  if (rows.length === 0) return;
  throw new BackupError(
    `The database is not empty: ${name} has rows. Nothing was changed. Restore into an empty one.`,
  );
}

/** Migrations only go forward, so that empty tables of a later one are made again. */
async function dropTables(trx: Queryable, names: readonly string[]): Promise<void> {
  const all = [...names, DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE];
  await sql`drop table ${tablesOf(all)}`.execute(trx);
}
