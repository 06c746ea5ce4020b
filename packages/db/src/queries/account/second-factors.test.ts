import { describe, expect, test } from "vitest";
import { sampleUser } from "../../testing/samples.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { findUserForLogin } from "../users.ts";
import { findPendingLogin, insertPendingLogin, takePendingLogin } from "./pending-logins.ts";
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import {
  deleteOldSecondFactorSetups,
  findSecondFactor,
  listSecondFactorUsers,
  saveSecondFactorSetup,
  updateSecondFactor,
} from "./second-factors.ts";

const { db } = await testDatabase();
const NOW = "2026-03-02T08:00:00.000Z";
const LATER = "2026-03-02T09:00:00.000Z";

const hash = (digit: number) => String(digit).repeat(64);

async function setUp(secretEnc = "v1.k.x.y") {
  const user = await sampleUser(db);
  expect(await saveSecondFactorSetup(db, { userId: user.id, secretEnc, now: NOW })).toBe(true);
  return user;
}

describe("a second factor", () => {
  test("that is being set up is replaced, and its wrong codes are forgotten", async () => {
    const { id: userId } = await setUp();
    await updateSecondFactor(db, userId, { wrongCodes: 3, wrongSince: NOW });
    expect(await saveSecondFactorSetup(db, { userId, secretEnc: "v1.k.new", now: LATER })).toBe(
      true,
    );
    expect(await findSecondFactor(db, userId)).toEqual({
      userId,
      secretEnc: "v1.k.new",
      enabledAt: null,
      lastStep: null,
      wrongCodes: 0,
      wrongSince: null,
      createdAt: LATER,
    });
  });

  test("that is on is never replaced", async () => {
    const { id: userId } = await setUp();
    await updateSecondFactor(db, userId, { enabledAt: NOW, lastStep: 59_000_000 });
    expect(await saveSecondFactorSetup(db, { userId, secretEnc: "v1.k.new", now: LATER })).toBe(
      false,
    );
    expect(await findSecondFactor(db, userId)).toMatchObject({
      secretEnc: "v1.k.x.y",
      lastStep: 59_000_000,
    });
  });

  test("counts at the login only when it is on", async () => {
    const { id: userId, username } = await setUp();
    expect(await findUserForLogin(db, username)).toMatchObject({ hasSecondFactor: false });
    await updateSecondFactor(db, userId, { enabledAt: NOW });
    expect(await findUserForLogin(db, username)).toMatchObject({ hasSecondFactor: true });
    const other = await sampleUser(db);
    expect(await findUserForLogin(db, other.username)).toMatchObject({ hasSecondFactor: false });
  });

  test("is deleted an hour later unless it is on", async () => {
    await db.deleteFrom("secondFactor").execute();
    const [on, pending] = [await setUp(), await setUp()];
    await updateSecondFactor(db, on.id, { enabledAt: NOW });
    expect(await deleteOldSecondFactorSetups(db, "2026-03-02T07:59:59.999Z")).toBe(0);
    expect(await deleteOldSecondFactorSetups(db, NOW)).toBe(1);
    expect(await findSecondFactor(db, pending.id)).toBeUndefined();
    expect(await findSecondFactor(db, on.id)).toBeDefined();
  });

  test("is listed by account, page by page", async () => {
    await db.deleteFrom("secondFactor").execute();
    const [one, two] = [await setUp(), await setUp()];
    expect(await listSecondFactorUsers(db, { after: 0, limit: 1 })).toEqual([one.id]);
    expect(await listSecondFactorUsers(db, { after: one.id, limit: 5 })).toEqual([two.id]);
  });
});

test("recovery codes work once, for their account, until new ones are made", async () => {
  const [user, other] = [await sampleUser(db), await sampleUser(db)];
  const key = (digit: number, { id: userId } = user) => ({ userId, codeHash: hash(digit) });
  await replaceRecoveryCodes(db, { userId: user.id, codeHashes: [hash(1), hash(2)], now: NOW });
  await replaceRecoveryCodes(db, { userId: other.id, codeHashes: [hash(3)], now: NOW });
  expect(await takeRecoveryCode(db, key(1, other))).toBe(false);
  expect(await takeRecoveryCode(db, key(1))).toBe(true);
  expect(await takeRecoveryCode(db, key(1))).toBe(false);
  expect(await countRecoveryCodes(db, user.id)).toBe(1);
  await replaceRecoveryCodes(db, { userId: user.id, codeHashes: [hash(4)], now: LATER });
  expect(await takeRecoveryCode(db, key(2))).toBe(false);
  expect(await takeRecoveryCode(db, key(4))).toBe(true);
  expect(await countRecoveryCodes(db, other.id)).toBe(1);
});

test("a pending login is found until it expires, and completed once", async () => {
  const user = await sampleUser(db);
  const tokenHash = hash(5);
  await insertPendingLogin(db, { tokenHash, userId: user.id, now: NOW, expiresAt: LATER });
  const found = await findPendingLogin(db, { tokenHash, now: NOW });
  expect(found).toMatchObject({ id: user.id, disabledAt: null, deletionRequestedAt: null });
  expect(found).not.toHaveProperty("passwordHash");
  expect(await findPendingLogin(db, { tokenHash, now: LATER })).toBeUndefined();
  expect(await takePendingLogin(db, { tokenHash, now: LATER })).toBe(false);
  expect(await takePendingLogin(db, { tokenHash, now: NOW })).toBe(true);
  expect(await takePendingLogin(db, { tokenHash, now: NOW })).toBe(false);
});
