import { sql } from "kysely";
import { expect, test } from "vitest";
import { listForeignKeys } from "../catalog/foreign-keys.ts";
import { listTables } from "../catalog/tables.ts";
import { testDatabase } from "../testing/test-database.ts";
import { COORDINATOR_TABLES } from "./coordinator-tables.ts";
import { ownerColumn } from "./owner-column.ts";

const { db } = await testDatabase();

const tables = await listTables(db);
const splitTables = tables.filter(({ name }) => !COORDINATOR_TABLES.includes(name));
const isSplit = (table: string) => splitTables.some(({ name }) => name === table);

/** Unique indexes, also those of keys, with their first column. */
async function listUniques() {
  const { rows } = await sql<{ table: string; name: string; first: string | null }>`
    select owner.relname as "table", index.relname as name, attname as first
    from pg_index
    join pg_class as owner on owner.oid = indrelid
    join pg_class as index on index.oid = indexrelid
    left join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisunique and owner.relnamespace = 'public'::regnamespace`.execute(db);
  return rows.filter(({ table }) => isSplit(table));
}

const splitKeys = async () => {
  const keys = await listForeignKeys(db);
  return keys.filter(({ table, referenced }) => isSplit(table) || isSplit(referenced));
};

/** First columns of a key, such as "user_id → id". */
const firstColumns = (definition: string) => {
  const [, from, to] = /^FOREIGN KEY \((\w+).*?\) REFERENCES \w+\((\w+)/.exec(definition) ?? [];
  return `${from} → ${to}`;
};

test("every table that is split by athlete has the athlete in each row", () => {
  const without = splitTables.filter(({ name, columns }) => !columns.includes(ownerColumn(name)));
  expect(without).toEqual([]);
});

test("every primary key and unique index of a split table begins with the athlete", async () => {
  const uniques = await listUniques();
  const others = uniques.filter(({ table, first }) => first !== ownerColumn(table));

  expect(others).toEqual([]);
});

test("foreign keys between split tables begin with the athlete", async () => {
  const keys = await splitKeys();
  const others = keys.filter(
    ({ table, referenced, definition }) =>
      isSplit(table) &&
      isSplit(referenced) &&
      firstColumns(definition) !== `${ownerColumn(table)} → ${ownerColumn(referenced)}`,
  );
  expect(others).toEqual([]);
});

test("no split table refers to a table of the coordinator", async () => {
  const keys = await splitKeys();
  expect(keys.filter(({ referenced }) => !isSplit(referenced))).toEqual([]);
});

test("of the coordinator's tables only the names of accounts refer to a split one", async () => {
  const keys = await splitKeys();
  const crossing = keys.filter(({ table }) => !isSplit(table));

  expect(crossing.map(({ name }) => name)).toEqual(["account_name_user_id_fkey"]);
});

test("deleting a row never sets columns of split tables to null", async () => {
  const keys = await splitKeys();
  // Citus has no SET NULL if a key contains the athlete: the deleting statement does it.
  expect(keys.filter(({ definition }) => definition.includes("SET NULL"))).toEqual([]);
});
