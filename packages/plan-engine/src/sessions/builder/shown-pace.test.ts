import {
  isoDate,
  mainZone,
  milesPerHour,
  parsePace,
  parseSpeed,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
  type ExperienceLevel,
  type RaceType,
  type Thresholds,
  type Weekday,
} from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../../generate-plan.ts";
import { JOG_PACE, knownThresholds, planPaces } from "../../intensity/week-paces.ts";
import type {
  PaceImprovement,
  Plan,
  PlannedExercise,
  PlanRequest,
} from "../../model/plan-types.ts";
import { seasonBasis } from "../../season/layout/season-basis.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";

/** Zone limits as fractions of threshold speed; on the bike power^0.4. */
const BANDS = {
  swim: { Z1: [0, 0.85], Z2: [0.85, 0.93], Z3: [0.93, 0.98], Z4: [0.98, 1.02], Z5: [1.02, 1.1] },
  bike: { Z1: [0, 0.55], Z2: [0.55, 0.75], Z3: [0.75, 0.9], Z4: [0.9, 1.05], Z5: [1.05, 1.2] },
  run: { Z1: [0, 0.75], Z2: [0.75, 0.86], Z3: [0.86, 0.95], Z4: [0.95, 1.02], Z5: [1.02, 1.12] },
} as const;

const BY_FEEL = "very easy";
/** Tests and easy jogs have no pace. */
const WITHOUT_PACE: ReadonlySet<string> = new Set([BY_FEEL, "best effort"]);

const exercisesOf = (plan: Plan) => plan.weeks.flatMap((week) => week.exercises);

const paceNumber = (type: Discipline, pace: string): number =>
  type === "bike"
    ? (parseSpeed(pace.replace(" mph", "")) ?? Number.NaN)
    : (parsePace(pace.replace(/\/.*$/, "")) ?? Number.NaN);

/** A threshold of a week, and the error of a shown pace against it. */
interface Reference {
  threshold: number;
  error: number;
}

/** Half of the last shown digit, and a little for the arithmetic. */
const ROUNDING = { swim: 0.51, bike: 0.051, run: 0.51 } as const;
/** Error of a shown pace against another shown pace. */
const SHOWN_ERROR = { swim: 1.5, bike: 0.3, run: 1.5 } as const;

/** The shown pace as a fraction of the threshold, widened by the error. */
function partOfThreshold(
  { type, pace }: PlannedExercise,
  { threshold, error }: Reference,
): [number, number] {
  const shown = paceNumber(type, pace);
  if (type === "bike") {
    return [((shown - error) / threshold) ** 2.5, ((shown + error) / threshold) ** 2.5];
  }
  return [threshold / (shown + error), threshold / (shown - error)];
}

/**
 * Returns a function from week to its references: the threshold that the goal has moved, and the one
 * derived from the zone 4 target on the cards.
 */
function referencesByWeek(request: PlanRequest) {
  const { trainingWeeks } = seasonBasis(request);
  const { savedIn, pacesOf } = planPaces(request, trainingWeeks);
  const thresholds = knownThresholds(request);
  return (week: number, type: Discipline): Reference[] => {
    const today = thresholds[type];
    const left = 1 - savedIn(week)[type];
    const moved = type === "bike" ? today / left : today * left;
    const shown = (today * pacesOf(week)[type].Z4) / pacesOf(0)[type].Z4;
    return [
      { threshold: moved, error: ROUNDING[type] },
      { threshold: shown, error: SHOWN_ERROR[type] },
    ];
  };
}

/** Exercises whose pace is outside the band of their zone. */
function outOfBand(request: PlanRequest): PlannedExercise[] {
  const referencesIn = referencesByWeek(request);
  return exercisesOf(generatePlan(request)).filter((exercise) => {
    const zone = mainZone(exercise);
    expect(zone).not.toBeNull();
    if (zone === null || zone === "Z6" || WITHOUT_PACE.has(exercise.pace)) return false;
    const { type, week } = exercise;
    const [from, to] = BANDS[type][zone];
    return referencesIn(week, type).some((reference) => {
      const [low, high] = partOfThreshold(exercise, reference);
      return !(high >= from && low <= to);
    });
  });
}

