import { sql } from "kysely";
import { expect, test } from "vitest";
import { COLUMNS } from "../testing/columns.ts";
import { testDatabase } from "../testing/test-database.ts";

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const inSnakeCase = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [snakeCase(name), value]));

// @covers entities-1, entities-5, entities-10, entities-13, entities-14, entities-16
test("the migrated database has exactly the columns of the table interfaces", async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select relname as "table", attname as "column",
      format_type(atttypid, atttypmod) || case when attnotnull then '' else ' null' end as type
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and relname !~ '^kysely_'`.execute(db);
  const found: Record<string, Record<string, string>> = {};
  for (const { table, column, type } of rows) (found[table] ??= {})[column] = type;

  const tables = Object.entries(COLUMNS).map(([name, columns]) => [name, inSnakeCase(columns)]);
  expect(found).toEqual(inSnakeCase(Object.fromEntries(tables)));
});
