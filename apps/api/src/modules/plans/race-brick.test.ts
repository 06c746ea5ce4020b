import { DAY_NAMES } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { userWithPlans } from "../../testing/api/user-with-plans.ts";
import { ADJUSTMENT } from "../../testing/inputs/any-input.ts";
import { planExercises, type PlanExercise } from "../../testing/rows/plan-exercises.ts";

const RACE = { ...ADJUSTMENT, volumeAdjustment: 100, reason: "race-prep" } as const;

const { api, user, newPlan, contentsOf } = await userWithPlans();

const exercisesOf = (planId: number) => planExercises(api.db, planId);
const lastId = async (planId: number) =>
  (await user.trpc.plans.adjustments.query({ planId })).at(-1)?.id ?? 0;

/** Ride and run of a brick that only race preparation makes. */
async function newBrick(planId: number) {
  const [other, generated] = [await newPlan(), await exercisesOf(planId)];
  await user.trpc.plans.adjust.mutate({ planId: other, ...RACE });
  const bySlot = new Map(generated.map((row) => [row.slotKey, row]));
  const joined = (await exercisesOf(other)).filter(
    ({ slotKey, brickId }) => brickId !== null && bySlot.get(slotKey)?.brickId === null,
  );
  const week = joined.filter((row) => row.week === joined[0]?.week);
  const own = (type: PlanExercise["type"]) => {
    const row = bySlot.get(week.find((each) => each.type === type)?.slotKey ?? "");
    if (!row) throw new Error("Race preparation makes no brick");
    return row;
  };
  return { ride: own("bike"), run: own("run") };
}

const found = async (planId: number, { id }: Pick<PlanExercise, "id">) =>
  (await exercisesOf(planId)).find((row) => row.id === id);

const place = (exerciseId: number, day: 1 | 3, dayName: "Monday" | "Wednesday") =>
  user.trpc.exercises.schedule.mutate({ exerciseId, day, dayName });

describe("the brick of race preparation", () => {
  test("has its run right after the ride, and ends when the adjustment is undone", async () => {
    const planId = await newPlan();
    const { ride, run } = await newBrick(planId);
    const generated = await contentsOf(planId);

    await user.trpc.plans.adjust.mutate({ planId, ...RACE });

    const [after, its] = [await found(planId, run), await found(planId, ride)];
    expect(after).toMatchObject({
      brickId: its?.brickId,
      suggestedDay: ride.suggestedDay,
      orderIndex: (its?.orderIndex ?? 0) + 1,
    });
    expect(its?.brickId).not.toBeNull();
    expect((await user.trpc.plans.adjust.mutate({ planId, ...RACE })).updated).toBe(0);

    // The same adjustment again is stored once.
    await user.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId: await lastId(planId) });
    expect(await contentsOf(planId)).toEqual(generated);
  });

  test("moves a run that was placed to the day of its ride, and back", async () => {
    const planId = await newPlan();
    const { ride, run } = await newBrick(planId);
    for (const { id, suggestedDay } of [ride, run]) {
      const day = suggestedDay ?? 0;
      await user.trpc.exercises.schedule.mutate({ exerciseId: id, day, dayName: DAY_NAMES[day] });
    }
    const placed = await found(planId, run);

    await user.trpc.plans.adjust.mutate({ planId, ...RACE });

    const its = await found(planId, ride);
    const after = await found(planId, run);
    expect(after).toMatchObject({
      day: its?.day,
      dayName: its?.dayName,
      scheduledDate: its?.scheduledDate,
      isScheduled: true,
    });

    await user.trpc.plans.undoAdjustment.mutate({ planId, adjustmentId: await lastId(planId) });
    expect(await found(planId, run)).toMatchObject({
      day: placed?.day,
      scheduledDate: placed?.scheduledDate,
    });
  });

  test("follows a ride that the athlete placed on another day", async () => {
    const planId = await newPlan();
    const { ride, run } = await newBrick(planId);
    await place(ride.id, 1, "Monday");
    await place(run.id, 3, "Wednesday");

    await user.trpc.plans.adjust.mutate({ planId, ...RACE });

    const joined = (await exercisesOf(planId)).filter(
      (row) => row.week === run.week && row.brickId !== null,
    );
    const days = new Set(joined.flatMap(({ day }) => (day === null ? [] : [day])));
    expect(joined).toHaveLength(2);
    expect(days.size).toBeLessThanOrEqual(1);
  });
});
