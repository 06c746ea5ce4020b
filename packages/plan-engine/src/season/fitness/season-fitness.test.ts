import { addDays, dateInWeek } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { exerciseLoad, type CompletableExercise } from "../../load/index.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { fitnessCurve, settledAt } from "./fitness-curve.ts";
import { planFitness } from "./plan-load.ts";
import { seasonFitness } from "./season-fitness.ts";
import { assumedLoad, type DatedLoad, type FitnessStart } from "./start-fitness.ts";

const storedOf = (request: PlanRequest): CompletableExercise[] =>
  generatedPlan(request)
    .weeks.flatMap((week) => week.exercises)
    .map((exercise) => ({
      ...exercise,
      date: dateInWeek(request.startDate, exercise.week, exercise.suggestedDay),
      isCompleted: false,
      skippedAt: null,
      actualDuration: null,
      matchedActivityId: null,
    }));

const startOf = (request: PlanRequest): FitnessStart => ({
  ...settledAt(assumedLoad(request)),
  basis: "first-week",
});

const loadsOf = (exercises: readonly CompletableExercise[]): DatedLoad[] =>
  exercises.map((exercise) => ({ date: exercise.date, load: exerciseLoad(exercise) }));

const request = requestOf("olympic", "intermediate", 12);
const exercises = storedOf(request);
const start = startOf(request);
const dayOf = (day: number) => addDays(request.startDate, day);
const until = (day: number) => exercises.filter(({ date }) => date < dayOf(day));

const week = (number: number) =>
  exercises.filter(({ date }) => date >= dayOf(7 * number - 7) && date < dayOf(7 * number));

/** In week 7, with these weeks done as planned and no record of the others. */
const reading = (weeks: number[]) =>
  seasonFitness(
    request,
    { start, exercises, done: loadsOf(weeks.flatMap(week)) },
    dayOf(7 * 6 + 2),
  );

describe("seasonFitness", () => {
  test.prop([arbRequest], runs(15))(
    "matches the engine's expected fitness on suggested days",
    (any) => {
      const record = { start: startOf(any), exercises: storedOf(any), done: [] };
      const { planned, done } = seasonFitness(any, record, any.createdOn);
      const expected = planFitness(any, generatedPlan(any));
      expect(planned).toHaveLength(expected.length);
      for (const [index, day] of planned.entries())
        expect(day.fitness).toBeCloseTo(expected[index]?.fitness ?? -1, 6);
      expect(done).toEqual([]);
    },
  );

  test.prop([fc.integer({ min: 0, max: 80 })])(
    "follows the planned curve when everything is done as planned, and projects it",
    (day) => {
      const all = exercises.map((each) => ({ ...each, isCompleted: each.date < dayOf(day) }));
      const record = { start, exercises: all, done: loadsOf(until(day)) };
      const { planned, done, projected, isReliable } = seasonFitness(request, record, dayOf(day));
      const passed = Math.min(day, planned.length - 1);
      if (done.length > 0) expect(done).toHaveLength(passed + 1);
      for (const [index, { fitness }] of done.entries())
        expect(fitness).toBeCloseTo(planned[index]?.fitness ?? -1, 6);
      expect(projected.at(-1)?.form).toBeCloseTo(planned.at(-1)?.form ?? 0, 6);
      expect(projected).toHaveLength(planned.length - passed);
      expect(isReliable).toBe(true);
    },
  );

  test("counts what is done today from tomorrow on, beside what is still open today", () => {
    const today = dayOf(9);
    const done = [...loadsOf(until(9)), { date: today, load: 60 }];
    const open = exercises.filter(({ date }) => date > today);
    const record = { start, exercises: open, done };
    const { done: mornings, projected } = seasonFitness(request, record, today);
    const without = seasonFitness(request, { ...record, done: loadsOf(until(9)) }, today);
    expect(mornings).toEqual(without.done);
    expect(projected[1]).toEqual(fitnessCurve([60], mornings.at(-1) ?? start)[1]);
  });

  test("counts an exercise of a later day that is done already only once", () => {
    const [next, ...rest] = exercises.filter(({ date }) => date > dayOf(8));
    if (!next) throw new Error("Nothing comes after day 8");
    const done = [...loadsOf(until(8)), { date: dayOf(8), load: 50 }];
    const early = { start, exercises: [{ ...next, isCompleted: true }, ...rest], done };
    const gone = { start, exercises: rest, done };
    const projectedOf = (record: typeof early) =>
      seasonFitness(request, record, dayOf(8)).projected.at(-1);
    expect(projectedOf(early)).toEqual(projectedOf(gone));
  });

  test("calls past weeks without a record unanswered and says when figures mean nothing", () => {
    expect(reading([1, 2, 3, 4, 5, 6])).toMatchObject({ unansweredWeeks: [], isReliable: true });
    expect(reading([1, 2, 3, 5, 6])).toMatchObject({ unansweredWeeks: [4], isReliable: true });
    expect(reading([1, 2])).toMatchObject({ unansweredWeeks: [3, 4, 5, 6], isReliable: false });
    expect(reading([])).toMatchObject({ done: [], isReliable: false });
  });

  test.prop([fc.integer({ min: 7, max: 70 }), fc.integer({ min: 0, max: 200 })])(
    "never changes a past morning by a change of the future",
    (day, percent) => {
      const record = { start, exercises, done: loadsOf(until(day)) };
      const changed = exercises.map((each) => {
        const steps = each.steps.map((step) => ({
          ...step,
          intervals: step.intervals.map((interval) => ({
            ...interval,
            seconds: (interval.seconds * percent) / 100,
          })),
        }));
        return each.date < dayOf(day) ? each : { ...each, steps };
      });
      const before = seasonFitness(request, record, dayOf(day));
      const after = seasonFitness(request, { ...record, exercises: changed }, dayOf(day));
      expect(after.done).toEqual(before.done);
      expect(after.planned.slice(0, day + 1)).toEqual(before.planned.slice(0, day + 1));
      expect(after.unansweredWeeks).toEqual(before.unansweredWeeks);
    },
  );
});
