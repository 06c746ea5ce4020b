import { expect, test } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { paceFigure } from "../../intensity/index.ts";
import { requestOf } from "../../testing/index.ts";
import { stepRows } from "./step-rows.ts";

function rowsOf(thresholds: object) {
  const request = { ...requestOf("olympic", "intermediate", 16), thresholds };
  const exercises = generatePlan(request).weeks.flatMap((week) => week.exercises);
  const set = exercises.find(({ templateId }) => templateId === "bike-threshold:1");
  return stepRows(set?.steps ?? [], { pace: (pace) => paceFigure("bike", pace), pool: "m" });
}

test("a set is a row of repetitions, the time between them, target and feeling", () => {
  const main = rowsOf({}).find(({ kind }) => kind === "main");
  expect(main).toMatchObject({
    amount: "3 × 6 min",
    heart: null,
    rpe: "7-8",
    feel: "single words",
  });
  expect(main?.between).toMatch(/^\d+ min easy$/);
  expect(main?.target).toMatch(/^[\d.]+-[\d.]+ mph$/);
  expect(main?.effort).toBe("Z4, on the flat");
});

test("with known thresholds the target is watts, and the zone names the speed", () => {
  const main = rowsOf({ ftpWatts: 200, lthrBike: 160 }).find(({ kind }) => kind === "main");
  expect(main?.target).toMatch(/^\d+-\d+ W$/);
  expect(main?.effort).toMatch(/^Z4, about [\d.]+ mph on the flat$/);
  expect(main?.heart).toMatch(/^\d+-\d+ bpm$/);
});
