import { afterEach, describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { planContents, planExercises } from "../../testing/rows/plan-exercises.ts";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const DAY = 86_400_000;
const GOAL = { goalFinishTime: "02:45:00" };

const api = await testApi();
const user = await api.user();
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const exercisesOf = (planId: number) => planExercises(api.db, planId);
const contentsOf = (planId: number) => planContents(api.db, planId);

/**
 * A plan in its third week: one exercise placed in week 4, one completed in week 3, one matched in
 * week 4.
 */
async function planInWeek3() {
  const plan = await user.trpc.plans.create.mutate(validPlan());
  const { id: planId } = plan;
  const weekOf = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });
  const [placed, matched] = await weekOf(4);
  const [done] = await weekOf(3);
  if (!placed || !matched || !done) throw new Error("The plan's weeks have too few exercises");
  await user.trpc.exercises.schedule.mutate({ exerciseId: placed.id, day: 4, dayName: "Thursday" });
  await completeExercise(api.db, done.id);
  await matchExercise(api.db, { userId: user.id, exerciseId: matched.id });
  api.clock.pass(14 * DAY);
  return { planId, placed, matched, done };
}

/** A slot that the current engine never uses. */
const FIRST_EDITION_SLOT = "5-swim-9";

/** Makes the plan look like one of the first engine: one exercise of week 5 has another slot. */
async function asFirstEdition(planId: number) {
  await api.db
    .updateTable("trainingPlan")
    .set({ engineVersion: 1 })
    .where("id", "=", planId)
    .execute();
  const swim = (await exercisesOf(planId)).find(({ week, type }) => week === 5 && type === "swim");
  if (!swim) throw new Error("Week 5 has no swim");
  await api.db
    .updateTable("exercise")
    .set({ slotKey: FIRST_EDITION_SLOT })
    .where("id", "=", swim.id)
    .execute();
}

