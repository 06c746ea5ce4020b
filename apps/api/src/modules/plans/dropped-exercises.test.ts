import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { planExercises } from "../../testing/rows/plan-exercises.ts";

const LESS = { ...ADJUSTMENT, volumeAdjustment: 80, reason: "time-constraints" } as const;

const api = await testApi();
const user = await api.user();

const newPlan = async () => (await user.trpc.plans.create.mutate(validPlan())).id;
const exercisesOf = (planId: number) => planExercises(api.db, planId);

describe("an adjustment with less volume", () => {
  test("leaves out exercises that keep their row and day, and brings them back", async () => {
    const planId = await newPlan();
    const listed = async () => {
      const workouts = await user.trpc.plans.workouts.query({ planId });
      return workouts
        .flatMap(({ exercises }) => exercises.map(({ id }) => id))
        .toSorted((a, b) => a - b);
    };
    const [all, rows] = [await listed(), await exercisesOf(planId)];
    const { dropped } = await user.trpc.plans.previewAdjustment.query({ planId, ...LESS });
    const [first] = dropped;
    const left = rows.find(({ slotKey }) => slotKey === first?.slotKey);
    if (!left) throw new Error("No exercise is left out");
    const place = () =>
      user.trpc.exercises.schedule.mutate({ exerciseId: left.id, day: 4, dayName: "Thursday" });
    await place();

    await user.trpc.plans.adjust.mutate({ planId, ...LESS });

    expect(await listed()).toHaveLength(all.length - dropped.length);
    expect(await refusalOf(place())).toMatchObject({ status: 404, message: "Exercise not found" });
    const [plan] = await user.trpc.plans.list.query();
    expect(plan?.weekMinutes.reduce((sum, minutes) => sum + minutes, 0)).toBe(
      (await exercisesOf(planId)).reduce(
        (sum, { duration, isDropped }) => sum + (isDropped ? 0 : duration),
        0,
      ),
    );

    const last = (await user.trpc.plans.adjustments.query({ planId })).at(-1);
    const undone = { planId, adjustmentId: last?.id ?? 0 };
    const { returned } = await user.trpc.plans.undoAdjustment.mutate(undone);
    expect(returned).toHaveLength(dropped.length);
    expect(await listed()).toEqual(all);
    const back = (await exercisesOf(planId)).find(({ id }) => id === left.id);
    expect(back).toMatchObject({ day: 4, dayName: "Thursday", isScheduled: true });
  });
});
