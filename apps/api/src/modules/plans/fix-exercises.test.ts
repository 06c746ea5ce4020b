import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();

const newPlan = async () => (await user.trpc.plans.create.mutate(validPlan())).id;

const exercisesOf = (planId: number) =>
  api.db
    .selectFrom("exercise")
    .selectAll()
    .where("trainingPlanId", "=", planId)
    .orderBy("week")
    .orderBy("orderIndex")
    .orderBy("id")
    .execute();

/** Gives an exercise a duration beyond the plan's limits, as an older version might have. */
const lengthen = (exerciseId: number, duration: number) =>
  api.db.updateTable("exercise").set({ duration }).where("id", "=", exerciseId).execute();

const firstOf = async (planId: number, week: number, type: "swim" | "bike" | "run") => {
  const rows = await exercisesOf(planId);
  const found = rows.find((row) => row.week === week && row.type === type && row.brickId === null);
  if (!found) throw new Error(`Week ${week} has no ${type}`);
  return found;
};

/** A plan whose fifth week has a completed run that took all its hours but two. */
async function planWithFullWeek() {
  const planId = await newPlan();
  const before = await exercisesOf(planId);
  const run = await firstOf(planId, 5, "run");
  await completeExercise(api.db, run.id);
  const hours = validPlan().weeklySchedule.reduce((sum, day) => sum + day.hours, 0);
  await lengthen(run.id, 60 * (hours - 2));
  return { planId, before, run };
}

const kept = (rows: Awaited<ReturnType<typeof exercisesOf>>) =>
  rows.map(({ slotKey, duration, day, isDropped }) => [slotKey, duration, day, isDropped]);

