import { sql } from "kysely";
import { expect, test } from "vitest";
import { findPublicUser } from "../queries/users.ts";
import { statementNames } from "./named-statements.ts";
import { testDatabase } from "../testing/test-database.ts";
import { sampleUser } from "../testing/samples.ts";

// One connection, so every query sees the same prepared statements.
const { db } = await testDatabase({ max: 1 });

async function prepared() {
  const { rows } = await sql<{ name: string; statement: string; calls: number }>`
    select name, statement, generic_plans + custom_plans as calls
    from pg_prepared_statements`.execute(db);
  return rows;
}

test("a statement is prepared once for all values", async () => {
  const user = await sampleUser(db);
  for (const id of [user.id, 0, -1]) await findPublicUser(db, id);

  const own = (await prepared()).filter(({ statement }) =>
    /^select .*user_account/.test(statement),
  );

  expect(own).toEqual([
    expect.objectContaining({ name: expect.stringMatching(/^q[0-9a-f]{20}$/), calls: 3 }),
  ]);
});

test("DDL, transaction control and very long texts are not prepared", async () => {
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table once (id int) on commit drop`.execute(trx);
  });
  const long = sql.join(Array.from({ length: 3000 }, (_, index) => sql`${index}::int`));
  await sql`select array[${long}]`.execute(db);

  const texts = (await prepared()).map(({ statement }) => statement);

  expect(texts.filter((text) => /^(create|begin|commit)/i.test(text))).toEqual([]);
  expect(texts.filter((text) => text.length > 8192)).toEqual([]);
});

test("a statement that failed to prepare can be prepared later", async () => {
  const read = () => sql`select id from made_later`.execute(db);
  await expect(read()).rejects.toMatchObject({ code: "42P01" });
  await sql`create table made_later (id int)`.execute(db);

  await expect(read()).resolves.toMatchObject({ rows: [] });
});

test("a connection prepares at most its maximum of statements", () => {
  const nameOf = statementNames(2);
  const names = ["select 1", "select 2", "select 3", "select 1"].map(nameOf);

  expect(names[0]).toBeDefined();
  expect(names[1]).not.toBe(names[0]);
  expect(names[2]).toBeUndefined();
  expect(names[3]).toBe(names[0]);
});
