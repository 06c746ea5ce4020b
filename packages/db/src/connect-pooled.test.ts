import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { isSameDatabase } from "./check-database.ts";
import { connect, type Connection } from "./connect.ts";
import { deferCommit } from "./queries/server/defer-commit.ts";
import { findPublicUser } from "./queries/users.ts";
import { readServerState } from "./server-state.ts";
import { findPgbouncer, startPgbouncer, type Pgbouncer } from "./testing/pgbouncer.ts";
import { sampleUser } from "./testing/samples.ts";
import { testDatabase } from "./testing/test-database.ts";

describe.runIf(findPgbouncer())("through PgBouncer in transaction mode", async () => {
  const { db: direct, connectionString } = await testDatabase();
  let pgbouncer: Pgbouncer;
  let pooled: Connection;
  beforeAll(async () => {
    pgbouncer = await startPgbouncer(inject("testServer").superuserUrl);
    const url = pgbouncer.urlOf(connectionString);
    pooled = connect({ connectionString: url, max: 40, isPooled: true, onError: () => {} });
  });
  afterAll(async () => {
    await pooled.close();
    await pgbouncer.stop();
  });

  test("statements of many connections share a few of the server", async () => {
    const user = await sampleUser(direct);
    const reads = Array.from({ length: 100 }, () => findPublicUser(pooled.db, user.id));
    expect((await Promise.all(reads)).map((row) => row?.id)).toEqual(Array(100).fill(user.id));
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and query like '%user_account%' and pid <> pg_backend_pid()`.execute(direct);
    expect(rows[0]?.count).toBeLessThanOrEqual(10);
  });

  test("a setting of a transaction ends with it", async () => {
    await pooled.db.transaction().execute(deferCommit);
    const read = async () => (await readServerState(pooled.db)).synchronousCommit;
    const found = await Promise.all(Array.from({ length: 20 }, read));
    const own = (await readServerState(direct)).synchronousCommit;
    expect(found).toEqual(Array(20).fill(own));
  });

  test("the pooler's connection limits statements, and it is the same database", async () => {
    expect(await readServerState(pooled.db)).toMatchObject({ limitsStatements: true });
    expect(await isSameDatabase(pooled.db, direct)).toBe(true);
    const { db: other } = await testDatabase({ migrated: false });
    expect(await isSameDatabase(pooled.db, other)).toBe(false);
  });

  test("a connection that is not said to be pooled is refused", async () => {
    const url = pgbouncer.urlOf(connectionString);
    const plain = connect({ connectionString: url, onError: () => {} });
    await expect(sql`select 1`.execute(plain.db)).rejects.toThrow("unsupported startup parameter");
    await plain.close();
  });
});
