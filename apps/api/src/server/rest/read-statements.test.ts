import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();
const { id } = await user.trpc.plans.create.mutate(validPlan());
await user.trpc.exercises.schedulePlan.mutate({ planId: id });

// The session is one of each.
test.each([
  ["/user", 2],
  ["/training-plans", 3],
  [`/training-plans/${id}/weeks/3/exercises`, 2],
  [`/training-plans/${id}/season`, 10],
  ["/garmin/activities", 2],
])("GET /api%s reads with %i statements", async (path, count) => {
  const before = api.statements.length;
  expect(await user.rest("GET", path)).toMatchObject({ status: 200 });
  expect(api.statements.slice(before)).toHaveLength(count);
});
