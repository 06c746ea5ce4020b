import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import {
  countLoginFailures,
  deleteLoginFailures,
  deleteOldLoginFailures,
  insertLoginFailure,
} from "./login-failures.ts";

const { db } = await testDatabase();

const ADA = "ada-hash";
const GRACE = "grace-hash";
const HOME = "10.0.0.1";
const AWAY = "2001:db8:0:1";

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
const fail = (usernameHash: string, ipPrefix: string, minute: number) =>
  insertLoginFailure(db, { usernameHash, ipPrefix, now: at(minute) });
const count = (usernameHash: string, ipPrefix: string, since: { short: number; long: number }) =>
  countLoginFailures(db, {
    usernameHash,
    ipPrefix,
    since: { pair: at(since.short), ipPrefix: at(since.short), username: at(since.long) },
  });

beforeEach(async () => {
  await db.deleteFrom("loginFailure").execute();
});

describe("countLoginFailures", () => {
  test("counts the account, the network and the pair, each within its own window", async () => {
    await fail(ADA, HOME, 1);
    await fail(ADA, HOME, 20);
    await fail(ADA, HOME, 25);
    await fail(ADA, AWAY, 22);
    await fail(GRACE, HOME, 21);
    await fail(GRACE, AWAY, 23);

    expect(await count(ADA, HOME, { short: 15, long: 0 })).toEqual({
      pair: { count: 2, oldest: at(20) },
      ipPrefix: { count: 3, oldest: at(20) },
      username: { count: 4, oldest: at(1) },
    });
  });

  test("returns zeros without failures", async () => {
    await fail(ADA, HOME, 20);
    const none = { count: 0, oldest: null };

    expect(await count(GRACE, AWAY, { short: 15, long: 0 })).toEqual({
      pair: none,
      ipPrefix: none,
      username: none,
    });
  });

  test("excludes the first instant of a window", async () => {
    await fail(ADA, HOME, 15);

    expect((await count(ADA, HOME, { short: 15, long: 15 })).pair.count).toBe(0);
    expect((await count(ADA, HOME, { short: 14, long: 14 })).pair.count).toBe(1);
  });
});

test("deleteLoginFailures deletes only the failures of the pair", async () => {
  await fail(ADA, HOME, 20);
  await fail(ADA, AWAY, 20);
  await fail(GRACE, HOME, 20);

  await deleteLoginFailures(db, { usernameHash: ADA, ipPrefix: HOME });

  const left = await count(ADA, HOME, { short: 0, long: 0 });
  expect([left.pair.count, left.ipPrefix.count, left.username.count]).toEqual([0, 1, 1]);
});

test("deleteOldLoginFailures deletes failures before the instant", async () => {
  await fail(ADA, HOME, 10);
  await fail(ADA, HOME, 20);

  expect(await deleteOldLoginFailures(db, at(20))).toBe(1);
  expect((await count(ADA, HOME, { short: 0, long: 0 })).pair).toEqual({
    count: 1,
    oldest: at(20),
  });
});
