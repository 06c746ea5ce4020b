import { afterEach, describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const DAY = 86_400_000;

const api = await testApi();
const user = await api.user();
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const newPlan = async () => (await user.trpc.plans.create.mutate(validPlan())).id;
const weekOf = (planId: number, week: number) =>
  user.trpc.exercises.listWeek.query({ planId, week });

describe("a plan's performance", () => {
  test("is empty for a new plan", async () => {
    const planId = await newPlan();
    expect(await user.rest("GET", `/training-plans/${planId}/performance`)).toMatchObject({
      status: 200,
      body: { completionRate: 0, durationComparison: null, trend: "stable" },
    });
  });

  test("covers past weeks and compares planned with actual training", async () => {
    const planId = await newPlan();
    const week = await weekOf(planId, 1);
    const [done] = week;
    if (!done) throw new Error("Week 1 has no exercise");
    await completeExercise(api.db, done.id);
    api.clock.pass(7 * DAY);

    expect(await user.trpc.plans.performance.query({ planId })).toEqual({
      completionRate: Math.round(100 / week.length),
      // 50 minutes were recorded.
      durationComparison: Math.round((100 * 50) / done.duration),
      trend: "stable",
    });
  });

  test("improves when the last two weeks have more training than the two before", async () => {
    const planId = await newPlan();
    for (const week of [3, 4]) {
      for (const { id } of await weekOf(planId, week)) await completeExercise(api.db, id);
    }
    api.clock.pass(28 * DAY);
    expect(await user.trpc.plans.performance.query({ planId })).toMatchObject({
      trend: "improving",
    });
  });

  test("is reserved to the owner", async () => {
    const planId = await newPlan();
    const other = await api.user();
    expect(await refusalOf(other.trpc.plans.performance.query({ planId }))).toEqual({
      status: 404,
      code: "not_found",
      message: "Training plan not found",
    });
    expect(await api.visitor().rest("GET", `/training-plans/${planId}/performance`)).toMatchObject({
      status: 401,
    });
  });
});
