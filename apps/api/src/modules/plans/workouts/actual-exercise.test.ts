import { INTENSITIES } from "@triplan/domain";
import { expect, test } from "vitest";
import { testApi } from "../../../testing/api/test-api.ts";
import { validPlan } from "../../../testing/inputs/valid-plan.ts";
import { actualExercise } from "./actual-exercise.ts";

const api = await testApi();

// @covers entities-12
test("the actual intensity is easy, moderate, hard, tempo or interval for any planned one", async () => {
  const user = await api.user();
  const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
  const [row] = await user.trpc.exercises.listWeek.query({ planId, week: 1 });
  if (!row) throw new Error("The week has no exercise");
  const done = INTENSITIES.map((intensity) => [
    intensity,
    actualExercise({ ...row, intensity }).intensity,
  ]);
  expect(Object.fromEntries(done)).toEqual({
    recovery: "easy",
    easy: "easy",
    moderate: "moderate",
    tempo: "tempo",
    threshold: "hard",
    hard: "hard",
    vo2max: "interval",
    interval: "interval",
  });
});
