import {
  isoDate,
  meters,
  METERS_PER_MILE,
  milesPerHour,
  RACE_DISTANCES,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
} from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { countTrainingWeeks, periodise } from "../../calendar/index.ts";
import { generatedPlan } from "../../testing/generated-plan.ts";
import { planPaces } from "../../intensity/index.ts";
import type { Plan, PlanRequest } from "../../model/plan-types.ts";
import { previewPlan } from "../../preview-plan.ts";
import { arbRequest, datesOf, requestOf, scheduleOf, weekMinutes } from "../../testing/index.ts";
import { runs } from "../../testing/runs.ts";
import { outlineSeason } from "./outline-season.ts";

const ENOUGH = {
  sprint: { swim: 0.95, bike: 1, run: 1 },
  olympic: { swim: 0.95, bike: 0.8, run: 0.9 },
  "70.3": { swim: 0.95, bike: 0.75, run: 0.62 },
  ironman: { swim: 0.72, bike: 0.6, run: 0.5 },
};
const ROUNDING = 0.98;

const arbRealRace = arbRequest.map((request) => ({
  ...request,
  distances: RACE_DISTANCES[request.raceType],
}));

const isShort = (reached: number, needed: number) => reached < ROUNDING * needed;

const hasFitnessToBuild = ({ totalWeeks }: PlanRequest) => totalWeeks > 2;

const longest = ({ weeks }: Plan, discipline: Discipline) =>
  Math.max(
    0,
    ...weeks.flatMap(({ exercises }) =>
      exercises.filter(({ type }) => type === discipline).map(({ duration }) => duration),
    ),
  );

const longestPiece = ({ weeks }: Plan) =>
  Math.max(
    0,
    ...weeks
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === "swim"))
      .flatMap(({ steps }) => steps.flatMap(({ intervals }) => intervals))
      .map(({ quantity }) => quantity),
  );

const says = ({ warnings }: Plan, start: RegExp) => warnings.some((text) => start.test(text));

const TRANSITION = 5 * 60;
/** Seconds from the start to the end of each leg at which most races close it. */
const CUTOFFS = {
  "70.3": { swim: 70 * 60, ride: 330 * 60, finish: 510 * 60 },
  ironman: { swim: 140 * 60, ride: 630 * 60, finish: 1020 * 60 },
} as const;
const SLOW_FINISH = { sprint: 150 * 60, olympic: 270 * 60 } as const;

/** The predicted times are rounded to seconds, so that those next to the limit are left out. */
function expectUnlessEqual(isNamed: boolean, value: number, limit: number): void {
  if (Math.abs(value / limit - 1) > 0.001) expect(isNamed).toBe(value > limit);
}

