import { createReadStream, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrateToLatest } from "@triplan/db";
import { readBackup } from "@triplan/db/backup";
import { testDatabase } from "@triplan/db/testing";
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { capturedLog } from "../../testing/api/captured-log.ts";
import { newFolder } from "../../testing/process/run-main.ts";
import { migrateWithBackup } from "./migrate-with-backup.ts";

const NOW = new Date("2026-03-02T08:00:00.000Z");
const step = (text: string) => ({
  up: async (db: Kysely<never>) => {
    await sql.raw(text).execute(db);
  },
});
const FIRST = { "0001_notes": step("create table note (id int primary key, content text)") };
const SECOND = { ...FIRST, "0002_more": step("alter table note add column colour text") };
const BROKEN = { ...FIRST, "0002_more": step("drop table note; select 1 / 0") };

/** A database of the first migration with one row. */
async function database() {
  const { db, connectionString } = await testDatabase({ migrated: false });
  await migrateToLatest(db, FIRST);
  await sql`insert into note values (1, 'kept')`.execute(db);
  const { logger } = capturedLog();
  return { db, connectionString, log: logger, now: NOW };
}

const FILE = "triplan-before-migration-2026-03-02T080000.backup";

test("saves a private backup before a migration, and keeps the last three of its own", async () => {
  const source = await database();
  const folder = newFolder();
  const older = [1, 2, 3, 4].map((day) => `triplan-before-migration-2026-01-0${day}T080000.backup`);
  for (const name of [...older, "other.backup"]) writeFileSync(join(folder, name), "");

  await migrateWithBackup({ ...source, migrations: SECOND }, { folder, key: null });

  const { header, end } = await readBackup(createReadStream(join(folder, FILE)), null);
  expect(header.migration).toBe("0001_notes");
  expect(end.tables).toMatchObject([{ name: "note", rows: 1 }]);
  expect((statSync(join(folder, FILE)).mode & 0o777).toString(8)).toBe("600");
  expect(readdirSync(folder).toSorted()).toEqual(
    [...older.slice(-2), FILE, "other.backup"].toSorted(),
  );
  expect((await sql`select colour from note`.execute(source.db)).rows).toHaveLength(1);
});

test("of two processes that start at once, one saves the backup", async () => {
  const source = await database();
  const log = capturedLog();
  const folder = newFolder();
  const start = () =>
    migrateWithBackup({ ...source, log: log.logger, migrations: SECOND }, { folder, key: null });

  await Promise.all([start(), start()]);

  expect(log.text().match(/backup before migration saved/g)).toHaveLength(1);
  const { header } = await readBackup(createReadStream(join(folder, FILE)), null);
  expect(header.migration).toBe("0001_notes");
});

test("a failed migration changes nothing and names the backup", async () => {
  const source = await database();
  const folder = newFolder();
  await expect(
    migrateWithBackup({ ...source, migrations: BROKEN }, { folder, key: null }),
  ).rejects.toThrow(
    `Migration 0002_more failed: division by zero. The backup from before is ${join(folder, FILE)}`,
  );
  expect(readdirSync(folder)).toEqual([FILE]);
  expect((await sql`select content from note`.execute(source.db)).rows).toEqual([
    { content: "kept" },
  ]);
});

test("a failed backup stops the migration and says how to go on", async () => {
  const source = await database();
  const folder = join(newFolder(), "file");
  writeFileSync(folder, "");
  await expect(
    migrateWithBackup({ ...source, migrations: SECOND }, { folder, key: null }),
  ).rejects.toThrow(/^The backup before the migration failed: .*BACKUP_BEFORE_MIGRATION=off/);
  await expect(sql`select colour from note`.execute(source.db)).rejects.toThrow("colour");
});

test("saves none for a new database, without a migration, and when it is off", async () => {
  const folder = newFolder();
  const source = await database();
  await migrateWithBackup({ ...source, migrations: FIRST }, { folder, key: null });
  await migrateWithBackup({ ...source, migrations: SECOND }, null);
  const { db, connectionString } = await testDatabase({ migrated: false });
  const empty = { ...source, db, connectionString, migrations: SECOND };
  await migrateWithBackup(empty, { folder, key: null });
  expect(readdirSync(folder)).toEqual([]);
});
