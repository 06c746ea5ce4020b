import { isoDate } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { EXERCISE_COLUMNS } from "../tables/exercise.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  complete,
  newExercise,
  sampleActivity,
  sampleExercises,
  sampleUser,
} from "../testing/samples.ts";
import {
  findExercise,
  listPlanExercises,
  listWeekExercises,
  placeExercise,
  placeExercises,
  unscheduleExercise,
} from "./exercises.ts";

const { db } = await testDatabase();

const tuesday = { day: 2, dayName: "Tuesday", scheduledDate: isoDate("2026-03-03") } as const;
const slots = (rows: readonly { slotKey: string }[]) => rows.map(({ slotKey }) => slotKey);

describe("listing exercises", () => {
  const shuffled = [
    newExercise({ week: 2, slotKey: "2-bike-1", orderIndex: 0 }),
    newExercise({ week: 1, slotKey: "1-run-2", orderIndex: 2 }),
    newExercise({ week: 1, slotKey: "1-swim-1", orderIndex: 0 }),
    newExercise({ week: 1, slotKey: "1-run-1", orderIndex: 1 }),
  ];

  test("returns a week in the plan's order, and a plan by week", async () => {
    const key = await sampleExercises(db, shuffled);

    const week = await listWeekExercises(db, { ...key, week: 1 });
    expect(slots(week)).toEqual(["1-swim-1", "1-run-1", "1-run-2"]);
    const plan = await listPlanExercises(db, key);
    expect(slots(plan)).toEqual(["1-swim-1", "1-run-1", "1-run-2", "2-bike-1"]);
  });

  test("returns nothing of another user's plan", async () => {
    const { planId } = await sampleExercises(db, shuffled);
    const { id: userId } = await sampleUser(db);

    expect(await listWeekExercises(db, { userId, planId, week: 1 })).toEqual([]);
    expect(await listPlanExercises(db, { userId, planId })).toEqual([]);
  });

  test.each([0, -1, 3, 2 ** 31, Number.MAX_SAFE_INTEGER])(
    "returns nothing for week %s",
    async (week) => {
      const key = await sampleExercises(db);

      expect(await listWeekExercises(db, { ...key, week })).toEqual([]);
    },
  );

  test("returns what the athlete may see, with the provider's id of a match", async () => {
    const key = await sampleExercises(db, [
      newExercise({ slotKey: "1-run-1", orderIndex: 0 }),
      newExercise({ slotKey: "1-run-2", orderIndex: 1 }),
    ]);
    const activityId = await sampleActivity(db, key.userId);
    await complete(db, key.idOf("1-run-1"), { activityId, actualDuration: 30 });
    const { providerActivityId } = await db
      .selectFrom("wearableActivity")
      .select("providerActivityId")
      .where("id", "=", activityId)
      .executeTakeFirstOrThrow();

    const [matched, open] = await listWeekExercises(db, { ...key, week: 1 });

    const columns = [
      ...EXERCISE_COLUMNS,
      "matchedProviderActivityId",
      "matchedActivity",
    ].toSorted();
    expect(Object.keys(matched ?? {}).toSorted()).toEqual(columns);
    expect(matched).toMatchObject({
      matchedActivityId: activityId,
      matchedProviderActivityId: providerActivityId,
      actualDuration: 30,
      completedAt: "2026-03-04T08:00:00.000Z",
    });
    expect(open).toMatchObject({ matchedActivityId: null, matchedProviderActivityId: null });
    expect(open?.steps).toEqual(newExercise().steps);
  });
});

describe("findExercise", () => {
  test("returns the exercise with the facts of its plan", async () => {
    const { userId, planId, idOf } = await sampleExercises(db);
    const exerciseId = idOf("1-run-1");

    const found = await findExercise(db, { userId, exerciseId });

    const [row] = await listPlanExercises(db, { userId, planId });
    expect(found).toEqual({
      ...row,
      plan: { startDate: "2026-03-01", totalWeeks: 4, raceDate: "2026-03-28" },
    });
  });

  test("returns undefined for another user's exercise", async () => {
    const { idOf } = await sampleExercises(db);
    const { id: userId } = await sampleUser(db);

    expect(await findExercise(db, { userId, exerciseId: idOf("1-run-1") })).toBeUndefined();
  });
});

