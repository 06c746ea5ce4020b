import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { countCalls, deleteOldCallCounts } from "./rate-limits.ts";

const { db } = await testDatabase();

const count = (caller: string, name: string, calls = 1) =>
  countCalls(db, { caller, name, calls, seconds: 60 });

test("calls of a caller add up by limit until the window ends", async () => {
  expect(await count("user 1", "calls")).toEqual({ count: 1, secondsLeft: 60 });
  expect(await count("user 1", "calls", 10)).toMatchObject({ count: 11 });
  expect(await count("user 1", "files")).toMatchObject({ count: 1 });
  expect(await count("user 2", "calls")).toMatchObject({ count: 1 });

  await sql`update rate_limit_count set ends_at = now() + interval '2.5 s'`.execute(db);
  expect(await count("user 1", "calls")).toEqual({ count: 12, secondsLeft: 3 });

  await sql`update rate_limit_count set ends_at = now()`.execute(db);
  expect(await count("user 1", "calls")).toEqual({ count: 1, secondsLeft: 60 });
});

test("no call is lost when several connections count at once", async () => {
  const counts = await Promise.all(Array.from({ length: 50 }, () => count("user 3", "calls")));
  const sorted = counts.map((each) => each.count).toSorted((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test("windows that are over are deleted, and others kept", async () => {
  await db.deleteFrom("rateLimitCount").execute();
  await count("user 1", "calls");
  await count("user 2", "calls");
  await sql`update rate_limit_count set ends_at = '2026-03-02T08:00:00Z'
    where caller = 'user 1'`.execute(db);
  expect(await deleteOldCallCounts(db, "2026-03-02T08:00:00.000Z")).toBe(1);
  const left = await db.selectFrom("rateLimitCount").select("caller").execute();
  expect(left).toEqual([{ caller: "user 2" }]);
});
