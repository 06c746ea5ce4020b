import { sql } from "kysely";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { isConnectionError } from "./errors.ts";
import { isReachable } from "./is-reachable.ts";
import { testDatabase } from "./testing/test-database.ts";
import { administer } from "./testing/administer.ts";

const { db, connectionString } = await testDatabase();

const terminate = (pid: number) =>
  administer(connectionString, `select pg_terminate_backend(${pid})`);

async function backendOf(queryable: Pick<typeof db, "getExecutor">): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queryable);
  return rows[0]?.pid ?? 0;
}

test("a connection has a statement timeout, an idle timeout and an application name", async () => {
  const own = connect({ connectionString, onError: () => {} });
  const { rows } = await sql`
    select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('application_name') as name`.execute(own.db);
  await own.close();

  expect(rows).toEqual([{ statement: "5s", idle: "10s", name: "triplan" }]);
});

test("a pool replaces an idle connection that the server closes, and reports the error", async () => {
  const errors: Error[] = [];
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const onError = (error: Error) => {
    errors.push(error);
    resolve();
  };
  const own = connect({ connectionString, max: 1, onError });
  await terminate(await backendOf(own.db));
  await heard;

  expect(await isReachable(own.db)).toBe(true);
  expect(errors.map(isConnectionError)).toEqual([true]);
  expect(errors[0]).not.toHaveProperty("client");
  await own.close();
});

test("a pool survives a connection that breaks during a transaction", async () => {
  const broken = db.transaction().execute(async (trx) => {
    await terminate(await backendOf(trx));
    await sql`select 1`.execute(trx);
  });

  await expect(broken).rejects.toSatisfy(isConnectionError);
  expect(await isReachable(db)).toBe(true);
});

test("an exhausted pool rejects after three seconds with a connection error", async () => {
  const own = connect({ connectionString, max: 1, onError: () => {} });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const holder = own.db.connection().execute(() => released);

  await expect(sql`select 1`.execute(own.db)).rejects.toSatisfy(isConnectionError);

  release();
  await holder;
  expect(await isReachable(own.db)).toBe(true);
  await own.close();
});

test("a statement over its timeout fails with a connection error", async () => {
  const slow = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 50`.execute(trx);
    await sql`select pg_sleep(10)`.execute(trx);
  });

  await expect(slow).rejects.toSatisfy(isConnectionError);
});

test("an unreachable server fails with a connection error; isReachable returns false", async () => {
  const away = connect({ connectionString: "postgres://u:p@127.0.0.1:1/d", onError: () => {} });

  await expect(sql`select 1`.execute(away.db)).rejects.toSatisfy(isConnectionError);
  expect(await isReachable(away.db)).toBe(false);
  await away.close();
});

test("a faulty statement is no connection error", async () => {
  await expect(sql`select no_such_column`.execute(db)).rejects.not.toSatisfy(isConnectionError);
});

test("closes a pool once, used or not, however often close is called", async () => {
  const unused = connect({ connectionString, onError: () => {} });
  await Promise.all([unused.close(), unused.close()]);

  const used = connect({ connectionString, onError: () => {} });
  await sql`select 1`.execute(used.db);
  await used.close();
  await used.close();

  expect(await isReachable(used.db)).toBe(false);
});
