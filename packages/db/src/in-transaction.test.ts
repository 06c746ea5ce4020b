import { sql } from "kysely";
import { expect, test } from "vitest";
import { isConnectionError } from "./errors.ts";
import { inTransaction } from "./in-transaction.ts";
import { testDatabase } from "./testing/test-database.ts";

const { db } = await testDatabase();
await sql`create table counter (name text primary key, value integer not null)`.execute(db);
await sql`insert into counter values ('a', 0), ('b', 0)`.execute(db);

/** Which side finds the deadlock: after the same time both could, and on a busy machine both would end. */
const DEADLOCK_TIMEOUTS = ["50ms", "1min"] as const;

test("the loser of a deadlock is tried again, and both changes are stored once", async () => {
  const firstLocks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const winner = Promise.withResolvers<void>();
  const tries = [0, 0];
  const increaseBoth = (order: readonly [string, string], turn: 0 | 1) =>
    inTransaction(db, async (trx) => {
      tries[turn] = (tries[turn] ?? 0) + 1;
      // The loser could take the first row again before the winner has it.
      if (tries[turn] > 1) await winner.promise;
      await sql`set local deadlock_timeout = ${sql.lit(DEADLOCK_TIMEOUTS[turn])}`.execute(trx);
      const increase = (name: string) =>
        sql`update counter set value = value + 1 where name = ${name}`.execute(trx);
      await increase(order[0]);
      firstLocks[turn]?.resolve();
      await firstLocks[1 - turn]?.promise;
      await increase(order[1]);
    });

  await Promise.all([
    increaseBoth(["a", "b"], 0),
    increaseBoth(["b", "a"], 1).finally(winner.resolve),
  ]);

  const { rows } = await sql`select name, value from counter order by name`.execute(db);
  expect(rows).toEqual([
    { name: "a", value: 2 },
    { name: "b", value: 2 },
  ]);
  expect(tries).toEqual([2, 1]);
});

async function failing(state: string) {
  let tries = 0;
  const failed = inTransaction(db, async (trx) => {
    tries += 1;
    await sql`insert into counter values (${state}, ${tries})`.execute(trx);
    await sql`do ${sql.lit(`begin raise exception using errcode = '${state}'; end`)}`.execute(trx);
  });
  const error = await failed.catch((thrown: unknown) => thrown);
  const { rows } = await sql`select * from counter where name = ${state}`.execute(db);
  return { error, tries, rows };
}

test.each(["40P01", "40001"])("gives up after three times %s and stores nothing", async (state) => {
  const { error, ...rest } = await failing(state);

  expect(error).toSatisfy(isConnectionError);
  expect(rest).toEqual({ tries: 3, rows: [] });
});

test("another error is thrown at once", async () => {
  const { error, ...rest } = await failing("22012");

  expect(error).toMatchObject({ code: "22012" });
  expect(rest).toEqual({ tries: 1, rows: [] });
});
