import { expect, test } from "vitest";
import { newExercise, sampleExercises } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { pacedProgress } from "./0023-paced-progress.ts";

const { db } = await testDatabase();

const css = { last: null, today: "6 × 100 m", next: "8 × 100 m" };
const long = { last: null, today: "1500 m in one piece", next: "1900 m in one piece" };

test("today's set of a swim is the one that its pace has time for", async () => {
  const swims = [
    { notes: "Raise your speed. At your pace you have time for 4 of the 6.", progress: css },
    { notes: "Raise your speed. At your pace you have time for 1 of the 6.", progress: css },
    { notes: "At your pace you have time for 1200 m in one piece.", progress: long },
    { notes: "Raise your speed. 6 × 100 m to begin with.", progress: css },
    { notes: "At your pace you have time for 4 of the 6.", progress: null },
  ];
  const exercises = swims.map((swim, orderIndex) =>
    newExercise({ type: "swim", slotKey: `9-swim-${orderIndex}`, week: 9, orderIndex, ...swim }),
  );
  await sampleExercises(db, exercises);

  await pacedProgress.up(db);

  const rows = await db.selectFrom("exercise").select("progress").orderBy("id").execute();
  expect(rows.map(({ progress }) => progress)).toEqual([
    { ...css, today: "4 × 100 m", planned: "6 × 100 m" },
    { ...css, today: "100 m", planned: "6 × 100 m" },
    { ...long, today: "1200 m in one piece", planned: "1500 m in one piece" },
    css,
    null,
  ]);
});
