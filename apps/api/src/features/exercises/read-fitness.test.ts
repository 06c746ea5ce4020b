import { expect, test } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { completeExercise } from "../../testing/seed-exercises.ts";
import { testApi } from "../../testing/test-api.ts";
import { validPlan } from "../../testing/valid-plan.ts";

const api = await testApi();

test("a plan tells its fitness to race morning, and what was done to this morning", async () => {
  const user = await api.user();
  const { id: planId, startDate, raceDate } = await user.trpc.plans.create.mutate(validPlan());
  const days = (Date.parse(raceDate) - Date.parse(startDate)) / 86_400_000;

  const fresh = await user.trpc.exercises.fitness.query({ planId });
  expect(fresh.planned).toHaveLength(days + 1);
  expect(fresh.done).toEqual([]);
  expect(fresh.planned.at(-1)?.form).toBeGreaterThan(0);

  const [exercise] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  await completeExercise(api.db, exercise?.id ?? 0);
  const { done, planned } = await user.trpc.exercises.fitness.query({ planId });
  expect(done[0]).toEqual(planned[0]);
  expect(done.length).toBeLessThan(planned.length);
});

test("another athlete's plan reads as missing", async () => {
  const owner = await api.user();
  const { id: planId } = await owner.trpc.plans.create.mutate(validPlan());
  const stranger = await api.user();
  expect(await refusalOf(stranger.trpc.exercises.fitness.query({ planId }))).toMatchObject({
    message: "Training plan not found",
  });
});
