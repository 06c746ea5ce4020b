import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { completeExercise } from "../../testing/rows/seed-exercises.ts";

const api = await testApi();

test("the progression has dates of placed exercises and says which are done", async () => {
  const user = await api.user();
  const { id: planId, totalWeeks } = await user.trpc.plans.create.mutate(validPlan());
  const weeks = Array.from({ length: totalWeeks }, (_, index) => index + 1);
  const rows = await Promise.all(
    weeks.map((week) => user.trpc.exercises.listWeek.query({ planId, week })),
  );
  const run = rows
    .flat()
    .find(({ templateId, type }) => type === "run" && templateId.includes(":"));
  const exerciseId = run?.id ?? 0;
  await user.trpc.exercises.schedule.mutate({ exerciseId, day: 2, dayName: "Tuesday" });
  const planned = await user.trpc.exercises.progression.query({ exerciseId });
  expect(planned.length).toBeGreaterThan(1);
  expect(planned.find((each) => each.exerciseId === exerciseId)).toMatchObject({
    week: run?.week,
    set: run?.progress?.today,
    date: expect.stringMatching(/^2026-/),
    isDone: false,
  });
  await completeExercise(api.db, exerciseId);
  const done = await user.trpc.exercises.progression.query({ exerciseId });
  expect(done.filter(({ isDone }) => isDone).map((each) => each.exerciseId)).toEqual([exerciseId]);
});
