import { lockUser } from "@triplan/db";
import { describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { lockPlan } from "./lock-plan.ts";

const api = await testApi();

const exercisesOf = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .select("id")
    .where("trainingPlanId", "=", planId)
    .orderBy("id")
    .execute();

describe("deleting a plan", () => {
  test("deletes its exercises, and no other plan", async () => {
    const user = await api.user();
    const kept = await user.trpc.plans.create.mutate(validPlan({ name: "Kept" }));
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const keptExercises = await exercisesOf(kept.id);

    expect(await user.rest("DELETE", `/training-plans/${plan.id}`)).toMatchObject({
      status: 200,
      body: { id: plan.id },
    });

    expect(await user.trpc.plans.list.query()).toEqual([kept]);
    expect(await exercisesOf(plan.id)).toEqual([]);
    expect(await exercisesOf(kept.id)).toEqual(keptExercises);
  });

  test("waits for writes of the user, who then get the plan's lock", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    await user.trpc.preferences.setCurrentPlan.mutate({ planId });
    const { deleting } = await api.db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id);
      const request = user.trpc.plans.delete.mutate({ planId });
      await expect.poll(() => isWaiting(api.db)).toBe(true);
      await lockPlan(trx, { userId: user.id, planId });
      return { deleting: request };
    });
    expect(await deleting).toEqual({ id: planId });
  });

  test("clears the current plan if it was this one", async () => {
    const user = await api.user();
    const plan = await user.trpc.plans.create.mutate(validPlan());
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: plan.id });

    await user.trpc.plans.delete.mutate({ planId: plan.id });

    expect(await user.rest("GET", "/user")).toMatchObject({
      body: { currentTrainingPlanId: null },
    });
    expect(await user.rest("GET", "/user/current-plan")).toMatchObject({ status: 200, body: null });
  });

  test("keeps a different current plan", async () => {
    const user = await api.user();
    const current = await user.trpc.plans.create.mutate(validPlan());
    const plan = await user.trpc.plans.create.mutate(validPlan());
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: current.id });
    await user.trpc.plans.delete.mutate({ planId: plan.id });
    expect(await user.trpc.preferences.currentPlan.query()).toEqual(current);
  });

  test("keeps the activities matched with its exercises", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
    const activity = await matchExercise(api.db, {
      userId: user.id,
      exerciseId: exercise?.id ?? 0,
    });

    await user.trpc.plans.delete.mutate({ planId });

    const rows = await api.db.selectFrom("wearableActivity").select("id").orderBy("id").execute();
    expect(rows).toContainEqual({ id: activity });
  });

  test("fails the second time, also when both requests are concurrent", async () => {
    const user = await api.user();
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const both = await Promise.all(
      [1, 2].map(() => user.rest("DELETE", `/training-plans/${plan.id}`)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await user.rest("DELETE", `/training-plans/${plan.id}`)).toMatchObject({
      status: 404,
      body: { message: "Training plan not found" },
    });
  });

  test("is atomic", async () => {
    const user = await api.user();
    const plan = await user.trpc.plans.create.mutate(validPlan());
    await user.trpc.preferences.setCurrentPlan.mutate({ planId: plan.id });
    const before = await api.digest();
    const restore = await breakStatements(api.db, "exercise", "delete", "old.week = 5");

    const answer = await user.rest("DELETE", `/training-plans/${plan.id}`);

    await restore();
    expect(answer.status).toBe(500);
    expect(await api.digest()).toEqual(before);
  });

  test("is reserved to the owner", async () => {
    const plan = await (await api.user()).trpc.plans.create.mutate(validPlan());
    const other = await api.user();
    const before = await api.digest();
    expect(await refusalOf(other.trpc.plans.delete.mutate({ planId: plan.id }))).toMatchObject({
      status: 404,
      message: "Training plan not found",
    });
    expect(await api.digest()).toEqual(before);
  });
});
