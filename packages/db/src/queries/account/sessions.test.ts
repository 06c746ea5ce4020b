import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { sampleUser } from "../../testing/samples.ts";
import { setDisabled } from "./accounts.ts";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  findSession,
  insertSession,
  touchSession,
} from "./sessions.ts";

const { db } = await testDatabase();

const NOW = "2026-03-01T12:00:00.000Z";
const LATER = "2026-03-01T13:00:00.000Z";
const EXPIRY = "2026-03-31T12:00:00.000Z";
const AFTER_EXPIRY = "2026-03-31T12:00:00.001Z";

let made = 0;
async function logIn(userId: number, userAgent?: string): Promise<string> {
  made += 1;
  const idHash = createHash("sha256").update(String(made)).digest("hex");
  await insertSession(db, { idHash, userId, now: NOW, expiresAt: EXPIRY, userAgent });
  return idHash;
}

describe("findSession", () => {
  test("returns a login until it expires", async () => {
    const { id: userId } = await sampleUser(db);
    const idHash = await logIn(userId, "Firefox");

    expect(await findSession(db, idHash, LATER)).toEqual({
      idHash,
      userId,
      createdAt: NOW,
      lastSeenAt: NOW,
      expiresAt: EXPIRY,
      userAgent: "Firefox",
    });
    expect(await findSession(db, idHash, EXPIRY)).toBeUndefined();
    expect(await findSession(db, "0".repeat(64), LATER)).toBeUndefined();
  });

  test("returns none while the account is disabled", async () => {
    const { id: userId } = await sampleUser(db);
    const idHash = await logIn(userId);
    expect(await setDisabled(db, { userId, disabledAt: NOW })).toBe(true);
    expect(await findSession(db, idHash, LATER)).toBeUndefined();
    expect(await setDisabled(db, { userId, disabledAt: null })).toBe(true);
    expect(await findSession(db, idHash, LATER)).toBeDefined();
  });

  test("truncates a long user agent", async () => {
    const { id } = await sampleUser(db);
    const idHash = await logIn(id, "x".repeat(5000));

    const session = await findSession(db, idHash, LATER);

    expect(session?.userAgent).toBe("x".repeat(256));
  });
});

describe("touchSession", () => {
  const later = { now: LATER, expiresAt: "2026-04-01T00:00:00.000Z" };

  test("stores the last use and the new expiry", async () => {
    const idHash = await logIn((await sampleUser(db)).id);

    expect(await touchSession(db, { idHash, ...later })).toBe(true);

    expect(await findSession(db, idHash, LATER)).toMatchObject({
      createdAt: NOW,
      lastSeenAt: LATER,
      expiresAt: later.expiresAt,
    });
  });

  test("does not revive an ended or expired login", async () => {
    const idHash = await logIn((await sampleUser(db)).id);
    await deleteSession(db, idHash);
    expect(await touchSession(db, { idHash, ...later })).toBe(false);
    expect(await findSession(db, idHash, LATER)).toBeUndefined();

    const expired = await logIn((await sampleUser(db)).id);
    const tooLate = { idHash: expired, now: AFTER_EXPIRY, expiresAt: "2026-05-01T00:00:00.000Z" };
    expect(await touchSession(db, tooLate)).toBe(false);
    expect(await findSession(db, expired, AFTER_EXPIRY)).toBeUndefined();
  });
});

test("deleteSession deletes a login once", async () => {
  const idHash = await logIn((await sampleUser(db)).id);

  expect(await deleteSession(db, idHash)).toBe(true);
  expect(await deleteSession(db, idHash)).toBe(false);
});

test("deleteSessionsOfUser deletes the user's logins except the kept one", async () => {
  const [user, other] = [await sampleUser(db), await sampleUser(db)];
  const [kept, ended, others] = [await logIn(user.id), await logIn(user.id), await logIn(other.id)];

  expect(await deleteSessionsOfUser(db, { userId: user.id, exceptIdHash: kept })).toEqual([ended]);
  expect(await findSession(db, ended, LATER)).toBeUndefined();
  expect(await findSession(db, kept, LATER)).toBeDefined();

  expect(await deleteSessionsOfUser(db, { userId: user.id })).toEqual([kept]);
  expect(await findSession(db, others, LATER)).toBeDefined();
});

test("deleteExpiredSessions deletes only expired logins", async () => {
  await db.deleteFrom("userSession").execute();
  const { id } = await sampleUser(db);
  await logIn(id);

  expect(await deleteExpiredSessions(db, LATER)).toBe(0);
  expect(await deleteExpiredSessions(db, AFTER_EXPIRY)).toBe(1);
});
