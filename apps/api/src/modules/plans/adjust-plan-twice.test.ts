import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

test("the same adjustment sent twice at once is stored once", async () => {
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const send = () => user.trpc.plans.adjust.mutate({ planId, ...ADJUSTMENT });
  await Promise.all([send(), send()]);
  expect(await user.trpc.plans.adjustments.query({ planId })).toHaveLength(1);
});
