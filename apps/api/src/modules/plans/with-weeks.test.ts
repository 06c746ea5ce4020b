import { expect, test } from "vitest";
import type { TestUser } from "../../testing/api/test-api.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

/** The totals that the weekly view shows. */
async function shownTotals(user: TestUser, plan: { id: number; totalWeeks: number }) {
  const weeks = Array.from({ length: plan.totalWeeks }, (_, index) =>
    user.trpc.exercises.listWeek.query({ planId: plan.id, week: index + 1 }),
  );
  return (await Promise.all(weeks)).map((rows) =>
    rows.reduce((sum, { duration }) => sum + duration, 0),
  );
}

test("a plan's week minutes equal the sum of its exercises, also after an adjustment", async () => {
  // A Saturday: only one day of the first week remains.
  api.clock.set("2026-03-07T09:00:00.000Z");
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan());
  expect(plan.weekMinutes).toEqual(await shownTotals(user, plan));
  expect(plan.weekMinutes[0]).toBeLessThan(plan.weekMinutes[1] ?? 0);

  await user.trpc.plans.adjust.mutate({
    planId: plan.id,
    fromWeek: 1,
    adjustmentType: "volume",
    volumeAdjustment: 50,
    intensityAdjustment: "maintain",
    reason: "time-constraints",
  });
  const [adjusted] = await user.trpc.plans.list.query();
  expect(adjusted?.weekMinutes).toEqual(await shownTotals(user, plan));
  expect(adjusted?.weekMinutes[3]).toBeLessThan(plan.weekMinutes[3] ?? 0);

  const updated = await user.trpc.planEdits.update.mutate({
    planId: plan.id,
    goalFinishTime: "02:30:00",
  });
  expect(updated.weekMinutes).toEqual(await shownTotals(user, plan));
});

test("a plan's week aims follow its adjusted exercises", async () => {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan());
  const week = plan.weekAims.findLastIndex((aim) => aim.includes("New this week")) + 1;

  await user.trpc.plans.adjust.mutate({
    planId: plan.id,
    fromWeek: week,
    adjustmentType: "volume",
    volumeAdjustment: 100,
    intensityAdjustment: "maintain",
    reason: "recovery-needed",
  });

  const [adjusted] = await user.trpc.plans.list.query();
  expect(adjusted?.weekAims[week - 1]).toMatch(/easy/);
});

test("a plan names the sports that each of its weeks tests", async () => {
  const user = await api.user();
  const plan = await user.trpc.plans.create.mutate(validPlan({ raceDate: "2026-07-25" }));
  const tests = [];
  for (let week = 1; week <= plan.totalWeeks; week += 1) {
    const rows = await user.trpc.exercises.listWeek.query({ planId: plan.id, week });
    tests.push(rows.filter(({ name }) => /test/i.test(name)).map(({ type }) => type));
  }
  expect(plan.weekTests).toEqual(tests);
  expect(new Set(tests.flat())).toEqual(new Set(["swim", "bike", "run"]));
});

test("the plan list runs one query for the weeks of all plans", async () => {
  const user = await api.user();
  await user.trpc.plans.create.mutate(validPlan());
  const countStatements = async () => {
    const before = api.statements.length;
    const plans = await user.trpc.plans.list.query();
    return { plans: plans.length, statements: api.statements.length - before };
  };
  const one = await countStatements();
  await user.trpc.plans.create.mutate(validPlan({ name: "Second" }));
  expect(await countStatements()).toEqual({ plans: 2, statements: one.statements });
});
