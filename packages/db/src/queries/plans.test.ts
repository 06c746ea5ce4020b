import { describe, expect, test } from "vitest";
import { TRAINING_PLAN_COLUMNS } from "../tables/training-plan.ts";
import { testDatabase } from "../testing/test-database.ts";
import { newPlan, sampleExercises, samplePlan, sampleUser } from "../testing/samples.ts";
import { listPlanExercises } from "./exercises.ts";
import {
  countPlans,
  deletePlan,
  findCurrentPlan,
  findPlan,
  findPlanByIdempotencyKey,
  findPlanEngine,
  insertPlan,
  listPlans,
  setPlanEngine,
  updatePlanGoal,
} from "./plans.ts";
import { setCurrentPlan } from "./users.ts";

const { db } = await testDatabase();
const MISSING = 999_999;

async function twoUsers() {
  const [mine, theirs] = [await sampleUser(db), await sampleUser(db)];
  return { userId: mine.id, otherId: theirs.id };
}

describe("insertPlan", () => {
  test("returns the plan with its defaults, without the idempotency key", async () => {
    const { userId } = await twoUsers();
    const plan = await insertPlan(db, newPlan(userId, { idempotencyKey: "k", requestHash: "h" }));

    expect(Object.keys(plan ?? {}).toSorted()).toEqual([...TRAINING_PLAN_COLUMNS].toSorted());
    expect(plan).toMatchObject({
      userId,
      raceDate: "2026-03-28",
      startDate: "2026-03-01",
      paceImprovement: 3,
      poolLengthMeters: 25,
      goalFinishTime: null,
      weeklySchedule: newPlan(userId).weeklySchedule,
    });
  });

  test("creates one plan per idempotency key, even with concurrent calls", async () => {
    const { userId, otherId } = await twoUsers();
    const send = (id: number) =>
      insertPlan(db, newPlan(id, { idempotencyKey: "form-1", requestHash: "h" }));

    const plans = await Promise.all([send(userId), send(userId), send(userId)]);

    const made = plans.filter((plan) => plan !== undefined);
    expect(made).toHaveLength(1);
    expect(await findPlanByIdempotencyKey(db, { userId, idempotencyKey: "form-1" })).toEqual({
      ...made[0],
      requestHash: "h",
    });
    expect(await send(otherId)).toBeDefined();
  });

  test("creates a plan for every call without a key", async () => {
    const { userId } = await twoUsers();
    await samplePlan(db, userId);
    await samplePlan(db, userId);

    expect(await countPlans(db, userId)).toBe(2);
  });
});

test("findPlanByIdempotencyKey ignores other users and other keys", async () => {
  const { userId, otherId } = await twoUsers();
  await samplePlan(db, userId, { idempotencyKey: "form-2", requestHash: "h" });

  expect(await findPlanByIdempotencyKey(db, { userId, idempotencyKey: "form-3" })).toBeUndefined();
  const others = { userId: otherId, idempotencyKey: "form-2" };
  expect(await findPlanByIdempotencyKey(db, others)).toBeUndefined();
});

test("listPlans returns the user's own plans, newest first", async () => {
  const { userId, otherId } = await twoUsers();
  const first = await samplePlan(db, userId, { name: "First" });
  await samplePlan(db, otherId);
  const second = await samplePlan(db, userId, { name: "Second" });

  expect(await listPlans(db, userId)).toEqual([second, first]);
  expect(await listPlans(db, MISSING)).toEqual([]);
});

test("findPlan returns the user's own plan and undefined for another user's", async () => {
  const { userId, otherId } = await twoUsers();
  const plan = await samplePlan(db, userId);

  expect(await findPlan(db, { userId, planId: plan.id })).toEqual(plan);
  expect(await findPlan(db, { userId: otherId, planId: plan.id })).toBeUndefined();
  expect(await findPlan(db, { userId, planId: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

test("findCurrentPlan returns the chosen plan, and undefined before", async () => {
  const { userId, otherId } = await twoUsers();
  const plan = await samplePlan(db, userId);
  expect(await findCurrentPlan(db, userId)).toBeUndefined();

  await setCurrentPlan(db, { userId, planId: plan.id });

  expect(await findCurrentPlan(db, userId)).toEqual(plan);
  expect(await findCurrentPlan(db, otherId)).toBeUndefined();
});

describe("updatePlanGoal", () => {
  const goal = {
    goalFinishTime: "01:30:00",
    goalSwimPace: "2:20",
    goalBikePace: "19.1",
    goalRunPace: "8:10",
    paceImprovement: 4,
  } as const;
  const noGoal = {
    goalFinishTime: null,
    goalSwimPace: null,
    goalBikePace: null,
    goalRunPace: null,
    paceImprovement: 3,
  } as const;

  test("sets and clears only the goal", async () => {
    const { userId } = await twoUsers();
    const plan = await samplePlan(db, userId);
    const key = { userId, planId: plan.id };

    const set = await updatePlanGoal(db, key, goal);
    expect(set).toEqual({ ...plan, ...goal, updatedAt: expect.any(String) });

    const cleared = await updatePlanGoal(db, key, noGoal);
    expect(cleared).toEqual({ ...plan, ...noGoal, updatedAt: expect.any(String) });
  });

  test("returns undefined for another user's plan and changes nothing", async () => {
    const { userId, otherId } = await twoUsers();
    const plan = await samplePlan(db, userId);

    expect(await updatePlanGoal(db, { userId: otherId, planId: plan.id }, goal)).toBeUndefined();
    expect(await findPlan(db, { userId, planId: plan.id })).toEqual(plan);
  });
});

test("setPlanEngine changes the user's own plan only", async () => {
  const { userId, otherId } = await twoUsers();
  const { id: planId } = await samplePlan(db, userId);
  const key = { userId, planId };
  await setPlanEngine(db, { userId: otherId, planId, engineVersion: 7, engineFromWeek: 3 });
  expect(await findPlanEngine(db, key)).toEqual({ engineVersion: 1, engineFromWeek: 1 });
  await setPlanEngine(db, { ...key, engineVersion: 7, engineFromWeek: 3 });
  expect(await findPlanEngine(db, key)).toEqual({ engineVersion: 7, engineFromWeek: 3 });
  expect(await findPlanEngine(db, { userId: otherId, planId })).toBeUndefined();
});

describe("deletePlan", () => {
  test("deletes the plan with its exercises", async () => {
    const key = await sampleExercises(db);

    expect(await deletePlan(db, key)).toEqual({ id: key.planId });

    expect(await findPlan(db, key)).toBeUndefined();
    expect(await listPlanExercises(db, key)).toEqual([]);
    expect(await deletePlan(db, key)).toBeUndefined();
  });

  test("returns undefined for another user's plan and deletes nothing", async () => {
    const { userId, otherId } = await twoUsers();
    const plan = await samplePlan(db, userId);

    expect(await deletePlan(db, { userId: otherId, planId: plan.id })).toBeUndefined();
    expect(await findPlan(db, { userId, planId: plan.id })).toEqual(plan);
  });
});