describe("fixing a plan's exercises", () => {
  test("changes nothing if everything fits", async () => {
    const planId = await newPlan();
    const before = await api.digest();

    const answer = await user.rest("POST", `/training-plans/${planId}/fix-exercises`);

    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Everything already fits.", updated: 0 },
    });
    expect(await api.digest()).toEqual(before);
  });

  test("shortens an exercise beyond the longest day, once", async () => {
    const planId = await newPlan();
    const swim = await firstOf(planId, 3, "swim");
    await lengthen(swim.id, 600);

    expect(await user.trpc.plans.fixExercises.mutate({ planId })).toEqual({
      message: "Exercise distribution fixed! 1 shortened.",
      updated: 1,
    });

    const after = (await exercisesOf(planId)).find(({ id }) => id === swim.id);
    expect(after?.duration).toBe(swim.baseDuration);
    expect(after).toMatchObject({
      baseDuration: swim.baseDuration,
      baseTemplateId: swim.baseTemplateId,
      suggestedDay: swim.suggestedDay,
    });
    expect(after?.description).not.toBe("");
    const before = await api.digest();
    expect(await user.trpc.plans.fixExercises.mutate({ planId })).toMatchObject({ updated: 0 });
    expect(await api.digest()).toEqual(before);
  });

  test("keeps a repair through an adjustment, its undoing and a new goal", async () => {
    const planId = await newPlan();
    const week = (await exercisesOf(planId)).filter(({ week: number }) => number === 5);
    // Monday allows an hour; these two are longer.
    const chosen = (["swim", "bike"] as const).flatMap((type) =>
      week.filter((row) => row.type === type && row.brickId === null).slice(0, 1),
    );
    for (const { id } of chosen) {
      await user.trpc.exercises.schedule.mutate({ exerciseId: id, day: 1, dayName: "Monday" });
    }
    const onMonday = async () => {
      const rows = (await exercisesOf(planId)).filter((row) => row.week === 5 && row.day === 1);
      return rows.reduce((sum, { duration }) => sum + duration, 0);
    };
    expect(await onMonday()).toBeGreaterThan(60);
    await user.trpc.plans.fixExercises.mutate({ planId });
    expect(await onMonday()).toBeLessThanOrEqual(60);

    const adjust = (volumeAdjustment: number) =>
      user.trpc.plans.adjust.mutate({
        planId,
        fromWeek: 2,
        adjustmentType: "volume",
        volumeAdjustment,
        intensityAdjustment: "maintain",
        reason: "fatigue",
      });
    for (const percent of [110, 50, 100]) {
      await adjust(percent);
      expect(await onMonday()).toBeLessThanOrEqual(60);
    }
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:40:00" });
    expect(await onMonday()).toBeLessThanOrEqual(60);
  });

  test("moves an exercise off a day without the time for it, and shortens none", async () => {
    const planId = await newPlan();
    const rows = (await exercisesOf(planId)).filter(({ week }) => week === 5);
    // Monday allows an hour; a swim and a ride together are longer.
    const chosen = [
      await firstOf(planId, 5, "swim"),
      ...rows.filter(({ type, brickId }) => type === "bike" && brickId === null).slice(0, 1),
    ];
    for (const { id } of chosen) {
      await user.trpc.exercises.schedule.mutate({ exerciseId: id, day: 1, dayName: "Monday" });
    }
    expect(chosen.reduce((sum, { duration }) => sum + duration, 0)).toBeGreaterThan(60);

    const { message } = await user.trpc.plans.fixExercises.mutate({ planId });

    expect(message).toMatch(/^Exercise distribution fixed! \d (?:moved|back in the list)/);
    const after = (await exercisesOf(planId)).filter(({ week }) => week === 5);
    expect(after.map(({ duration }) => duration)).toEqual(rows.map(({ duration }) => duration));
    const onMonday = after.filter(({ day }) => day === 1);
    expect(onMonday.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(60);
    const before = await api.digest();
    await user.trpc.plans.fixExercises.mutate({ planId });
    expect(await api.digest()).toEqual(before);
  });

  test("moves the run of a brick to the day of its ride", async () => {
    const planId = await newPlan();
    const ride = (await exercisesOf(planId)).find((row) => row.brickId && row.type === "bike");
    const run = (await exercisesOf(planId)).find(
      (row) => row.brickId === ride?.brickId && row.type === "run",
    );
    if (!ride || !run) throw new Error("The plan has no brick");
    const place = (exerciseId: number, day: 2 | 6, dayName: "Tuesday" | "Saturday") =>
      user.trpc.exercises.schedule.mutate({ exerciseId, day, dayName });
    await place(ride.id, 6, "Saturday");
    await place(run.id, 2, "Tuesday");

    await user.trpc.plans.fixExercises.mutate({ planId });

    const moved = (await exercisesOf(planId)).find(({ id }) => id === run.id);
    const stayed = (await exercisesOf(planId)).find(({ id }) => id === ride.id);
    expect(moved).toMatchObject({
      day: 6,
      dayName: "Saturday",
      isScheduled: true,
      scheduledDate: stayed?.scheduledDate,
    });
  });

  test("leaves out what its week has no time for, and brings it back with its day", async () => {
    const { planId, before, run } = await planWithFullWeek();
    const cards = async () => {
      const workouts = await user.trpc.plans.workouts.query({ planId });
      return workouts.flatMap(({ exercises }) => exercises.filter(({ week }) => week === 5));
    };
    const listed = (await cards()).length;

    const { message } = await user.trpc.plans.fixExercises.mutate({ planId });

    expect(message).toMatch(/^Exercise distribution fixed!.* \d left out/);
    expect((await cards()).length).toBeLessThan(listed);
    await lengthen(run.id, run.duration);
    const { message: second } = await user.trpc.plans.fixExercises.mutate({ planId });
    expect(second).toMatch(/\d back in the plan/);
    expect(kept(await exercisesOf(planId))).toEqual(kept(before));
  });

  test("keeps out what it left out through an adjustment and new goals", async () => {
    const { planId } = await planWithFullWeek();
    await user.trpc.plans.fixExercises.mutate({ planId });
    const shown = async () =>
      (await exercisesOf(planId))
        .filter(({ week, isDropped }) => week === 5 && !isDropped)
        .map(({ slotKey }) => slotKey);
    const before = await shown();

    await user.trpc.plans.adjust.mutate({ ...ADJUSTMENT, planId });
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: "02:40:00" });
    await user.trpc.planEdits.update.mutate({ planId, goalFinishTime: null });

    expect(await shown()).toEqual(before);
  });

  test("leaves completed exercises and past weeks unchanged", async () => {
    const planId = await newPlan();
    const done = await firstOf(planId, 4, "swim");
    const past = await firstOf(planId, 1, "run");
    await completeExercise(api.db, done.id);
    await lengthen(done.id, 600);
    await lengthen(past.id, 600);
    const begin = api.clock.now().toISOString();
    api.clock.pass(14 * 86_400_000);
    const kept = async () =>
      (await exercisesOf(planId)).filter(({ id }) => id === done.id || id === past.id);
    const before = await kept();

    await user.trpc.plans.fixExercises.mutate({ planId });

    api.clock.set(begin);
    expect(await kept()).toEqual(before);
  });

  test("repairs once under five concurrent requests", async () => {
    const planId = await newPlan();
    await lengthen((await firstOf(planId, 3, "swim")).id, 600);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.trpc.plans.fixExercises.mutate({ planId })),
    );
    expect(answers.map(({ updated }) => updated).toSorted((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 1,
    ]);
  });

  test("is reserved to the owner", async () => {
    const planId = await newPlan();
    const other = await api.user();
    await lengthen((await firstOf(planId, 3, "swim")).id, 600);
    const before = await api.digest();
    expect(await refusalOf(other.trpc.plans.fixExercises.mutate({ planId }))).toEqual({
      status: 404,
      code: "not_found",
      message: "Training plan not found",
    });
    const visitor = api.visitor();
    expect(await visitor.rest("POST", `/training-plans/${planId}/fix-exercises`)).toMatchObject({
      status: 401,
    });
    expect(await api.digest()).toEqual(before);
  });
});