describe("placeExercise and unscheduleExercise", () => {
  test("place an exercise, move it and take it off", async () => {
    const { userId, idOf } = await sampleExercises(db);
    const key = { userId, exerciseId: idOf("1-run-1") };
    const sunday = { day: 0, dayName: "Sunday", scheduledDate: isoDate("2026-03-01") } as const;

    const placed = await placeExercise(db, { ...key, ...tuesday });
    expect(placed).toMatchObject({ id: key.exerciseId, ...tuesday, isScheduled: true });
    const moved = await placeExercise(db, { ...key, ...sunday });
    expect(moved).toMatchObject({ ...sunday, isScheduled: true });
    const { plan: _, ...stored } = (await findExercise(db, key)) ?? {};
    expect(stored).toEqual(moved);

    const off = { day: null, dayName: null, scheduledDate: null, isScheduled: false };
    expect(await unscheduleExercise(db, key)).toMatchObject(off);
    expect(await unscheduleExercise(db, key)).toMatchObject(off);
  });

  test("return undefined for another user's exercise and change nothing", async () => {
    const { userId, idOf } = await sampleExercises(db);
    const exerciseId = idOf("1-run-1");
    const { id: otherId } = await sampleUser(db);
    await placeExercise(db, { userId, exerciseId, ...tuesday });

    const key = { userId: otherId, exerciseId };
    expect(await placeExercise(db, { ...key, ...tuesday })).toBeUndefined();
    expect(await unscheduleExercise(db, key)).toBeUndefined();
    expect(await findExercise(db, { userId, exerciseId })).toMatchObject(tuesday);
  });

  test("leave a completed exercise where it is", async () => {
    const { userId, idOf } = await sampleExercises(db);
    const key = { userId, exerciseId: idOf("1-run-1") };
    await placeExercise(db, { ...key, ...tuesday });
    await complete(db, key.exerciseId);

    expect(await unscheduleExercise(db, key)).toBeUndefined();
    expect(await placeExercise(db, { ...key, ...tuesday })).toBeUndefined();
    expect(await findExercise(db, key)).toMatchObject({ ...tuesday, isCompleted: true });
  });
});

const onTuesday = (exerciseId: number) => ({ exerciseId, ...tuesday });

describe("placeExercises", () => {
  test("places open exercises without a day and leaves the others", async () => {
    const key = await sampleExercises(db, [
      newExercise({ slotKey: "1-run-1", orderIndex: 0 }),
      newExercise({ slotKey: "1-run-2", orderIndex: 1 }),
      newExercise({ slotKey: "1-run-3", orderIndex: 2 }),
    ]);
    const [open, placed, done] = await listPlanExercises(db, key);
    if (!open || !placed || !done) throw new Error("The plan has too few exercises");
    const friday = { day: 5, dayName: "Friday", scheduledDate: isoDate("2026-03-06") } as const;
    await placeExercise(db, { userId: key.userId, exerciseId: placed.id, ...friday });
    await complete(db, done.id);

    const placements = [open.id, placed.id, done.id].map(onTuesday);
    expect(await placeExercises(db, { ...key, placements })).toEqual([open.id]);
    const after = await listPlanExercises(db, key);
    expect(after[0]).toMatchObject({ ...tuesday, isScheduled: true });
    expect(after[1]).toMatchObject(friday);
    expect(after[2]).toMatchObject({ day: null });
  });

  test("places nothing in another user's plan", async () => {
    const key = await sampleExercises(db);
    const { id: userId } = await sampleUser(db);
    const [exercise] = await listPlanExercises(db, key);
    const placements = exercise ? [onTuesday(exercise.id)] : [];

    expect(await placeExercises(db, { ...key, userId, placements })).toEqual([]);
  });
});
