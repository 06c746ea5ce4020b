import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

const lengthsOf = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .select(["week", "duration"])
    .where("trainingPlanId", "=", planId)
    .orderBy("week")
    .orderBy("orderIndex")
    .execute();

test("a plan created with the optimise option uses the optimised load curve", async () => {
  const form = validPlan({ raceDate: "2026-08-30" });
  const first = await user.trpc.plans.create.mutate(form);
  const optimised = await user.trpc.plans.create.mutate({ ...form, optimiseLoad: true });

  expect([first.optimiseLoad, optimised.optimiseLoad]).toEqual([false, true]);
  expect(await lengthsOf(optimised.id)).not.toEqual(await lengthsOf(first.id));
});
