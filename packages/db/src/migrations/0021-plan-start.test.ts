import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertExercises } from "../queries/generated-exercises.ts";
import { newExercise, samplePlan, sampleUser } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { planStart } from "./0021-plan-start.ts";

const { db } = await testDatabase();

test("plans that exist start from the athlete's hours, else from their first full week", async () => {
  const { id: userId } = await sampleUser(db);
  const plans = [
    await samplePlan(db, userId, { hoursNow: 7 }),
    await samplePlan(db, userId),
    await samplePlan(db, userId),
  ];
  const exercises = [
    newExercise({ week: 1, slotKey: "1-run-1", baseDuration: 60 }),
    newExercise({ week: 2, slotKey: "2-run-1", baseDuration: 120 }),
    newExercise({ week: 2, slotKey: "2-run-2", baseDuration: 300, orderIndex: 1 }),
    newExercise({ week: 3, slotKey: "3-run-1", baseDuration: 600 }),
  ];
  await insertExercises(db, { userId, trainingPlanId: plans[1]?.id ?? 0, exercises });
  await sql`
    alter table training_plan
      drop column start_fitness, drop column start_fatigue, drop column start_basis`.execute(db);
  // It groups by the primary key of its time.
  await sql`
    alter table training_plan
      drop constraint training_plan_pkey cascade, add primary key (id)`.execute(db);

  await planStart.up(db);

  const rows = await db
    .selectFrom("trainingPlan")
    .select(["startFitness", "startFatigue", "startBasis"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { startFitness: 50, startFatigue: 50, startBasis: "hours" },
    { startFitness: 49.5, startFatigue: 49.5, startBasis: "first-week" },
    { startFitness: 0, startFatigue: 0, startBasis: "first-week" },
  ]);
});
