import { describe, expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { NO_ANSWERS, type PlannedExercise, type PlanRequest } from "../model/plan-types.ts";
import { requestOf } from "../testing/index.ts";

const runsIn = (request: PlanRequest, week: number) =>
  (generatePlan(request).weeks[week - 1]?.exercises ?? []).filter(
    ({ type, brickId, intensity }) => type === "run" && brickId === null && intensity === "easy",
  );

const walks = ({ steps }: PlannedExercise) =>
  steps.filter(({ intervals }) => intervals.some(({ feel }) => feel === "walk"));

/** Minutes of running before each walk. */
const runMinutes = (exercise: PlannedExercise) =>
  walks(exercise).map(({ intervals }) => (intervals[0]?.seconds ?? 0) / 60);

const newRunner = (request: PlanRequest): PlanRequest => ({
  ...request,
  now: { ...NO_ANSWERS, longestRun: 0 },
});

describe("run-walk", () => {
  const beginner = requestOf("70.3", "beginner", 20);

  test.each([1, 4])("is how a beginner's easy and long runs are written in week %i", (week) => {
    const runs = runsIn(beginner, week);
    expect(runs.length).toBeGreaterThan(1);
    for (const run of runs) expect(runMinutes(run)).toEqual([4]);
  });

  test("ends after week 4", () => {
    for (const run of runsIn(beginner, 5)) expect(walks(run)).toEqual([]);
  });

  test.each([
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 9],
  ])("of an athlete new to running in week %i has %i minutes of running", (week, minutes) => {
    const runs = runsIn(newRunner(requestOf("ironman", "intermediate", 24)), week);
    const found = runs.flatMap(runMinutes);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([minutes]));
  });

  test("stays in the long runs of a new runner's Ironman", () => {
    const runs = runsIn(newRunner(requestOf("ironman", "intermediate", 24)), 13);
    const long = runs.filter(({ templateId }) => templateId === "R05");
    expect(long.flatMap(runMinutes)).toEqual([9]);
    const others = runs.filter((each) => !long.includes(each));
    expect(others.flatMap(walks)).toEqual([]);
  });

  test("is written in words, with a pace for the running alone", () => {
    const [run] = runsIn(beginner, 1);
    expect(run?.description).toMatch(/Steady: \d+ × \(4 min .* \+ 1 min walk\)/);
  });
});
