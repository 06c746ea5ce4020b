import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { newExercise, sampleExercises, sampleUser } from "../testing/samples.ts";
import { listWeekMinutes } from "./week-minutes.ts";

const { db } = await testDatabase();

const sample = () =>
  sampleExercises(db, [
    newExercise({ week: 1, slotKey: "1-a", duration: 60 }),
    newExercise({ week: 1, slotKey: "1-b", duration: 45 }),
    newExercise({ week: 3, slotKey: "3-a", duration: 90 }),
  ]);

test("listWeekMinutes sums the stored exercises of each week of the given plans", async () => {
  const { userId, planId } = await sample();
  const rows = await listWeekMinutes(db, { userId, planIds: [planId] });
  expect(rows.toSorted((a, b) => a.week - b.week)).toEqual([
    { planId, week: 1, minutes: 105 },
    { planId, week: 3, minutes: 90 },
  ]);
  expect(await listWeekMinutes(db, { userId, planIds: [] })).toEqual([]);
});

test("listWeekMinutes returns nothing of another user's plan", async () => {
  const { planId } = await sample();
  const stranger = await sampleUser(db);
  expect(await listWeekMinutes(db, { userId: stranger.id, planIds: [planId] })).toEqual([]);
});
