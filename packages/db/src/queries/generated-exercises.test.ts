import { test as propertyTest } from "@fast-check/vitest";
import { isoDate } from "@triplan/domain";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NewExercise } from "../tables/exercise.ts";
import { testDatabase } from "../testing/test-database.ts";
import {
  complete,
  newExercise,
  sampleActivity,
  sampleExercises,
  samplePlan,
  sampleUser,
} from "../testing/samples.ts";
import { findExercise, listPlanExercises, placeExercise } from "./exercises.ts";
import { deleteOpenExercises, insertExercises, rewriteExercises } from "./generated-exercises.ts";

const { db } = await testDatabase();

const slots = (rows: readonly { slotKey: string }[]) => rows.map(({ slotKey }) => slotKey);

async function emptyPlan() {
  const { id: userId } = await sampleUser(db);
  const { id: planId } = await samplePlan(db, userId);
  return { userId, planId };
}

async function storedExercises(planId: number): Promise<NewExercise[]> {
  return db
    .selectFrom("exercise")
    .select([
      "week",
      "slotKey",
      "type",
      "templateId",
      "name",
      "duration",
      "distance",
      "pace",
      "intensity",
      "description",
      "notes",
      "steps",
      "suggestedDay",
      "isKey",
      "brickId",
      "reasons",
      "progress",
      "baseDuration",
      "baseIntensity",
      "baseTemplateId",
      "orderIndex",
      "isDropped",
    ])
    .where("trainingPlanId", "=", planId)
    .orderBy("id")
    .execute();
}

// Quotes, braces, backslashes and "NULL" are special in the text form of an array.
const arbText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("NULL", "{}", "{a,b}", 'say "go"', "back\\slash", "two\nlines", "'; drop table"),
);
const storable = (text: string) => text.replaceAll("\0", "");

const arbExercises: fc.Arbitrary<NewExercise[]> = fc
  .array(
    fc.record({
      week: fc.integer({ min: 1, max: 104 }),
      duration: fc.integer({ min: 5, max: 600 }),
      description: arbText.map(storable),
      notes: arbText.map(storable),
      suggestedDay: fc.constantFrom(null, 0, 3, 6),
      isKey: fc.boolean(),
      brickId: fc.constantFrom(null, "brick-1"),
    }),
    { maxLength: 30 },
  )
  .map((parts) =>
    parts.map((part, index) =>
      newExercise({ ...part, slotKey: `slot-${index}`, orderIndex: index }),
    ),
  );

describe("insertExercises", () => {
  propertyTest.prop([arbExercises], { numRuns: 40 })(
    "what is stored is what was given, however many and whatever texts",
    async (exercises) => {
      const { userId, planId } = await emptyPlan();

      expect(await insertExercises(db, { userId, trainingPlanId: planId, exercises })).toBe(
        exercises.length,
      );

      expect(await storedExercises(planId)).toEqual(exercises);
    },
  );

  // @covers entities-10
  test("inserts open exercises without a day", async () => {
    const { userId, planId } = await sampleExercises(db);

    const [row] = await listPlanExercises(db, { userId, planId });

    expect(row).toMatchObject({
      day: null,
      isScheduled: false,
      isCompleted: false,
      completedAt: null,
      matchedActivityId: null,
    });
  });

  test("keeps the existing exercise of a slot", async () => {
    const { userId, planId } = await sampleExercises(db, [newExercise({ name: "First" })]);
    const exercises = [
      newExercise({ name: "Second" }),
      newExercise({ slotKey: "1-run-2", name: "New" }),
    ];

    expect(await insertExercises(db, { userId, trainingPlanId: planId, exercises })).toBe(1);

    const rows = await storedExercises(planId);
    expect(rows.map(({ name }) => name)).toEqual(["First", "New"]);
  });

  test("inserts nothing if one row is invalid", async () => {
    const { userId, planId } = await emptyPlan();
    const exercises = [newExercise(), newExercise({ slotKey: "bad", duration: 0 })];

    const insert = insertExercises(db, { userId, trainingPlanId: planId, exercises });

    await expect(insert).rejects.toMatchObject({ constraint: "exercise_duration_check" });
    expect(await storedExercises(planId)).toEqual([]);
  });

  test("rejects another user's plan", async () => {
    const { planId } = await emptyPlan();
    const { id: userId } = await sampleUser(db);

    const insert = insertExercises(db, {
      userId,
      trainingPlanId: planId,
      exercises: [newExercise()],
    });

    await expect(insert).rejects.toMatchObject({ code: "23503" });
  });
});

