import { test as propertyTest } from "@fast-check/vitest";
import { defaultSchedule, initialSchedule } from "@triplan/domain";
import { arbSchedule } from "@triplan/domain/testing";
import { describe, expect, test } from "vitest";
import { isUniqueViolation, UNIQUE_KEYS } from "../errors.ts";
import { PUBLIC_USER_COLUMNS } from "../tables/user-account.ts";
import { testDatabase } from "../testing/test-database.ts";
import { samplePlan, sampleUser } from "../testing/samples.ts";
import {
  findPublicUser,
  findUserForLogin,
  insertUser,
  setCurrentPlan,
  updatePasswordHash,
  updateUserPreferences,
} from "./users.ts";

const { db } = await testDatabase();
const NOBODY = 999_999;

const register = (username: string) =>
  insertUser(db, { username, passwordHash: "hash", defaultWeeklySchedule: initialSchedule() });

describe("insertUser", () => {
  // @covers entities-2
  test("returns a new account with its defaults and without the password hash", async () => {
    const user = await register("  Ada@Example.com ");

    expect(Object.keys(user).toSorted()).toEqual([...PUBLIC_USER_COLUMNS].toSorted());
    expect(user).toMatchObject({
      username: "ada@example.com",
      unitPreference: "miles",
      strengthPlace: "home",
      defaultPacesRace: "olympic",
      currentTrainingPlanId: null,
      experienceLevel: null,
      defaultSwimPace: null,
      defaultWeeklySchedule: initialSchedule(),
    });
    expect(new Date(user.createdAt).toISOString()).toBe(user.createdAt);
  });

  // @covers entities-1
  test("rejects a taken name in any case", async () => {
    await register("grace@example.com");

    await expect(register("GRACE@example.com")).rejects.toSatisfy((error) =>
      isUniqueViolation(error, UNIQUE_KEYS.username),
    );
  });

  test("inserts a name once when two calls run at the same time", async () => {
    const results = await Promise.allSettled([
      register("twice@example.com"),
      register("Twice@example.com"),
      register("TWICE@example.com"),
    ]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("findUserForLogin", () => {
  test("finds the account in any case, with its password hash", async () => {
    const user = await register("alan@example.com");

    expect(await findUserForLogin(db, " ALAN@example.com")).toEqual({
      ...user,
      passwordHash: "hash",
      disabledAt: null,
      deletionRequestedAt: null,
      hasSecondFactor: false,
    });
  });

  test("treats wildcards in a name literally", async () => {
    expect(await findUserForLogin(db, "%@example.com")).toBeUndefined();
  });
});

describe("findPublicUser", () => {
  test("returns the user without the hash, and undefined for an unknown id", async () => {
    const user = await sampleUser(db);

    expect(await findPublicUser(db, user.id)).toEqual(user);
    expect(await findPublicUser(db, NOBODY)).toBeUndefined();
  });
});

test("updatePasswordHash changes only this account's hash", async () => {
  const [user, other] = [await sampleUser(db), await sampleUser(db)];

  expect(await updatePasswordHash(db, { userId: user.id, passwordHash: "new" })).toBe(true);
  expect(await updatePasswordHash(db, { userId: NOBODY, passwordHash: "new" })).toBe(false);

  expect(await findUserForLogin(db, user.username)).toMatchObject({ passwordHash: "new" });
  expect(await findUserForLogin(db, other.username)).not.toMatchObject({ passwordHash: "new" });
});

describe("updateUserPreferences", () => {
  test("changes the given fields and keeps the others", async () => {
    const user = await sampleUser(db);
    await updateUserPreferences(db, user.id, {
      defaultSwimPace: "2:10",
      unitPreference: "kilometers",
      strengthPlace: "gym",
      defaultPacesRace: "ironman",
    });

    const changed = await updateUserPreferences(db, user.id, {
      defaultBikePace: "19.5",
      defaultSwimPace: undefined,
      defaultWeeklySchedule: defaultSchedule("ironman"),
    });

    expect(changed).toEqual({
      ...user,
      defaultSwimPace: "2:10",
      defaultBikePace: "19.5",
      unitPreference: "kilometers",
      strengthPlace: "gym",
      defaultPacesRace: "ironman",
      defaultWeeklySchedule: defaultSchedule("ironman"),
      updatedAt: expect.any(String),
    });
    expect(changed?.updatedAt).not.toBe(user.updatedAt);
  });

  test("changes no other account and returns undefined for an unknown one", async () => {
    const [user, other] = [await sampleUser(db), await sampleUser(db)];
    await updateUserPreferences(db, user.id, { experienceLevel: "advanced" });

    expect(await findPublicUser(db, other.id)).toEqual(other);
    expect(
      await updateUserPreferences(db, NOBODY, { experienceLevel: "advanced" }),
    ).toBeUndefined();
  });

  propertyTest.prop([arbSchedule], { numRuns: 50 })(
    "any schedule that can be entered reads back as it was stored",
    async (defaultWeeklySchedule) => {
      const user = await sampleUser(db);
      const changed = await updateUserPreferences(db, user.id, { defaultWeeklySchedule });

      expect(changed?.defaultWeeklySchedule).toEqual(defaultWeeklySchedule);
    },
  );
});

describe("setCurrentPlan", () => {
  test("sets and clears one of the user's own plans", async () => {
    const user = await sampleUser(db);
    const plan = await samplePlan(db, user.id);

    const set = await setCurrentPlan(db, { userId: user.id, planId: plan.id });
    const cleared = await setCurrentPlan(db, { userId: user.id, planId: null });

    expect(set).toMatchObject({ id: user.id, currentTrainingPlanId: plan.id });
    expect(cleared).toMatchObject({ id: user.id, currentTrainingPlanId: null });
  });

  test("returns undefined for another user's plan and changes nothing", async () => {
    const [user, other] = [await sampleUser(db), await sampleUser(db)];
    const plan = await samplePlan(db, other.id);

    expect(await setCurrentPlan(db, { userId: user.id, planId: plan.id })).toBeUndefined();
    expect(await setCurrentPlan(db, { userId: user.id, planId: NOBODY })).toBeUndefined();
    expect(await findPublicUser(db, user.id)).toEqual(user);
  });
});
