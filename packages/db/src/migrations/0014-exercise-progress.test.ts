import { sql } from "kysely";
import { expect, test } from "vitest";
import { newExercise, sampleExercises } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { exerciseProgress } from "./0014-exercise-progress.ts";

const { db } = await testDatabase();

test("exercises that exist take their progress from their notes", async () => {
  const notes = [
    "Raise your power. 3 × 6 min to begin with; the next step is 4 × 6 min. Arrive fresh.",
    "Raise your power. 4 × 6 min, up from 3 × 6 min 2 weeks ago; the next step is 3 × 8 min.",
    "2 × (8 × 30 s), as last week.",
    "Raise your power. Shorter than first planned.",
  ];
  const exercises = notes.map((text, orderIndex) =>
    newExercise({
      slotKey: `9-bike-${orderIndex}`,
      week: 9,
      orderIndex,
      templateId: "bike-threshold:1",
      notes: text,
    }),
  );
  const easy = newExercise({ slotKey: "9-run-1", notes: "2 h, as last week." });
  await sampleExercises(db, [...exercises, easy]);
  await sql`alter table exercise drop column progress`.execute(db);

  await exerciseProgress.up(db);

  const rows = await db.selectFrom("exercise").select("progress").orderBy("id").execute();
  expect(rows.map(({ progress }) => progress)).toEqual([
    { last: null, today: "3 × 6 min", next: "4 × 6 min" },
    { last: { set: "3 × 6 min", week: 7 }, today: "4 × 6 min", next: "3 × 8 min" },
    { last: { set: "2 × (8 × 30 s)", week: 8 }, today: "2 × (8 × 30 s)", next: null },
    null,
    null,
  ]);
});
