import { parsePace, type ExerciseStep } from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "./generate-plan.ts";
import { isHard } from "./intensity/hard-days.ts";
import { sum } from "./model/numbers.ts";
import type { Plan, PlannedExercise, PlanRequest } from "./model/plan-types.ts";
import { arbRequest, requestOf, scheduleOf } from "./testing/index.ts";
import { runs } from "./testing/runs.ts";

const roomy = scheduleOf([3, 1.5, 4, 2, 2, 2, 8], [2, 6]);
const exercisesOf = (plan: Plan) => plan.weeks.flatMap((week) => week.exercises);
const onDayOf = (plan: Plan, exercise: PlannedExercise) =>
  exercisesOf(plan).filter(
    (each) => each.week === exercise.week && each.suggestedDay === exercise.suggestedDay,
  );
/** Most minutes left on a day with one exercise of another discipline. */
function freeMinutes(week: readonly PlannedExercise[], other: PlannedExercise) {
  const left = roomy.map(({ day, hours }) => {
    const here = week.filter(({ suggestedDay }) => suggestedDay === day);
    const isTaken = here.length !== 1 || here.some(({ type }) => type === other.type);
    return isTaken ? 0 : 60 * hours - sum(here.map((each) => each.duration));
  });
  return Math.max(...left);
}
const isEasy = ({ intensity }: PlannedExercise) => intensity === "easy" || intensity === "recovery";

const easyPaces = (steps: readonly ExerciseStep[]) =>
  steps
    .flatMap((step) => step.intervals)
    .filter((each) => each.zone <= "Z2" && !each.isRacePace)
    .map((each) => parsePace(each.pace) ?? 0);

/** Runs by feel show no pace. */
const SLOWER_THAN_A_JOG = Number.POSITIVE_INFINITY;

const lastWeekOf = (request: PlanRequest) => generatePlan(request).weeks.at(-1)?.exercises ?? [];

describe("generated plans", () => {
  test.prop([arbRequest], runs(15))(
    "never show the pace of the strides for an easy run",
    (request) => {
      const easyRuns = exercisesOf(generatePlan(request)).filter(
        (each) => each.type === "run" && isEasy(each) && easyPaces(each.steps).length > 0,
      );
      for (const run of easyRuns) {
        const shown = parsePace(run.pace.replace("/mi", "")) ?? SLOWER_THAN_A_JOG;
        expect(shown).toBeGreaterThanOrEqual(Math.min(...easyPaces(run.steps)) - 1);
      }
    },
  );

  test("label the longest run and ride of a short week as training, not recovery", () => {
    const plan = generatePlan(requestOf("sprint", "beginner", 8));
    const loading = plan.weeks.filter((week) => week.phase !== "race" && !week.isRecovery);
    const keys = loading.flatMap((week) => week.exercises.filter((each) => each.isKey));
    expect(keys.map((each) => each.intensity)).not.toContain("recovery");
  });

  test("vary the discipline of the hard exercise in a short plan", () => {
    const plan = generatePlan(requestOf("sprint", "beginner", 8));
    expect(
      new Set(
        exercisesOf(plan)
          .filter(isHard)
          .map((each) => each.type),
      ).size,
    ).toBeGreaterThan(1);
  });

  test.each([
    ["70.3", "beginner", 180],
    ["70.3", "intermediate", 180],
    ["ironman", "beginner", 240],
    ["ironman", "intermediate", 300],
  ] as const)("keep the longest day of a %s for the long ride (%s)", (race, level, long) => {
    const plan = generatePlan(requestOf(race, level, 30, roomy));
    const rides = exercisesOf(plan).filter((each) => each.type === "bike" && each.duration >= long);
    expect(rides.length).toBeGreaterThan(5);
    for (const ride of rides) {
      expect(ride.suggestedDay).toBe(6);
      const others = onDayOf(plan, ride).filter((each) => each.brickId === null);
      expect(others.filter((each) => each !== ride)).toEqual([]);
    }
  });

  // Twelve exercises on six days leave no free place on any of them.
  test("share the day of an advanced athlete's long ride only if no other day has room", () => {
    const plan = generatePlan(requestOf("ironman", "advanced", 30, roomy));
    const rides = exercisesOf(plan).filter((each) => each.type === "bike" && each.duration >= 300);
    expect(rides.length).toBeGreaterThan(5);
    for (const ride of rides) {
      const week = exercisesOf(plan).filter((each) => each.week === ride.week);
      const others = onDayOf(plan, ride).filter((each) => each.brickId === null && each !== ride);
      for (const other of others) {
        expect(freeMinutes(week, other)).toBeLessThan(other.duration);
      }
    }
  });

  test.each(["sprint", "olympic", "70.3", "ironman"] as const)(
    "reduce the last days before a %s below the first days of race week",
    (race) => {
      const week = lastWeekOf(requestOf(race, "intermediate", 20));
      const minutes = (from: number, to: number) =>
        sum(
          week
            .filter((each) => each.suggestedDay >= from && each.suggestedDay <= to)
            .map((each) => each.duration),
        );
      expect(minutes(4, 6)).toBeLessThanOrEqual(minutes(0, 3));
      const late = week.filter((each) => each.suggestedDay >= 5);
      expect(Math.max(...late.map((each) => each.duration))).toBeLessThanOrEqual(45);
    },
  );

  test("schedule openers in the last days", () => {
    const openers = lastWeekOf(requestOf("70.3", "intermediate", 20)).filter((each) =>
      each.name.startsWith("Pre-race opener"),
    );
    expect(openers.length).toBeGreaterThan(0);
    for (const opener of openers) expect(opener.suggestedDay).toBeGreaterThanOrEqual(3);
  });
});
