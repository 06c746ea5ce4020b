import { afterEach } from "vitest";
import { validPlan } from "../inputs/valid-plan.ts";
import { planContents } from "../rows/plan-exercises.ts";
import { testApi } from "./test-api.ts";

/** An API with a user who makes plans; each test begins on the same day. */
export async function userWithPlans() {
  const api = await testApi();
  const user = await api.user();
  const begin = api.clock.now().toISOString();
  afterEach(() => {
    api.clock.set(begin);
  });
  return {
    api,
    user,
    newPlan: async () => (await user.trpc.plans.create.mutate(validPlan())).id,
    contentsOf: (planId: number) => planContents(api.db, planId),
  };
}
