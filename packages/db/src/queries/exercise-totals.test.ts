import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { complete, newExercise, sampleExercises, sampleUser } from "../testing/samples.ts";
import { exerciseTotals } from "./exercise-totals.ts";
import { placeExercise } from "./exercises.ts";

const { db } = await testDatabase();

// Week 1 is 1 to 7 March, week 2 is 8 to 14 March.
async function twoWeeks() {
  const key = await sampleExercises(db, [
    newExercise({ week: 1, slotKey: "1-a", duration: 60 }),
    newExercise({ week: 1, slotKey: "1-b", duration: 45 }),
    newExercise({ week: 1, slotKey: "1-c", duration: 30 }),
    newExercise({ week: 2, slotKey: "2-a", duration: 90 }),
  ]);
  await complete(db, key.idOf("1-a"), { actualDuration: 70 });
  await complete(db, key.idOf("1-b"));
  const monday = { day: 1, dayName: "Monday", scheduledDate: isoDate("2026-03-09") } as const;
  await placeExercise(db, { userId: key.userId, exerciseId: key.idOf("2-a"), ...monday });
  return key;
}

const timedFirstWeek = { timedPlannedMinutes: 60, timedActualMinutes: 70 };
const untimed = { timedPlannedMinutes: 0, timedActualMinutes: 0 };
const nothingDue = { due: 0, dueMinutes: 0, dueCompleted: 0, dueCompletedMinutes: 0 };
const dueFirstWeek = { due: 3, dueMinutes: 135, dueCompleted: 2, dueCompletedMinutes: 105 };
const dueSecondWeek = { due: 1, dueMinutes: 90, dueCompleted: 0, dueCompletedMinutes: 0 };

test.each([
  ["2026-03-07", nothingDue, nothingDue],
  ["2026-03-08", dueFirstWeek, nothingDue],
  ["2026-03-09", dueFirstWeek, dueSecondWeek],
])(
  "on %s the exercises of past weeks and of days up to today are due",
  async (day, first, second) => {
    const key = await twoWeeks();

    expect(await exerciseTotals(db, { ...key, today: isoDate(day), unsure: [] })).toEqual([
      { week: 1, ...first, ...timedFirstWeek },
      { week: 2, ...second, ...untimed },
    ]);
  },
);

test("another user's plan has no totals", async () => {
  const { planId } = await twoWeeks();
  const { id: userId } = await sampleUser(db);

  const today = isoDate("2026-03-31");
  const totals = await exerciseTotals(db, { userId, planId, today, unsure: [] });

  expect(totals).toEqual([]);
});