describe("the limits of a plan", () => {
  test.prop([arbRealRace], runs(20))(
    "name a ride or run exactly if the plan's longest is too short",
    (request) => {
      if (!hasFitnessToBuild(request)) return;
      const plan = generatedPlan(request);
      const byPaces = { ...request, thresholds: {}, thresholdsAfter: {} };
      const { today } = planPaces(byPaces, countTrainingWeeks(periodise(request)));
      const { bike, run } = ENOUGH[request.raceType];
      const ride = (longest(plan, "bike") * today.bike.Z2) / 60;
      const miles = (longest(plan, "run") * 60) / today.run.Z2;
      expect(says(plan, /^Your longest ride will be/)).toBe(
        isShort(ride, bike * request.distances.bike),
      );
      expect(says(plan, /^Your longest run will be/)).toBe(
        isShort(miles, run * request.distances.run),
      );
    },
  );

  test.prop([arbRealRace], runs(20))(
    "name a swim exactly if the longest without a stop is too short, which the plan contains",
    (request) => {
      if (!hasFitnessToBuild(request)) return;
      const plan = generatedPlan(request);
      // A plan that would tire too much is made smaller than it was laid out.
      const { reached } = previewPlan(request).preparation.swim;
      const needed =
        ENOUGH[request.raceType].swim * request.distances.swim * METERS_PER_MILE * ROUNDING;
      expect(says(plan, /^Your longest swim without a stop will be/)).toBe(reached < needed);
      expect(longestPiece(plan)).toBeGreaterThanOrEqual(reached);
    },
  );

  test.prop([arbRequest], runs(25))(
    "name unused hours exactly if a tenth of them is",
    (request) => {
      if (!hasFitnessToBuild(request)) return;
      const plan = generatedPlan(request);
      const hours = request.schedule.map((entry) => (entry.available ? entry.hours : 0));
      const given = 60 * hours.reduce((sum, value) => sum + value, 0);
      expect(says(plan, /^You gave /)).toBe(Math.max(...weekMinutes(plan)) < 0.9 * given);
    },
  );

  test.prop([arbRequest], runs(200))(
    "name a time limit exactly if today's paces come later than 97 % of it",
    (request) => {
      const { raceType, distances, paces } = request;
      const swim = (distances.swim * METERS_PER_MILE * paces.swim) / 100;
      const ride = swim + TRANSITION + (3600 * distances.bike) / paces.bike;
      const finish = ride + TRANSITION + distances.run * paces.run;
      const { limits } = outlineSeason(request);
      const kinds = limits.map(({ kind }) => kind);
      if (raceType === "sprint" || raceType === "olympic") {
        expect(kinds).not.toContain("cutoff");
        expectUnlessEqual(kinds.includes("nearCutoff"), finish, SLOW_FINISH[raceType]);
        return;
      }
      const limit = CUTOFFS[raceType];
      const shares = [swim / limit.swim, ride / limit.ride, finish / limit.finish];
      expectUnlessEqual(kinds.includes("cutoff"), Math.max(...shares), 0.97);
      if (Math.max(...shares) < 0.97) {
        expectUnlessEqual(kinds.includes("nearCutoff"), Math.max(...shares), 0.9);
      }
    },
  );

  test("name the days that have to grow together for a swim", () => {
    const schedule = scheduleOf([0, 3, 0.5, 0.5, 0, 0.5, 0], []);
    const request = requestOf("sprint", "beginner", 12, schedule);
    const swim = outlineSeason(request).limits.find(({ kind }) => kind === "shortSwim");
    expect(swim?.text).toMatch(
      /Wednesday has 30 min; with 1 h on Wednesday and Tuesday it could grow\.$/,
    );
    const longer = scheduleOf([0, 3, 1, 1, 0, 0.5, 0], []);
    const kinds = outlineSeason({ ...request, schedule: longer }).limits.map(({ kind }) => kind);
    expect(kinds).not.toContain("shortSwim");
  });

  test("name the metres of a swim in whole lengths of the pool and tidy pieces", () => {
    const request: PlanRequest = {
      ...requestOf("sprint", "beginner", 8, scheduleOf([0.5, 0, 0, 1, 0.5, 1.5, 0], [0, 5])),
      ...datesOf(isoDate("2026-01-01"), 50),
      paces: { swim: secondsPer100m(280), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
      poolLength: meters(33),
      thresholds: { css: 270 },
      thresholdsAfter: { css: 0 },
    };
    const plan = generatedPlan(request);
    expect(longestPiece(plan)).toBe(594);
    expect(plan.warnings[0]).toMatch(/^Your longest swim without a stop will be 594 of 750 m\./);
  });

  test("name no longer swim than fits into its minutes in whole lengths", () => {
    const request: PlanRequest = {
      ...requestOf(
        "70.3",
        "advanced",
        3,
        scheduleOf([5.5, 3.5, 2, 7.5, 6, 6.5, 4.5], [0, 1, 2, 3, 4, 6]),
      ),
      ...datesOf(isoDate("2026-01-09"), 18),
      paces: { swim: secondsPer100m(296), bike: milesPerHour(10), run: secondsPerMile(759) },
      paceImprovement: 5,
      poolLength: meters(33.33),
      goalFinish: seconds(127_888),
    };
    const { reached } = previewPlan(request).preparation.swim;
    expect(longestPiece(generatedPlan(request))).toBeGreaterThanOrEqual(reached);
  });

  test("name a swim that a plan made smaller for its load contains", () => {
    const request: PlanRequest = {
      ...requestOf("70.3", "advanced", 13, scheduleOf([8, 0, 0, 4.5, 8, 0.5, 0], [0, 3])),
      ...datesOf(isoDate("2026-01-08"), 88),
      paces: { swim: secondsPer100m(295), bike: milesPerHour(20.2), run: secondsPerMile(618) },
      paceImprovement: 5,
      now: { weeklyHours: 0, longestRun: 80, longestRide: 30, longestSwim: 4500 },
      poolLength: meters(18.288),
    };
    const plan = generatedPlan(request);
    const { reached } = previewPlan(request).preparation.swim;
    expect(longestPiece(plan)).toBeGreaterThanOrEqual(reached);
    expect(plan.warnings.join("\n")).toContain(
      `Your longest swim without a stop will be ${Math.round(reached)} of 1,900 m.`,
    );
  });

  test("blame the hours for a swim that is shorter than its day and its safe steps", () => {
    const schedule = scheduleOf([3, 0, 1.5, 1, 0, 1, 5], [0, 6]);
    const { limits } = outlineSeason(requestOf("ironman", "advanced", 30, schedule));
    expect(limits.find(({ kind }) => kind === "shortSwim")?.cause).toBe("hours");
  });
});
