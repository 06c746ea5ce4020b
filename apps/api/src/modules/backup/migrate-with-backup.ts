import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { findMigrationGap, migrateToLatest, type Db } from "@triplan/db";
import { withMigrationLock } from "@triplan/db/backup";
import type { Log } from "../../log.ts";
import { saveBackup } from "./save-backup.ts";

type Migrations = NonNullable<Parameters<typeof migrateToLatest>[1]>;

export interface MigrationBackup {
  /** Created if missing; other files in it are left alone. */
  folder: string;
  key: Uint8Array | null;
}

interface Source {
  db: Db;
  /** The same database as `db`. */
  connectionString: string;
  log: Log;
  now: Date;
  migrations?: Migrations;
}

const NAME = /^triplan-before-migration-[\dT-]+\.backup$/;
const MAX_KEPT = 3;

/**
 * Migrates the database, with a backup of it before unless it is new or `backup` is null. Throws if
 * the backup fails, and names it if the migration fails. Of several processes one saves and migrates.
 */
export async function migrateWithBackup(
  source: Source,
  backup: MigrationBackup | null,
): Promise<void> {
  if (backup === null) await migrateToLatest(source.db, source.migrations);
  else await withMigrationLock(source.connectionString, () => saveAndMigrate(source, backup));
}

async function saveAndMigrate(source: Source, backup: MigrationBackup): Promise<void> {
  const { db, migrations } = source;
  const saved = await saveBefore(source, backup);
  try {
    await migrateToLatest(db, migrations);
  } catch (cause) {
    if (saved === null || !(cause instanceof Error)) throw cause;
    throw new Error(`${cause.message}. The backup from before is ${saved}`, { cause });
  }
  await deleteOlder(backup.folder);
}

/** Returns the file; null if nothing is to be migrated, or nothing is there. */
async function saveBefore(
  { db, connectionString, log, now, migrations }: Source,
  { folder, key }: MigrationBackup,
): Promise<string | null> {
  const known = migrations && Object.keys(migrations);
  const { missing, unknown } = await findMigrationGap(db, known);
  const isNew = await hasNoTables(db);
  if (isNew || missing.length === 0 || unknown.length > 0) return null;
  const stamp = now.toISOString().slice(0, 19).replaceAll(":", "");
  const file = join(folder, `triplan-before-migration-${stamp}.backup`);
  try {
    const { bytes } = await saveBackup({ connectionString, key, now }, file);
    log.info({ file, bytes, migrations: missing.length }, "backup before migration saved");
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The backup before the migration failed: ${reason} Nothing was migrated. Make room, or set ` +
        "BACKUP_BEFORE_MIGRATION=off to migrate without one.",
      { cause },
    );
  }
  return file;
}

const hasNoTables = async (db: Db): Promise<boolean> =>
  (await db.introspection.getTables()).length === 0;

/** Only its own: a failed start leaves a file each time. */
async function deleteOlder(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const own = names.filter((name) => NAME.test(name)).toSorted();
  for (const name of own.slice(0, -MAX_KEPT)) await rm(join(folder, name), { force: true });
}
