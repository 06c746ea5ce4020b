import { expect, test } from "vitest";
import { migrate } from "../../backup/migrate.ts";
import { findMissedSets } from "../../queries/missed-sets.ts";
import { newExercise, sampleExercises } from "../../testing/samples.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { ALL_MIGRATIONS } from "../all-migrations.ts";

test("a plan that repeats a set keeps what was missed of its ladder, in weeks with a record", async () => {
  const { db } = await testDatabase({ migrated: false });
  await migrate(db, ALL_MIGRATIONS, "0085_own_items");
  const rides = [1, 2, 3].map((week) =>
    newExercise({ week, slotKey: `${week}-bike-1`, type: "bike", templateId: `bike-vo2:${week}` }),
  );
  const runs = [1, 2, 3].map((week) =>
    newExercise({ week, slotKey: `${week}-run-1`, templateId: `run-threshold:${week}` }),
  );
  const held = newExercise({
    week: 4,
    slotKey: "4-bike-1",
    type: "bike",
    templateId: "bike-vo2:3",
    reasons: [{ rule: "held", facts: { set: "4 × 3 min", why: "missed" } }],
  });
  const repeating = await sampleExercises(db, [...rides, ...runs, held]);
  const climbing = await sampleExercises(db, [...rides, ...runs]);
  await db
    .updateTable("exercise")
    .set({ isCompleted: true, completedAt: "2026-03-03T08:00:00Z", actualDuration: 45 })
    .where("slotKey", "in", ["1-bike-1", "2-run-1"])
    .execute();

  await migrate(db, ALL_MIGRATIONS);

  const missed = ({ userId, planId }: typeof repeating) => findMissedSets(db, { userId, planId });
  expect(await missed(repeating)).toEqual(["2-bike-1"]);
  expect(await missed(climbing)).toEqual([]);
});
