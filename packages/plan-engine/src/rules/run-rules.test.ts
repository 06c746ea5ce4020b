import { expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import type { PlannedExercise } from "../model/plan-types.ts";
import { requestOf, scheduleOf } from "../testing/index.ts";
import { isLongOf } from "../week/index.ts";
import { checkPlan } from "./check-plan.ts";

const afterLongRun = (exercise: PlannedExercise): PlannedExercise => {
  if (isLongOf("run", exercise)) return { ...exercise, suggestedDay: 0 };
  return exercise.type === "run" && exercise.brickId === null
    ? { ...exercise, suggestedDay: 1, duration: 45 }
    : { ...exercise, suggestedDay: 6 };
};

test("reports after-long-run when a beginner runs 45 minutes on the next day", () => {
  const open = requestOf("70.3", "beginner", 20, scheduleOf([3, 3, 3, 3, 3, 3, 3], [0, 6]));
  const made = generatePlan(open);
  const weeks = made.weeks.map((week) => ({
    ...week,
    exercises: week.exercises.map(afterLongRun),
  }));
  const found = checkPlan(open, { ...made, weeks });
  expect(found).toContainEqual(expect.objectContaining({ ruleId: "after-long-run" }));
});