/** A fast swimmer and runner on a slow bike, with a goal out of reach. */
function riderOf(rider: {
  race: RaceType;
  level: ExperienceLevel;
  mph: number;
  hours: readonly number[];
  endurance: Weekday;
  created?: string;
  days: number;
  goal: number;
  paceImprovement: PaceImprovement;
}): PlanRequest {
  const { race, level, mph, hours, endurance, created = "2026-01-01", days } = rider;
  return {
    ...requestOf(race, level, 1, scheduleOf(hours, [endurance])),
    ...datesOf(isoDate(created), days),
    paces: { swim: secondsPer100m(60), bike: milesPerHour(mph), run: secondsPerMile(300) },
    goalFinish: seconds(rider.goal),
    paceImprovement: rider.paceImprovement,
  };
}

/** The paces of the runs of an Ironman plan. */
function runPacesOf(run: number, thresholds: Thresholds): string[] {
  const plain = requestOf("ironman", "advanced", 6);
  const paces = { ...plain.paces, run: secondsPerMile(run) };
  const plan = generatePlan({ ...plain, paces, thresholds });
  return exercisesOf(plan).flatMap(({ type, pace }) => (type === "run" ? [pace] : []));
}

describe("the pace of an exercise", () => {
  test.prop([arbRequest], runs(10))("is within the band of its zone", (request) => {
    expect(outOfBand(request)).toEqual([]);
  });

  // Regression: speeds were rounded to half a mph, which is most of a zone at 10 mph.
  test.each([
    [
      "a beginner's sprint at 10.1 mph in 5 weeks",
      riderOf({
        race: "sprint",
        level: "beginner",
        mph: 10.1,
        hours: [0, 0, 0.5, 1, 0, 0, 1],
        endurance: 3,
        days: 29,
        goal: 1788,
        paceImprovement: 1,
      }),
    ],
    [
      "a beginner's Olympic race at 10 mph in 67 weeks",
      riderOf({
        race: "olympic",
        level: "beginner",
        mph: 10,
        hours: [0, 0, 0.5, 1.5, 0, 0, 3.5],
        endurance: 2,
        days: 467,
        goal: 3617,
        paceImprovement: 4,
      }),
    ],
    [
      "a beginner's sprint at 13.6 mph in 4 weeks",
      riderOf({
        race: "sprint",
        level: "beginner",
        mph: 13.6,
        hours: [0, 0, 0, 0, 0.5, 0.5, 1.5],
        endurance: 6,
        days: 26,
        goal: 1458,
        paceImprovement: 1,
      }),
    ],
    [
      "an advanced sprint at 17.1 mph in 4 weeks",
      riderOf({
        race: "sprint",
        level: "advanced",
        mph: 17.1,
        hours: [0, 0, 0, 0, 1, 0.5, 1.5],
        endurance: 6,
        created: "2030-02-03",
        days: 26,
        goal: 1263,
        paceImprovement: 2,
      }),
    ],
    [
      "a beginner's sprint at 10.1 mph in 12 weeks",
      riderOf({
        race: "sprint",
        level: "beginner",
        mph: 10.1,
        hours: [0, 0, 0.5, 0, 0, 0.5, 1],
        endurance: 5,
        days: 82,
        goal: 1788,
        paceImprovement: 3,
      }),
    ],
  ])("is within the band of its zone for %s", (_rider, request) => {
    expect(outOfBand(request)).toEqual([]);
  });

  test.prop([arbRequest], runs(10))(
    "is no slower than a jog for an easy run, or is shown as by feel",
    (request) => {
      for (const run of exercisesOf(generatePlan(request)).filter(({ type }) => type === "run")) {
        const zone = mainZone(run);
        if (zone === null || zone > "Z2" || run.pace === BY_FEEL) continue;
        // A known threshold wins over the race pace of the form.
        const racePace = planPaces(request, 0).today.run.RP;
        const slowest = Math.max(JOG_PACE, 1.15 * racePace) + 1;
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

  test("is as easy as the race pace of a known threshold asks, where the form has a faster one", () => {
    // Ironman race pace is 80 % of threshold speed.
    const paces = runPacesOf(690, { runThreshold: secondsPerMile(690) });
    expect(paces).toContain("14:23/mi");
    expect(paces).toEqual(runPacesOf(690 / 0.8, {}));
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
