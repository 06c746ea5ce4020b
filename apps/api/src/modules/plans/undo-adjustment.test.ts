import { describe, expect, test } from "vitest";
import { breakStatements } from "../../testing/api/break-statements.ts";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { EASIER, LESS } from "../../testing/inputs/any-input.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const DAY = 86_400_000;
const CHANGED = "Your plan has changed since. Check it and try again.";

const { api, user, newPlan, contentsOf } = await userWithPlans();
const lastId = async (planId: number) =>
  (await user.trpc.plans.adjustments.query({ planId })).at(-1)?.id ?? 0;

describe("undoing an adjustment", () => {
  test("restores the plan before each adjustment, one after the other", async () => {
    const planId = await newPlan();
    const generated = await contentsOf(planId);
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const less = await contentsOf(planId);
    const answer = await user.trpc.plans.adjust.mutate({ planId, ...EASIER });

    const undone = await user.trpc.plans.undoAdjustment.mutate({
      planId,
      adjustmentId: await lastId(planId),
    });
    expect(await contentsOf(planId)).toEqual(less);
    expect(undone.intensityAfter).toEqual(answer.intensityBefore);

    const adjustmentId = await lastId(planId);
    await user.rest("POST", `/training-plans/${planId}/adjust/undo`, { adjustmentId });
    expect(await contentsOf(planId)).toEqual(generated);
    expect(await user.trpc.plans.adjustments.query({ planId })).toEqual([]);
  });

  test("leaves past weeks and completed exercises unchanged", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    api.clock.pass(14 * DAY);
    const [done] = await user.trpc.exercises.listWeek.query({ planId, week: 4 });
    if (!done) throw new Error("The week has no exercise");
    await completeExercise(api.db, done.id);
    const kept = (rows: Awaited<ReturnType<typeof contentsOf>>) =>
      rows.filter(({ week, slotKey }) => week < 3 || slotKey === done.slotKey);
    const before = kept(await contentsOf(planId));

    const { weeks } = await user.trpc.plans.undoAdjustment.mutate({
      planId,
      adjustmentId: await lastId(planId),
    });

    expect(weeks).toEqual([3, 4, 5, 6, 7, 8]);
    expect(kept(await contentsOf(planId))).toEqual(before);
  });

  test("happens once when two tabs undo the same adjustment (409)", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    await user.trpc.plans.adjust.mutate({ planId, ...EASIER });
    const adjustmentId = await lastId(planId);
    const undo = () => user.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId });

    const results = await Promise.allSettled([undo(), undo()]);

    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(undo())).toMatchObject({ status: 409, message: CHANGED });
    expect(await user.trpc.plans.adjustments.query({ planId })).toMatchObject([LESS]);
  });

  test("is previewed and writes nothing until then, also over REST", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const undo = { planId, adjustmentId: await lastId(planId) };
    const before = await api.digest();

    const preview = await user.trpc.plans.previewUndo.query(undo);
    const path = `/training-plans/${planId}/adjust/undo/preview`;
    expect(await user.rest("POST", path, undo)).toMatchObject({ status: 200, body: preview });

    expect(await api.digest()).toEqual(before);
    expect(preview.returned.length).toBeGreaterThan(0);
    expect(await user.trpc.plans.undoAdjustment.mutate(undo)).toEqual(preview);
    expect(await refusalOf(user.trpc.plans.previewUndo.query(undo))).toMatchObject({
      status: 409,
      message: CHANGED,
    });
  });

  test("is atomic", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const adjustmentId = await lastId(planId);
    const before = await api.digest();
    const restore = await breakStatements(api.db, "exercise", "update");
    const answer = await user.rest("POST", `/training-plans/${planId}/adjust/undo`, {
      adjustmentId,
    });
    await restore();
    expect(answer).toMatchObject({ status: 500 });
    expect(await api.digest()).toEqual(before);
  });

  test("is reserved to the owner", async () => {
    const planId = await newPlan();
    await user.trpc.plans.adjust.mutate({ planId, ...LESS });
    const adjustmentId = await lastId(planId);
    const other = await api.user();
    const before = await api.digest();
    const missing = { status: 404, message: "Training plan not found" };
    expect(
      await refusalOf(other.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId })),
    ).toMatchObject(missing);
    expect(
      await refusalOf(other.trpc.plans.previewUndo.query({ planId, adjustmentId })),
    ).toMatchObject(missing);
    expect(await refusalOf(other.trpc.plans.adjustments.query({ planId }))).toMatchObject(missing);
    expect(await api.digest()).toEqual(before);
  });
});
