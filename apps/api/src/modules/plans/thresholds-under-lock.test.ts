import { insertThresholds, lockUser, updatePlanThresholds } from "@triplan/db";
import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";
import { lockPlan } from "./lock-plan.ts";

const GOAL = { goalFinishTime: "02:45:00" };
const FASTER = {
  thresholds: { runThreshold: 440 },
  thresholdDates: { runThreshold: isoDate("2026-03-01") },
};

const api = await testApi();
const user = await api.user();

const textsOf = async (planId: number) =>
  (await planExercises(api.db, planId)).map(({ slotKey, description }) => [slotKey, description]);

test("a goal starts from thresholds that the plan gets while the goal waits for its lock", async () => {
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const { changing } = await api.db.transaction().execute(async (trx) => {
    await lockPlan(trx, { userId: user.id, planId });
    const request = user.trpc.planEdits.update.mutate({ planId, ...GOAL });
    await expect.poll(() => isWaiting(api.db)).toBe(true);
    await updatePlanThresholds(trx, { userId: user.id, planId, ...FASTER });
    return { changing: request };
  });
  await changing;
  const { id: other } = await user.trpc.plans.create.mutate(validPlan());
  await updatePlanThresholds(api.db, { userId: user.id, planId: other, ...FASTER });
  await user.trpc.planEdits.update.mutate({ planId: other, ...GOAL });
  expect(await textsOf(planId)).toEqual(await textsOf(other));
});

test("a plan starts from a threshold that is recorded while it waits for the user's lock", async () => {
  const { creating } = await api.db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id);
    const request = user.trpc.plans.create.mutate(validPlan());
    await expect.poll(() => isWaiting(api.db)).toBe(true);
    const measured = { measuredOn: isoDate("2026-03-01"), isCounted: true, rpe: null };
    const record = { kind: "runThreshold", value: 440, source: "typed", ...measured } as const;
    await insertThresholds(trx, [{ userId: user.id, ...record }]);
    return { creating: request };
  });
  const created = await creating;
  expect(created).toMatchObject({ thresholds: FASTER.thresholds });
  const { id: later } = await user.trpc.plans.create.mutate(validPlan());
  expect(await textsOf(created.id)).toEqual(await textsOf(later));
});
