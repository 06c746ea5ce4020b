import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { testDatabase } from "../testing.ts";
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

const firstWeek = {
  week: 1,
  exercises: 3,
  plannedMinutes: 135,
  completed: 2,
  completedPlannedMinutes: 105,
  completedMinutes: 115,
  due: 3,
  dueMinutes: 135,
  dueCompleted: 2,
};
const secondWeek = {
  week: 2,
  exercises: 1,
  plannedMinutes: 90,
  completed: 0,
  completedPlannedMinutes: 0,
  completedMinutes: 0,
  due: 1,
  dueMinutes: 90,
  dueCompleted: 0,
};
const nothingDue = { due: 0, dueMinutes: 0, dueCompleted: 0 };

test.each([
  [
    "2026-03-06",
    [
      { ...firstWeek, ...nothingDue },
      { ...secondWeek, ...nothingDue },
    ],
  ],
  ["2026-03-07", [firstWeek, { ...secondWeek, ...nothingDue }]],
  ["2026-03-08", [firstWeek, { ...secondWeek, ...nothingDue }]],
  ["2026-03-09", [firstWeek, secondWeek]],
])("by %s the exercises of days that are over are due", async (day, expected) => {
  const key = await twoWeeks();

  expect(await exerciseTotals(db, { ...key, dueBy: isoDate(day) })).toEqual(expected);
});

test("another's plan has no totals", async () => {
  const { planId } = await twoWeeks();
  const { id: userId } = await sampleUser(db);

  const totals = await exerciseTotals(db, { userId, planId, dueBy: isoDate("2026-03-31") });

  expect(totals).toEqual([]);
});
