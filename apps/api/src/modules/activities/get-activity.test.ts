import { describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();

describe("an activity", () => {
  test("comes with the exercise that it completed and the load that it counts with", async () => {
    const user = await api.user();
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const week = await user.trpc.exercises.listWeek.query({ planId, week: 3 });
    const run = week.find(({ type }) => type === "run");
    if (!run) throw new Error("Week 3 has no run");
    const { id: activityId, providerActivityId } = await seedActivity(api.db, user.id, {
      localDate: "2026-03-17",
      durationSeconds: run.duration * 60,
    });
    const open = await user.trpc.activities.get.query({ activityId });
    expect(open).toMatchObject({ exercise: null, load: { method: "time", quality: "rough" } });
    await user.trpc.exercises.match.mutate({ exerciseId: run.id, providerActivityId });
    const { body } = await user.rest("GET", `/activities/${activityId}`);
    expect(body).toMatchObject({
      id: activityId,
      laps: [],
      stream: null,
      isSpaceFull: false,
      load: { load: expect.any(Number), method: "plan", quality: "plan" },
      exercise: {
        id: run.id,
        trainingPlanId: planId,
        week: 3,
        name: run.name,
        steps: run.steps,
        scheduledDate: "2026-03-17",
      },
    });
  });

  test("that duplicates another one counts with no load", async () => {
    const user = await api.user();
    const { id } = await seedActivity(api.db, user.id);
    const copy = await seedActivity(api.db, user.id, { duplicateOf: id });
    const load = async (activityId: number) =>
      (await user.trpc.activities.get.query({ activityId })).load;
    expect(await load(id)).toMatchObject({ method: "time" });
    expect(await load(copy.id)).toBeNull();
  });

  test("of another athlete is not found", async () => {
    const { id } = await seedActivity(api.db, (await api.user()).id);
    expect(await (await api.user()).rest("GET", `/activities/${id}`)).toMatchObject({
      status: 404,
      body: { message: "Activity not found" },
    });
  });
});
