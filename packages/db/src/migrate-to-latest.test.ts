import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { migrateToLatest } from "./migrate-to-latest.ts";
import { ALL_MIGRATIONS } from "./migrations/all-migrations.ts";
import { testDatabase } from "./testing/test-database.ts";

const ALL = Object.keys(ALL_MIGRATIONS);

async function tableNames(db: Parameters<typeof migrateToLatest>[0]): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name);
}

test("migrateToLatest applies every migration once", async () => {
  const { db } = await testDatabase({ migrated: false });

  expect(await migrateToLatest(db)).toEqual(ALL);
  expect(await tableNames(db)).toContain("exercise");
  expect(await migrateToLatest(db)).toEqual([]);
});

test("migrateToLatest runs in one of several concurrent processes; the others wait", async () => {
  const { connectionString } = await testDatabase({ migrated: false });
  const options = { connectionString, connectionTimeout: 60_000, onError: () => {} };
  const pools = Array.from({ length: 6 }, () => connect(options));

  const ran = await Promise.all(pools.map(({ db }) => migrateToLatest(db)));

  expect(ran.filter((names) => names.length > 0)).toEqual([ALL]);
  await Promise.all(pools.map((pool) => pool.close()));
});

const adds = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id int)`.execute(db);
  },
});

test("migrateToLatest names a failed migration and rolls back all of that call", async () => {
  const { db } = await testDatabase();
  const broken: Migration = {
    up: async (trx) => {
      await sql`create table half_made (id no_such_type)`.execute(trx);
    },
  };
  const migrations = { ...ALL_MIGRATIONS, "9001_good": adds("good"), "9002_broken": broken };

  await expect(migrateToLatest(db, migrations)).rejects.toThrow(/9002_broken.*no_such_type/);

  expect(await tableNames(db)).not.toContain("good");
  expect(await migrateToLatest(db)).toEqual([]);
});

test("migrateToLatest refuses a newer database and changes nothing", async () => {
  const { db } = await testDatabase();
  await migrateToLatest(db, { ...ALL_MIGRATIONS, "9001_future": adds("future") });

  await expect(migrateToLatest(db)).rejects.toThrow(/newer version of Triplan.*9001_future/);

  expect(await tableNames(db)).toContain("future");
});

test("migrateToLatest restores the statement timeout", async () => {
  const { db } = await testDatabase({ migrated: false, max: 1 });
  await migrateToLatest(db);

  const { rows } = await sql`select current_setting('statement_timeout') as timeout`.execute(db);

  // The timeout of test connections.
  expect(rows).toEqual([{ timeout: "1min" }]);
});
