import { afterEach, describe, expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { firstEditionPlan } from "../../testing/first-edition/first-edition-plan.ts";
import {
  planContents,
  planExercises,
  type PlanExercise,
} from "../../testing/rows/plan-exercises.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const DAY = 86_400_000;
const LESS = {
  fromWeek: 9,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "time-constraints",
} as const;
const CURRENT = 6;

const api = await testApi();
const user = await api.user();
/** Calls that need no login, which would be over by then. */
const later = () => api.asUser(user.id);
const BEGIN = api.clock.now().toISOString();

afterEach(() => {
  api.clock.set(BEGIN);
});

const exercisesOf = (planId: number) => planExercises(api.db, planId);
const upTo = (week: number, rows: readonly PlanExercise[]) =>
  rows.filter((row) => row.week <= week);
const contentOf = ({ id, duration, steps, templateId }: PlanExercise) => ({
  id,
  duration,
  steps,
  templateId,
});
const minutesOf = (rows: readonly PlanExercise[], week: number) =>
  rows.reduce((sum, row) => sum + (row.week === week && !row.isDropped ? row.duration : 0), 0);
const engineOf = (planId: number) =>
  api.db
    .selectFrom("trainingPlan")
    .select(["engineVersion", "engineFromWeek"])
    .where("id", "=", planId)
    .executeTakeFirstOrThrow();

/** A 70.3 plan of version 1 in its sixth week of twelve. */
async function planInWeek6() {
  const planId = await firstEditionPlan(api, user, "70.3");
  api.clock.pass((CURRENT - 1) * 7 * DAY);
  return planId;
}

describe("a plan of the first edition", () => {
  test("is rewritten from the next week on by an adjustment, as previewed", async () => {
    const planId = await planInWeek6();
    const before = await exercisesOf(planId);

    const preview = await later().plans.previewAdjustment({ planId, ...LESS });
    expect(await exercisesOf(planId)).toEqual(before);
    expect(preview).toMatchObject({ newEditionFrom: 7, weeks: [7, 8, 9, 10, 11, 12] });
    expect(preview.added).toBeGreaterThan(0);

    expect(await later().plans.adjust({ planId, ...LESS })).toEqual(preview);
    const after = await exercisesOf(planId);
    expect(upTo(CURRENT, after)).toEqual(upTo(CURRENT, before));
    expect(preview.weeks.map((week) => minutesOf(after, week))).toEqual(preview.weeklyMinutesAfter);
    expect(after.some(({ week, templateId }) => week > CURRENT && templateId.includes(":"))).toBe(
      true,
    );
    expect(await engineOf(planId)).toEqual({ engineVersion: 2, engineFromWeek: 7 });
  });

  test("grows from its earlier weeks in safe steps", async () => {
    const planId = await planInWeek6();
    await later().planEdits.update({ planId, goalFinishTime: "06:45:00" });
    const after = await exercisesOf(planId);
    const loading = [6, 7, 9, 10].map((week) => minutesOf(after, week));
    for (const [index, minutes] of loading.slice(1).entries()) {
      expect(minutes).toBeLessThanOrEqual(1.13 * (loading[index] ?? 0));
    }
    const longestRun = (weeks: readonly number[]) =>
      Math.max(
        ...after.flatMap((row) =>
          row.type === "run" && weeks.includes(row.week) ? [row.duration] : [],
        ),
      );
    for (const week of [7, 9, 10]) {
      const longest = longestRun([week - 4, week - 3, week - 2, week - 1]);
      expect(longestRun([week])).toBeLessThanOrEqual(Math.max(1.1 * longest, longest + 5));
    }
  });

  test("keeps its current week through a second change in it", async () => {
    const planId = await planInWeek6();
    const before = await exercisesOf(planId);
    await later().planEdits.update({ planId, goalFinishTime: "06:45:00" });
    const renewed = await exercisesOf(planId);

    const first = await later().plans.adjust({ planId, ...LESS, fromWeek: 1 });
    expect(first).toMatchObject({ newEditionFrom: null });
    expect(first.weeks[0]).toBe(7);
    await later().planEdits.update({ planId, goalFinishTime: "06:30:00" });
    expect(upTo(CURRENT, await exercisesOf(planId))).toEqual(upTo(CURRENT, before));

    await later().planEdits.update({ planId, goalFinishTime: "06:45:00" });
    const [last] = (await later().plans.adjustments({ planId })).slice(-1);
    await later().plans.undoAdjustment({ planId, adjustmentId: last?.id ?? 0 });
    expect(await planContents(api.db, planId)).toEqual(
      renewed.map((row) => ({ ...row, updatedAt: null })),
    );
  });

  test("is rewritten when an adjustment from before is undone", async () => {
    const planId = await planInWeek6();
    const before = await exercisesOf(planId);
    await api.db
      .insertInto("planAdjustment")
      .values({ ...LESS, fromWeek: 3, userId: user.id, trainingPlanId: planId })
      .execute();
    const [last] = await later().plans.adjustments({ planId });
    const undo = { planId, adjustmentId: last?.id ?? 0 };

    const preview = await later().plans.previewUndo(undo);
    expect(await exercisesOf(planId)).toEqual(before);
    expect(preview).toMatchObject({ newEditionFrom: 7, weeks: [7, 8, 9, 10, 11, 12] });
    expect(preview.added).toBeGreaterThan(0);

    expect(await later().plans.undoAdjustment(undo)).toEqual(preview);
    const after = await exercisesOf(planId);
    expect(upTo(CURRENT, after)).toEqual(upTo(CURRENT, before));
    expect(preview.weeks.map((week) => minutesOf(after, week))).toEqual(preview.weeklyMinutesAfter);
    expect(await later().plans.adjustments({ planId })).toEqual([]);
  });

  test("keeps completed exercises of coming weeks", async () => {
    const planId = await planInWeek6();
    const done = (await exercisesOf(planId)).find(({ week }) => week === 8);
    if (!done) throw new Error("Week 8 has no exercise");
    await completeExercise(api.db, done.id);
    const before = (await exercisesOf(planId)).find(({ id }) => id === done.id);

    const { weeks, weeklyMinutesAfter } = await later().plans.adjust({ planId, ...LESS });

    const after = await exercisesOf(planId);
    expect(after.find(({ id }) => id === done.id)).toEqual(before);
    expect(weeks.map((week) => minutesOf(after, week))).toEqual(weeklyMinutesAfter);
  });

  test("stays as it is while the dialog asks for no change", async () => {
    const planId = await planInWeek6();
    const same = { planId, ...LESS, volumeAdjustment: 100, reason: null };
    expect(await later().plans.previewAdjustment(same)).toMatchObject({
      newEditionFrom: 7,
      changed: 0,
      weeks: [7, 8, 9, 10, 11, 12],
      message: "Nothing had to change: 100 % is the volume that your plan has.",
    });
  });

  test("has no week left for a change in its last one", async () => {
    const planId = await firstEditionPlan(api, user, "sprint");
    api.clock.pass(5 * 7 * DAY);
    const before = await exercisesOf(planId);
    expect(await later().plans.adjust({ planId, ...LESS, fromWeek: 6 })).toMatchObject({
      updated: 0,
      weeks: [],
    });
    await later().planEdits.update({ planId, goalFinishTime: "01:08:00" });
    expect(await exercisesOf(planId)).toEqual(before);
    expect(await engineOf(planId)).toEqual({ engineVersion: 1, engineFromWeek: 1 });
  });

  test("is only moved by a fix", async () => {
    const planId = await firstEditionPlan(api, user, "sprint");
    const before = await exercisesOf(planId);
    expect(await later().plans.fixExercises({ planId })).toMatchObject({ updated: 0 });
    expect(await exercisesOf(planId)).toEqual(before);

    const rides = before.filter(
      ({ week, type, brickId }) => week === 4 && type !== "swim" && brickId === null,
    );
    for (const { id } of rides) {
      await later().exercises.schedule({ exerciseId: id, day: 1, dayName: "Monday" });
    }
    expect(await later().plans.fixExercises({ planId })).toMatchObject({
      message: expect.stringMatching(/moved|back in the list/),
    });
    const after = await exercisesOf(planId);
    expect(after.map(contentOf)).toEqual(before.map(contentOf));
    expect(await later().plans.fixExercises({ planId })).toMatchObject({ updated: 0 });
    expect(await engineOf(planId)).toMatchObject({ engineVersion: 1 });
  });
});
