import { beforeAll, describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { seedActivity } from "../../testing/rows/seed-activity.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
// Tuesday of week 3, which is 15 to 21 March 2026.
beforeAll(() => api.clock.set("2026-03-17T18:00:00Z"));

const weekOf = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });
const skip = (exerciseId: number, skipReason?: "tired" | "sick") =>
  user.trpc.exercises.skip.mutate({ exerciseId, ...(skipReason && { skipReason }) });
const undo = (exerciseId: number) => user.trpc.exercises.undoSkip.mutate({ exerciseId });

/** An open run of the week, placed on its Monday. */
async function placedRun(week = 3) {
  const run = (await weekOf(week)).find(
    ({ type, isScheduled, isCompleted }) => type === "run" && !isScheduled && !isCompleted,
  );
  if (!run) throw new Error(`Week ${week} has no open run left`);
  const place = { exerciseId: run.id, day: 1, dayName: "Monday" } as const;
  return user.trpc.exercises.schedule.mutate(place);
}

const today = () => user.trpc.progress.read.query({ planId });

describe("an exercise that was not done", () => {
  test("keeps its day and the reason, which can be changed, and opens again", async () => {
    const run = await placedRun();
    const skipped = await skip(run.id);
    const said = { skippedAt: expect.any(String), skipReason: null, updatedAt: expect.any(String) };
    expect(skipped).toEqual({ ...run, ...said });
    const tired = await skip(run.id, "tired");
    expect(tired).toMatchObject({ skippedAt: skipped.skippedAt, skipReason: "tired" });
    expect(await weekOf(3)).toContainEqual(tired);
    const opened = { skippedAt: null, skipReason: null };
    expect(await undo(run.id)).toMatchObject({ ...opened, scheduledDate: run.scheduledDate });
    expect(await undo(run.id)).toMatchObject(opened);
  });

  test.each(["move", "unschedule", "complete", "match"] as const)(
    "is no longer left out after a %s",
    async (change) => {
      const { trpc } = user;
      const { id: exerciseId } = await placedRun(change === "move" ? 3 : 4);
      await skip(exerciseId, "sick");
      if (change === "move") {
        await trpc.exercises.schedule.mutate({ exerciseId, day: 4, dayName: "Thursday" });
      } else if (change === "unschedule") {
        await trpc.exercises.unschedule.mutate({ exerciseId });
      } else if (change === "complete") {
        const done = { exerciseId, date: "2026-03-16", durationSeconds: 1800 };
        await trpc.exercises.complete.mutate(done);
      } else {
        const { providerActivityId } = await seedActivity(api.db, user.id, { discipline: "run" });
        await trpc.exercises.match.mutate({ exerciseId, providerActivityId });
      }
      const rows = [...(await weekOf(3)), ...(await weekOf(4))];
      const row = rows.find(({ id }) => id === exerciseId);
      expect(row).toMatchObject({ skippedAt: null, skipReason: null });
      if (row?.isCompleted === true) await trpc.exercises.unmatch.mutate({ exerciseId });
      else await trpc.exercises.unschedule.mutate({ exerciseId });
    },
  );

  test("answers its week: nothing of it is unknown any more", async () => {
    const week = async () => (await today()).weeks[1];
    expect(await week()).toMatchObject({ isUnanswered: true });
    const run = await placedRun(2);
    await skip(run.id);
    expect(await week()).toMatchObject({ isUnanswered: false, doneMinutes: 0 });
    const progress = await today();
    expect(progress.fitness.unansweredWeeks).not.toContain(2);
    const day = progress.days.find(({ date }) => date === run.scheduledDate);
    expect(day).toMatchObject({ state: "missed" });
  });

  test("stays as it is when the plan is adjusted, fixed and placed", async () => {
    const { trpc } = user;
    const run = await placedRun(5);
    const skipped = await skip(run.id, "tired");
    await trpc.plans.adjust.mutate({
      planId,
      fromWeek: 4,
      adjustmentType: "volume",
      volumeAdjustment: 70,
      intensityAdjustment: "maintain",
      reason: "time-constraints",
    });
    await trpc.plans.fixExercises.mutate({ planId });
    await trpc.exercises.schedulePlan.mutate({ planId });
    expect((await weekOf(5)).find(({ id }) => id === run.id)).toEqual(skipped);
    await undo(run.id);
  });
});
