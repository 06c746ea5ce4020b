import { expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { isWaiting } from "../../testing/jobs/is-waiting.ts";

const api = await testApi();

type Call = (user: TestUser, planId: number) => ReturnType<TestUser["rest"]>;

const CALLS: readonly (readonly [what: string, call: Call])[] = [
  [
    "the choice of the current plan",
    (user, planId) => user.rest("PATCH", "/user/current-plan", { planId }),
  ],
  ["a calendar feed", (user, planId) => user.rest("POST", "/user/calendar-feed", { planId })],
  [
    "a public link",
    (user, planId) =>
      user.rest("POST", `/training-plans/${planId}/share`, { hasDates: true, hasPaces: false }),
  ],
];

test.each(CALLS)(
  "%s of a plan that another tab deletes meanwhile is a 404",
  async (_what, call) => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: deleted, resolve: isDeleted } = Promise.withResolvers<void>();
    const otherTab = api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("trainingPlan").where("id", "=", planId).execute();
      isDeleted();
      await released;
    });
    await deleted;
    const answer = call(user, planId);
    await expect.poll(() => isWaiting(api.db), PATIENT).toBe(true);
    release();
    await otherTab;
    expect(await answer).toMatchObject({
      status: 404,
      body: { message: "Training plan not found" },
    });
  },
);
