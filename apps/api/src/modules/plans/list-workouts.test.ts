import { describe, expect, test } from "vitest";
import { completeExercise, matchExercise } from "../../testing/rows/seed-exercises.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();
const user = await api.user();
const { id: planId } = await user.trpc.plans.create.mutate(validPlan());

const listWeek = (week: number) => user.trpc.exercises.listWeek.query({ planId, week });

const idsOf = (exercises: readonly { id: number }[]) =>
  exercises.map(({ id }) => id).toSorted((a, b) => a - b);

async function firstWorkout() {
  const [workout] = await user.trpc.plans.weekWorkouts.query({ planId, week: 2 });
  if (!workout) throw new Error("Week 2 has no workout");
  return workout;
}

describe("the exercises of a week", () => {
  test("are in plan order and together make up the plan", async () => {
    const weeks = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(listWeek));
    for (const [index, week] of weeks.entries()) {
      expect(week.map((exercise) => exercise.week)).toEqual(week.map(() => index + 1));
      const order = week.map(({ orderIndex }) => orderIndex);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    const { count } = await api.db
      .selectFrom("exercise")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("trainingPlanId", "=", planId)
      .executeTakeFirstOrThrow();
    expect(weeks.flat()).toHaveLength(count);
  });
});

describe("the workouts of a plan", () => {
  // @covers server-8
  test("are the proposed days, with each exercise on exactly one", async () => {
    const workouts = await user.trpc.plans.workouts.query({ planId });
    const days = workouts.map(({ week, day }) => week * 7 + day);
    expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
    const weeks = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(listWeek));
    expect(idsOf(workouts.flatMap(({ exercises }) => exercises))).toEqual(idsOf(weeks.flat()));
  });

  // @covers entities-9
  test("have the values of their exercises", async () => {
    for (const workout of await user.trpc.plans.workouts.query({ planId })) {
      const { exercises, day, week } = workout;
      expect(exercises.length).toBeGreaterThan(0);
      expect(exercises.map((exercise) => [exercise.week, exercise.suggestedDay])).toEqual(
        exercises.map(() => [week, day]),
      );
      const minutes = exercises.map(({ duration }) => duration);
      expect(workout.totalDuration).toBe(minutes.reduce((sum, part) => sum + part, 0));
      expect(workout.workoutType.split(" + ").toSorted()).toEqual(
        [...new Set(exercises.map(({ type }) => type))].toSorted(),
      );
    }
  });

  test("of one week are the plan's workouts in that week", async () => {
    const all = await user.trpc.plans.workouts.query({ planId });
    expect(await user.trpc.plans.weekWorkouts.query({ planId, week: 3 })).toEqual(
      all.filter(({ week }) => week === 3),
    );
  });

  // @covers entities-9, entities-12, other-forms-5
  test("include what was completed and by which activity", async () => {
    const [workout] = await user.trpc.plans.weekWorkouts.query({ planId, week: 5 });
    const [exercise] = workout?.exercises ?? [];
    if (!workout || !exercise) throw new Error("Week 5 has no workout");
    expect(workout).toMatchObject({ actualExercises: [], notes: null, providerActivityId: null });
    await completeExercise(api.db, exercise.id);
    await matchExercise(api.db, { userId: user.id, exerciseId: exercise.id });
    await api.db
      .updateTable("exercise")
      .set({ completionNotes: "Strong wind" })
      .where("id", "=", exercise.id)
      .execute();

    const { body } = await user.rest("GET", `/training-plans/${planId}/weeks/5/workouts`);

    expect(body).toContainEqual(
      expect.objectContaining({
        id: workout.id,
        actualExercises: [expect.objectContaining({ type: exercise.type, duration: 50 })],
        notes: "Strong wind",
        actualDuration: 50,
        garminActivityId: expect.stringMatching(/^activity-/),
        matchedGarminActivityId: expect.stringMatching(/^activity-/),
      }),
    );
  });

  test("are completed or scheduled when all their exercises are", async () => {
    const { exercises } = await firstWorkout();
    for (const { id } of exercises) {
      expect(await firstWorkout()).toMatchObject({ isScheduled: false, isCompleted: false });
      await user.trpc.exercises.schedule.mutate({ exerciseId: id, day: 1, dayName: "Monday" });
    }
    expect(await firstWorkout()).toMatchObject({ isScheduled: true, isCompleted: false });
    for (const { id } of exercises) await completeExercise(api.db, id);
    expect(await firstWorkout()).toMatchObject({ isScheduled: true, isCompleted: true });
  });
});
