import { addDays } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { planFitness } from "./plan-load.ts";
import { seasonFitness, type LoadedExercise } from "./season-fitness.ts";

const storedOf = (plan: ReturnType<typeof generatePlan>): LoadedExercise[] =>
  plan.weeks.flatMap((week) =>
    week.exercises.map((exercise) => ({
      ...exercise,
      day: exercise.suggestedDay,
      isCompleted: false,
      actualDuration: null,
    })),
  );

describe("seasonFitness", () => {
  test.prop([arbRequest], runs(15))(
    "matches the engine's expected fitness on suggested days",
    (request) => {
      const plan = generatePlan(request);
      const { planned, done } = seasonFitness(
        request,
        { exercises: storedOf(plan), activities: [] },
        request.createdOn,
      );
      const expected = planFitness(request, plan);
      expect(planned).toHaveLength(expected.length);
      for (const [index, day] of planned.entries())
        expect(day.fitness).toBeCloseTo(expected[index]?.fitness ?? -1, 6);
      expect(done).toEqual([]);
    },
  );

  test.prop([arbRequest, fc.integer({ min: 0, max: 60 })], runs(15))(
    "follows the planned curve when everything is done as planned",
    (request, days) => {
      const all = storedOf(generatePlan(request)).map((row) => ({ ...row, isCompleted: true }));
      // A race tomorrow leaves nothing to do.
      fc.pre(all.length > 0);
      const today = addDays(request.startDate, days);
      const { planned, done } = seasonFitness(request, { exercises: all, activities: [] }, today);
      for (const [index, day] of done.entries())
        expect(day.fitness).toBeCloseTo(planned[index]?.fitness ?? -1, 6);
      expect(done.length).toBe(Math.min(days + 1, planned.length));
    },
  );

  test("scores an exercise done in half the time as half and a day without training as 0", () => {
    const request = requestOf("olympic", "intermediate", 12);
    const [first, ...rest] = storedOf(generatePlan(request)).filter(({ week }) => week === 3);
    if (!first) throw new Error("Week 3 has no exercise");
    const today = addDays(request.startDate, 21);
    const fitnessAfter = (actualDuration: number | null) => {
      const completed = { ...first, isCompleted: true, actualDuration };
      const record = { exercises: [completed, ...rest], activities: [] };
      return seasonFitness(request, record, today).done.at(-1)?.fitness ?? 0;
    };
    const [none, half, whole] = [0, first.duration / 2, null].map(fitnessAfter);
    expect((half ?? 0) - (none ?? 0)).toBeCloseTo(((whole ?? 0) - (none ?? 0)) / 2, 6);
  });
});