const SLOTS = ["1-open", "2-open", "2-placed", "2-completed", "2-matched", "3-open"] as const;

async function planInUse() {
  const exercises = SLOTS.map((slotKey, orderIndex) =>
    newExercise({ slotKey, week: Number(slotKey[0]), orderIndex }),
  );
  const key = await sampleExercises(db, exercises);
  const placement = { day: 2, dayName: "Tuesday", scheduledDate: isoDate("2026-03-10") } as const;
  await placeExercise(db, { userId: key.userId, exerciseId: key.idOf("2-placed"), ...placement });
  await complete(db, key.idOf("2-completed"));
  const activityId = await sampleActivity(db, key.userId);
  await complete(db, key.idOf("2-matched"), { activityId });
  return { ...key, exercises, placement };
}

const rewritten = (rows: readonly NewExercise[]) =>
  rows.map((row) => ({
    ...row,
    name: `New ${row.slotKey}`,
    duration: 60,
    intensity: "tempo" as const,
    steps: [],
    reasons: [],
    progress: { last: null, today: "3 × 6 min", next: "4 × 6 min" },
    suggestedDay: null,
    isKey: true,
    baseDuration: 60,
  }));

describe("rewriteExercises", () => {
  test("rewrites open exercises from the week on and leaves the others", async () => {
    const { userId, planId, exercises } = await planInUse();
    const rows = rewritten(exercises);

    const count = await rewriteExercises(db, { userId, planId, fromWeek: 2, rows });

    const expected = exercises.map((exercise, index) =>
      ["2-open", "2-placed", "3-open"].includes(exercise.slotKey)
        ? (rows[index] ?? exercise)
        : exercise,
    );
    expect(count).toBe(3);
    const stored = await storedExercises(planId);
    expect(stored.toSorted((a, b) => a.orderIndex - b.orderIndex)).toEqual(expected);
  });

  test("keeps id and day of a placed exercise", async () => {
    const { userId, planId, idOf, exercises, placement } = await planInUse();
    await rewriteExercises(db, { userId, planId, fromWeek: 1, rows: rewritten(exercises) });

    const found = await findExercise(db, { userId, exerciseId: idOf("2-placed") });

    expect(found).toMatchObject({ name: "New 2-placed", isScheduled: true, ...placement });
  });

  test("ignores unknown slots and leaves other users' plans unchanged", async () => {
    const { userId, planId, exercises } = await planInUse();
    const { id: otherId } = await sampleUser(db);
    const rows = rewritten(exercises);

    const unknown = [newExercise({ slotKey: "9-none" })];
    expect(await rewriteExercises(db, { userId, planId, fromWeek: 1, rows: unknown })).toBe(0);
    expect(await rewriteExercises(db, { userId: otherId, planId, fromWeek: 1, rows })).toBe(0);
    expect(await rewriteExercises(db, { userId, planId, fromWeek: 1, rows: [] })).toBe(0);

    expect(await storedExercises(planId)).toEqual(exercises);
  });
});

describe("deleteOpenExercises", () => {
  test("deletes open exercises from the week on unless their slots are kept", async () => {
    const { userId, planId } = await planInUse();

    const keptSlotKeys = ["2-open"];
    expect(await deleteOpenExercises(db, { userId, planId, fromWeek: 2, keptSlotKeys })).toBe(2);

    expect(slots(await listPlanExercises(db, { userId, planId }))).toEqual([
      "1-open",
      "2-open",
      "2-completed",
      "2-matched",
    ]);
  });

  test("keeps completed and matched exercises when no slot is kept", async () => {
    const { userId, planId } = await planInUse();

    await deleteOpenExercises(db, { userId, planId, fromWeek: 1, keptSlotKeys: [] });

    const left = slots(await listPlanExercises(db, { userId, planId }));
    expect(left).toEqual(["2-completed", "2-matched"]);
  });

  test("deletes nothing of another user's plan", async () => {
    const { planId } = await planInUse();
    const { id: userId } = await sampleUser(db);

    const change = { userId, planId, fromWeek: 1, keptSlotKeys: [] };
    expect(await deleteOpenExercises(db, change)).toBe(0);
  });
});
