import { mainZone, parsePace, parseSpeed, secondsPerMile, type Discipline } from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { JOG_PACE, pacesByWeek, thresholdPaces } from "../intensity/week-paces.ts";
import type { Plan, PlannedExercise, PlanRequest } from "../plan-types.ts";
import { seasonBasis } from "../season/season-basis.ts";
import { arbRequest, requestOf } from "../testing.ts";
import { runs } from "../testing/runs.ts";

/** Zone limits as fractions of threshold speed; on the bike power^0.4. */
const BANDS = {
  swim: { Z1: [0, 0.85], Z2: [0.85, 0.93], Z3: [0.93, 0.98], Z4: [0.98, 1.02], Z5: [1.02, 1.1] },
  bike: { Z1: [0, 0.55], Z2: [0.55, 0.75], Z3: [0.75, 0.9], Z4: [0.9, 1.05], Z5: [1.05, 1.2] },
  run: { Z1: [0, 0.75], Z2: [0.75, 0.86], Z3: [0.86, 0.95], Z4: [0.95, 1.02], Z5: [1.02, 1.12] },
} as const;

const BY_FEEL = "very easy";

const exercisesOf = (plan: Plan) => plan.weeks.flatMap((week) => week.exercises);

const paceNumber = (type: Discipline, pace: string): number =>
  type === "bike"
    ? (parseSpeed(pace.replace(" mph", "")) ?? Number.NaN)
    : (parsePace(pace.replace(/\/.*$/, "")) ?? Number.NaN);

/** The shown pace as a fraction of the week's threshold, widened by the rounding error. */
function partOfThreshold({ type, pace }: PlannedExercise, threshold: number): [number, number] {
  const shown = paceNumber(type, pace);
  if (type === "bike") {
    return [((shown - 0.3) / threshold) ** 2.5, ((shown + 0.3) / threshold) ** 2.5];
  }
  return [threshold / (shown + 1.5), threshold / (shown - 1.5)];
}

/** Threshold of the week; the goal moves all targets by the same factor. */
function thresholdIn(request: PlanRequest, week: number, type: Discipline): number {
  const { trainingWeeks } = seasonBasis(request);
  const today = thresholdPaces(request.raceType, request.paces)[type];
  const paces = pacesByWeek(request, trainingWeeks);
  return (today * paces(week)[type].Z4) / paces(0)[type].Z4;
}

describe("the pace of an exercise", () => {
  test.prop([arbRequest], runs(10))("is within the band of its zone", (request) => {
    for (const exercise of exercisesOf(generatePlan(request))) {
      const zone = mainZone(exercise);
      expect(zone).not.toBeNull();
      if (zone === null || zone === "Z6" || exercise.pace === BY_FEEL) continue;
      const { type, week } = exercise;
      const [low, high] = partOfThreshold(exercise, thresholdIn(request, week, type));
      const [from, to] = BANDS[type][zone];
      expect({ ...exercise, isInBand: high >= from && low <= to }).toMatchObject({
        isInBand: true,
      });
    }
  });

  test.prop([arbRequest], runs(10))(
    "is no slower than a jog for an easy run, or is shown as by feel",
    (request) => {
      for (const run of exercisesOf(generatePlan(request)).filter(({ type }) => type === "run")) {
        const zone = mainZone(run);
        if (zone === null || zone > "Z2" || run.pace === BY_FEEL) continue;
        const slowest = Math.max(JOG_PACE, 1.15 * request.paces.run) + 1;
        expect(paceNumber("run", run.pace)).toBeLessThanOrEqual(slowest);
      }
    },
  );

  test("is a 13:00/mi jog and recovery by feel for an 11:00/mi racer", () => {
    const request = requestOf("sprint", "beginner", 12);
    const paces = { ...request.paces, run: secondsPerMile(660) };
    const exercises = exercisesOf(generatePlan({ ...request, paces }));
    const easy = exercises.filter(({ type, intensity }) => type === "run" && intensity === "easy");
    expect(new Set(easy.map(({ pace }) => pace))).toContain("13:00/mi");
    const shown = exercises.filter(({ type }) => type === "run").map(({ pace }) => pace);
    expect(shown).toContain(BY_FEEL);
    expect(shown.filter((pace) => /^1[45]:/.test(pace))).toEqual([]);
  });

  test("is walk and jog for a runner who races at walking pace", () => {
    const request = requestOf("olympic", "beginner", 12);
    const paces = { ...request.paces, run: secondsPerMile(900) };
    const runsOf = exercisesOf(generatePlan({ ...request, paces })).filter(
      ({ type, intensity }) => type === "run" && intensity === "easy",
    );
    expect(runsOf.every(({ pace }) => pace === BY_FEEL)).toBe(true);
    expect(runsOf.some(({ description }) => description.includes("walk breaks are fine"))).toBe(
      true,
    );
  });
});