describe("changing a plan's goal", () => {
  // @covers calls-11
  test("stores it with the server's paces and changes nothing else", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const answer = await user.rest("PATCH", `/training-plans/${plan.id}`, {
      ...GOAL,
      goalSwimPace: "0:01",
      goalBikePace: "99",
      goalRunPace: "0:01",
      experienceLevel: "advanced",
      userId: 999,
      totalWeeks: 52,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...plan,
        ...GOAL,
        // 9600 s for 10,407 s predicted: each leg × 0.92245.
        goalSwimPace: "2:18",
        goalBikePace: "19.5",
        goalRunPace: "7:50",
        // 7.8 % faster is more than eight weeks can bring at any pace.
        paceImprovement: 5,
        weekMinutes: expect.any(Array),
        weekAims: expect.any(Array),
        weekTests: plan.weekTests,
        updatedAt: expect.any(String),
      },
    });
  });

  test("rewrites a plan of an earlier engine from the next week on, as previewed", async () => {
    const { planId, done, matched } = await planInWeek3();
    await asFirstEdition(planId);
    const before = await exercisesOf(planId);
    const input = { planId, ...GOAL };

    const preview = await user.trpc.plans.previewGoal.query(input);
    expect(await exercisesOf(planId)).toEqual(before);
    expect(preview).toMatchObject({ fromWeek: 4, isNewEdition: true, added: 1, removed: 1 });

    const { weekMinutes } = await user.trpc.planEdits.update.mutate(input);
    const after = await exercisesOf(planId);
    const isKept = ({ id, week }: { id: number; week: number }) =>
      week < 4 || id === done.id || id === matched.id;
    expect(after.filter(isKept)).toEqual(before.filter(isKept));
    expect(after.some(({ slotKey }) => slotKey === FIRST_EDITION_SLOT)).toBe(false);
    expect(weekMinutes.slice(3)).toEqual(preview.weeklyMinutesAfter);
    expect(await user.trpc.plans.previewGoal.query(input)).toMatchObject({
      fromWeek: 4,
      isNewEdition: false,
      added: 0,
      removed: 0,
    });
  });

  test("judges it by the newest thresholds, in its preview too", async () => {
    const athlete = await api.user();
    const plan = await athlete.trpc.plans.create.mutate(validPlan());
    await athlete.trpc.preferences.setCurrentPlan.mutate({ planId: plan.id });
    // 14:00 a mile at threshold: 1:31:21 to run instead of 52:42, so 3:37:06 predicted.
    await athlete.trpc.thresholds.record.mutate({ runThreshold: 840, isConfirmed: true });
    const slow = { planId: plan.id, goalFinishTime: "07:00:00" };
    expect(await athlete.trpc.plans.previewGoal.query(slow)).toMatchObject({ isNewEdition: false });
    expect(await athlete.trpc.planEdits.update.mutate(slow)).toMatchObject({ paceImprovement: 3 });

    // 5:00 a mile at threshold: 32:39 to run, so 2:38:24 predicted, and this goal is a slow one.
    await athlete.trpc.thresholds.record.mutate({ runThreshold: 300, isConfirmed: true });
    const faster = { planId: plan.id, goalFinishTime: "02:45:00" };
    expect(await athlete.trpc.planEdits.update.mutate(faster)).toMatchObject({
      paceImprovement: 3,
    });
    const message = "Goal finish time must be between 1:40:58 and 5:16:49 for this race";
    for (const goal of [slow, { ...slow, goalFinishTime: "05:17:00" }]) {
      const refusal = { status: 400, issues: [{ path: "goalFinishTime", message }] };
      const preview = athlete.trpc.plans.previewGoal.query(goal);
      expect(await refusalOf(preview)).toMatchObject(refusal);
      const update = athlete.trpc.planEdits.update.mutate(goal);
      expect(await refusalOf(update)).toMatchObject(refusal);
    }
  });

  test("can be undone", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan(GOAL));
    const body = {
      goalFinishTime: null,
      goalSwimPace: null,
      goalBikePace: null,
      goalRunPace: null,
    };
    expect(plan.paceImprovement).toBe(5);
    expect(await user.rest("PATCH", `/training-plans/${plan.id}`, body)).toMatchObject({
      status: 200,
      body: { ...body, paceImprovement: 3 },
    });
  });

  // @covers server-10
  test("rewrites the coming exercises and keeps their days", async () => {
    const { planId, placed } = await planInWeek3();
    const before = await exercisesOf(planId);

    await user.trpc.planEdits.update.mutate({ planId, ...GOAL });

    const after = await exercisesOf(planId);
    const places = (rows: typeof after) => rows.map(({ id, slotKey, day }) => [id, slotKey, day]);
    // A higher goal may add exercises.
    expect(places(after)).toEqual(expect.arrayContaining(places(before)));
    expect(after.find(({ id }) => id === placed.id)).toMatchObject({
      isScheduled: true,
      day: 4,
      dayName: "Thursday",
      scheduledDate: "2026-03-26",
    });
    const pacesOf = (rows: typeof after) =>
      rows.filter(({ week }) => week > 3).map((row) => row.pace);
    expect(pacesOf(after)).not.toEqual(pacesOf(before));
  });

  // @covers server-10
  test("leaves completed exercises and past weeks unchanged", async () => {
    const { planId, done, matched } = await planInWeek3();
    const isKept = ({ id, week }: { id: number; week: number }) =>
      week < 3 || id === done.id || id === matched.id;
    const before = (await exercisesOf(planId)).filter(isKept);

    await user.trpc.planEdits.update.mutate({ planId, ...GOAL });

    expect((await exercisesOf(planId)).filter(isKept)).toEqual(before);
  });

  test("and back restores the original exercises", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const before = await contentsOf(plan.id);

    await user.trpc.planEdits.update.mutate({ planId: plan.id, ...GOAL });
    expect(await contentsOf(plan.id)).not.toEqual(before);
    await user.trpc.planEdits.update.mutate({ planId: plan.id, goalFinishTime: null });

    expect(await contentsOf(plan.id)).toEqual(before);
  });

  test("under concurrent requests stores the goal that the exercises serve", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const goals = ["02:40:00", "02:45:00", "02:50:00", "02:55:00", null];
    await Promise.all(
      goals.map((goalFinishTime) =>
        user.trpc.planEdits.update.mutate({ planId: plan.id, goalFinishTime }),
      ),
    );
    const after = await contentsOf(plan.id);

    const stored = (await user.trpc.plans.list.query()).find(({ id }) => id === plan.id);
    const goalFinishTime = stored?.goalFinishTime ?? null;
    expect(goals).toContain(goalFinishTime);
    await user.trpc.planEdits.update.mutate({ planId: plan.id, goalFinishTime });
    expect(await contentsOf(plan.id)).toEqual(after);
  });

  test("uses the day on which the plan was created", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan(GOAL));
    const before = await contentsOf(plan.id);
    api.clock.pass(9 * DAY);

    await user.trpc.planEdits.update.mutate({ planId: plan.id, ...GOAL });

    expect(await contentsOf(plan.id)).toEqual(before);
  });

  test.each([
    ["before the plan starts", 1, -400 * DAY],
    ["after its race", 8, 400 * DAY],
  ])("is accepted %s, from week %i on", async (_when, fromWeek, passed) => {
    const owner = await api.user();
    const plan = await owner.trpc.plans.create.mutate(validPlan());
    const before = await exercisesOf(plan.id);
    api.clock.pass(passed);
    const later = api.visitor();
    await later.rest("POST", "/login", {
      username: owner.email,
      password: "correct horse battery",
    });

    await later.trpc.planEdits.update.mutate({ planId: plan.id, ...GOAL });

    const isEarlier = ({ week }: { week: number }) => week < fromWeek;
    expect((await exercisesOf(plan.id)).filter(isEarlier)).toEqual(before.filter(isEarlier));
  });

  test.each([
    ["the plan", "training_plan", "update"],
    ["an exercise", "exercise", "update"],
    ["the commit", "exercise", "commit"],
  ] as const)("is atomic when writing %s fails", async (_what, table, at) => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const before = await api.digest();
    const restore = await breakStatements(api.db, table, at);

    const answer = await user.rest("PATCH", `/training-plans/${plan.id}`, GOAL);

    await restore();
    expect(answer).toMatchObject({ status: 500, body: { message: "Something went wrong" } });
    expect(await api.digest()).toEqual(before);
  });

  test("faster than plausible is rejected with its bounds and changes nothing", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan(GOAL));
    const before = await api.digest();
    const call = user.trpc.planEdits.update.mutate({ planId: plan.id, goalFinishTime: "00:10:00" });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      issues: [
        {
          path: "goalFinishTime",
          message: expect.stringMatching(/must be between 1:40:58 and \d:\d\d:\d\d for this race/),
        },
      ],
    });
    expect(await api.digest()).toEqual(before);
  });

  test("is reserved to the owner", async () => {
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const other = await api.user();
    const before = await api.digest();
    const call = other.trpc.planEdits.update.mutate({ planId: plan.id, ...GOAL });
    expect(await refusalOf(call)).toEqual({
      status: 404,
      code: "not_found",
      message: "Training plan not found",
    });
    expect(await api.digest()).toEqual(before);
  });
});
