import type { ExerciseStep, StepAdvice } from "@triplan/domain";
import { expect, test } from "vitest";
import { newExercise, sampleExercises } from "../testing/samples.ts";
import { testDatabase } from "../testing/test-database.ts";
import { changeMinutes } from "./0024-change-minutes.ts";

const { db } = await testDatabase();

const FUEL: StepAdvice = {
  kind: "fuel",
  text: "3 h: 120 g.",
  gramsPerHour: { least: 40, most: 40 },
};
const FIRST: StepAdvice = { kind: "transition", text: "Lay out running shoes, helmet and belt." };
const LATER: StepAdvice = { kind: "transition", text: "Change as in the race and take the time." };

const step = (advice?: StepAdvice[]): ExerciseStep => ({
  kind: "steady",
  repeat: 1,
  intervals: [],
  ...(advice && { advice }),
});

test("the change of a brick has its minutes", async () => {
  const rides = [[step([FUEL, FIRST]), step()], [step(), step([LATER])], [step([FUEL])]];
  await sampleExercises(
    db,
    rides.map((steps, orderIndex) =>
      newExercise({ slotKey: `9-bike-${orderIndex}`, week: 9, orderIndex, steps }),
    ),
  );

  await changeMinutes.up(db);

  const rows = await db.selectFrom("exercise").select("steps").orderBy("id").execute();
  expect(rows.map(({ steps }) => steps)).toEqual([
    [step([FUEL, { ...FIRST, changeMinutes: 10 }]), step()],
    [step(), step([{ ...LATER, changeMinutes: 3 }])],
    [step([FUEL])],
  ]);
});
