import { createHash } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sampleRows } from "../../testing/sample-rows.ts";
import { sampleUser } from "../../testing/samples.ts";
import { testDatabase } from "../../testing/test-database.ts";
import {
  countAccount,
  deleteDueAccounts,
  keepAccount,
  requestDeletion,
} from "./account-deletion.ts";
import { insertLoginFailure } from "./login-failures.ts";

const { db } = await testDatabase();

const NOW = "2026-03-02T08:00:00.000Z";
const BEFORE = "2026-03-02T07:59:59.999Z";

/** Rows of every table in the schema, by name. */
async function rowsByTable(): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely_%'
    order by table_name`.execute(db);
  const entries: [string, string[]][] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by 1`.execute(db);
    entries.push([name, rows.map(({ row }) => row)]);
  }
  return new Map(entries);
}

test("a due account leaves no row in any table, and another account keeps its own", async () => {
  const kept = await sampleUser(db);
  await insertLoginFailure(db, { usernameHash: "0".repeat(64), ipPrefix: "192.0.2.0", now: NOW });
  // The provider's own limits are of no athlete.
  await db.deleteFrom("providerThrottle").execute();
  const before = await rowsByTable();

  await sampleRows(db);
  await db.deleteFrom("providerThrottle").execute();
  const { id: userId, username } = await db
    .selectFrom("userAccount")
    .select(["id", "username"])
    .where("id", "<>", kept.id)
    .executeTakeFirstOrThrow();
  await db.deleteFrom("loginFailure").where("usernameHash", "<>", "0".repeat(64)).execute();
  const usernameHash = createHash("sha256").update(username).digest("hex");
  await insertLoginFailure(db, { usernameHash, ipPrefix: "192.0.2.0", now: NOW });
  const filled = await rowsByTable();
  const unused = [...filled].filter(([name, { length }]) => length === before.get(name)?.length);
  expect(unused.map(([name]) => name)).toEqual(["provider_throttle"]);

  await requestDeletion(db, { userId, now: NOW });
  expect(await deleteDueAccounts(db, BEFORE)).toBe(0);
  expect(await deleteDueAccounts(db, NOW)).toBe(1);

  expect(await rowsByTable()).toEqual(before);
});

test("an account that is kept is not deleted, and a deleted one can't be kept", async () => {
  const { id: userId } = await sampleUser(db);
  await requestDeletion(db, { userId, now: NOW });
  expect(await keepAccount(db, userId)).toBe(true);
  expect(await deleteDueAccounts(db, NOW)).toBe(0);

  await requestDeletion(db, { userId, now: NOW });
  expect(await deleteDueAccounts(db, NOW)).toBe(1);
  expect(await keepAccount(db, userId)).toBe(false);
});

test("an account's size is that of its own rows", async () => {
  await sampleRows(db);
  const { id } = await db
    .selectFrom("userAccount")
    .select("id")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const other = await sampleUser(db);
  expect(await countAccount(db, id)).toEqual({
    plans: 1,
    exercises: 1,
    activities: 1,
    recordingBytes: 0,
  });
  expect(await countAccount(db, other.id)).toEqual({
    plans: 0,
    exercises: 0,
    activities: 0,
    recordingBytes: 0,
  });
});
