import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { newExercise, sampleExercises, sampleUser } from "../testing/samples.ts";
import { listOutlinedExercises } from "./outlined-exercises.ts";

const { db } = await testDatabase();

const sample = () =>
  sampleExercises(db, [
    newExercise({ week: 3, slotKey: "3-a", duration: 90 }),
    newExercise({ week: 1, slotKey: "1-a", duration: 60, orderIndex: 1 }),
    newExercise({ week: 1, slotKey: "1-b", duration: 45, orderIndex: 0 }),
    newExercise({ week: 1, slotKey: "1-c", duration: 30, orderIndex: 2, isDropped: true }),
  ]);

test("listOutlinedExercises returns the exercises of the given plans in order, none left out", async () => {
  const { userId, planId } = await sample();
  const rows = await listOutlinedExercises(db, { userId, planIds: [planId] });
  expect(rows.map(({ week, duration }) => [week, duration])).toEqual([
    [1, 45],
    [1, 60],
    [3, 90],
  ]);
  expect(await listOutlinedExercises(db, { userId, planIds: [] })).toEqual([]);
});

test("listOutlinedExercises returns nothing of another user's plan", async () => {
  const { planId } = await sample();
  const stranger = await sampleUser(db);
  expect(await listOutlinedExercises(db, { userId: stranger.id, planIds: [planId] })).toEqual([]);
});
