import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { SPRINT, TEN_K } from "../../testing/inputs/sample-races.ts";

const { api, user, newPlan } = await userWithPlans();

const days = async (planId: number) => (await user.trpc.races.days.query({ planId })).races;
const add = (planId: number, race: typeof SPRINT | typeof TEN_K) =>
  user.trpc.races.add.mutate({ planId, ...race });
const raceDayOf = async (planId: number) =>
  (await user.trpc.exercises.listWeek.query({ planId, week: 4 })).filter(
    ({ scheduledDate }) => scheduledDate === SPRINT.date,
  );

describe("the days of races", () => {
  test("are those of the races on the way, by date, without one in time off", async () => {
    const planId = await newPlan();
    await add(planId, SPRINT);
    await add(planId, TEN_K);
    expect((await days(planId)).map(({ name }) => name)).toEqual(["Oeiras 10K", "Cascais Sprint"]);
    const flu = { kind: "ill", fromDate: "2026-03-24", toDate: "2026-03-29" } as const;
    await user.trpc.timeOff.add.mutate({ planId, ...flu });
    expect(await days(planId)).toMatchObject([{ name: "Oeiras 10K", priority: "C", kind: "10k" }]);
    const other = await api.user();
    expect(await refusalOf(other.trpc.races.days.query({ planId }))).toMatchObject({ status: 404 });
  });

  test("stay free when exercises are placed by themselves", async () => {
    const planId = await newPlan();
    await add(planId, SPRINT);
    await user.trpc.exercises.scheduleWeek.mutate({ planId, week: 4 });
    expect(await raceDayOf(planId)).toEqual([]);
    await user.trpc.exercises.schedulePlan.mutate({ planId });
    expect(await raceDayOf(planId)).toEqual([]);
  });
});
