import {
  EXPERIENCE_LEVELS,
  isoDate,
  METERS_PER_MILE,
  miles,
  milesPerHour,
  RACE_DISTANCES,
  RACE_TYPES,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Discipline,
  type ExperienceLevel,
  type RacePaces,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatedPlan } from "./testing/generated-plan.ts";
import type { Plan, PlannedWeek, PlanRequest } from "./model/plan-types.ts";
import { checkPlan } from "./rules/check-plan.ts";
import { seasonBasis } from "./season/index.ts";
import { arbRequest, datesOf, requestOf, scheduleOf, weekMinutes } from "./testing/index.ts";
import { runs } from "./testing/runs.ts";
import { isLong, isLongSwim, RECOMMENDED_WEEKS } from "./week/index.ts";

const PACES: Record<ExperienceLevel, RacePaces> = {
  beginner: { swim: secondsPer100m(165), bike: milesPerHour(14.5), run: secondsPerMile(630) },
  intermediate: { swim: secondsPer100m(150), bike: milesPerHour(18), run: secondsPerMile(510) },
  advanced: { swim: secondsPer100m(95), bike: milesPerHour(22), run: secondsPerMile(420) },
};

/** Part of the race distance that prepares for it, in one exercise. */
const ENOUGH = {
  sprint: { swim: 0.95, bike: 1, run: 1 },
  olympic: { swim: 0.95, bike: 0.8, run: 0.9 },
  "70.3": { swim: 0.95, bike: 0.75, run: 0.62 },
  ironman: { swim: 0.72, bike: 0.6, run: 0.5 },
} as const;

const exercisesOf = (plan: Plan) => plan.weeks.flatMap(({ exercises }) => exercises);
const isLoading = ({ phase, isRecovery }: PlannedWeek) =>
  !isRecovery && phase !== "taper" && phase !== "race";
const hasBrick = ({ exercises }: PlannedWeek) => exercises.some((each) => each.brickId !== null);
const longestOf = (plan: Plan, type: Discipline) =>
  Math.max(0, ...exercisesOf(plan).map((each) => (each.type === type ? each.duration : 0)));

/** Longest exercise of each discipline as a part of the race; a swim by its piece without a stop. */
function partsOfRace(request: PlanRequest, plan: Plan) {
  const { today } = seasonBasis(request).paces;
  const { distances } = request;
  const pieces = exercisesOf(plan)
    .filter(isLongSwim)
    .flatMap(({ steps }) => steps.flatMap(({ intervals }) => intervals.map((one) => one.quantity)));
  return {
    swim: Math.max(...pieces) / (distances.swim * METERS_PER_MILE),
    bike: ((longestOf(plan, "bike") / 60) * today.bike.Z2) / distances.bike,
    run: (longestOf(plan, "run") * 60) / today.run.Z2 / distances.run,
  };
}

const CASES = RACE_TYPES.flatMap((race) =>
  EXPERIENCE_LEVELS.flatMap((level) => [0, 4, 10].map((more) => ({ race, level, more }))),
);

describe("the longest exercises", () => {
  test.each(CASES)(
    "prepare a $level for a $race in the recommended weeks and $more more",
    ({ race, level, more }) => {
      const weeks = RECOMMENDED_WEEKS[race] + more;
      const request = { ...requestOf(race, level, weeks), paces: PACES[level] };
      expect(request.distances).toBe(RACE_DISTANCES[race]);
      const parts = partsOfRace(request, generatedPlan(request));
      const enough = ENOUGH[race];
      expect(parts.swim).toBeGreaterThanOrEqual(enough.swim);
      expect(parts.bike).toBeGreaterThanOrEqual(enough.bike);
      // Eight weeks are too few for a beginner's run of 10 km in safe steps.
      const isTooShort = race === "olympic" && level === "beginner" && more === 0;
      expect(parts.run).toBeGreaterThanOrEqual(isTooShort ? 0.8 : enough.run);
    },
  );

  test.prop([arbRequest], runs(30))("come before the taper", (request) => {
    const plan = generatedPlan(request);
    if (request.totalWeeks < 6) return;
    const late = plan.weeks.filter(({ phase }) => phase === "taper" || phase === "race");
    for (const type of ["bike", "run"] as const) {
      const longest = longestOf(plan, type);
      const latest = longestOf({ ...plan, weeks: late }, type);
      expect(latest).toBeLessThanOrEqual(longest);
      if (latest === longest) {
        expect(longestOf({ ...plan, weeks: plan.weeks.filter(isLoading) }, type)).toBe(longest);
      }
    }
  });

  test("come before a taper whose run follows a longer one of a recovery week", () => {
    const plan = generatedPlan({
      ...requestOf("sprint", "intermediate", 44, scheduleOf([0.5, 1, 0, 0, 0.5, 4.5], [0, 5])),
      ...datesOf(isoDate("2029-05-18"), 307),
      paces: { swim: secondsPer100m(257), bike: milesPerHour(10.5), run: secondsPerMile(856) },
      distances: { swim: miles(7.42), bike: miles(0.14), run: miles(143.77) },
      paceImprovement: 2,
      goalFinish: seconds(154_104),
    });
    const taper = plan.weeks.filter(({ phase }) => phase === "taper");
    const load = plan.weeks.filter(isLoading);
    expect(longestOf({ ...plan, weeks: taper }, "run")).toBeLessThanOrEqual(
      longestOf({ ...plan, weeks: load }, "run"),
    );
  });

  test("come before a taper whose hard run could be a safe step longer", () => {
    const schedule = scheduleOf([2, 0, 0, 0, 1, 0.5, 0], [0]);
    const plan = generatedPlan({
      ...requestOf("sprint", "beginner", 6, schedule),
      ...datesOf(isoDate("2027-06-07"), 36),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 1,
    });
    const taper = plan.weeks.filter(({ phase }) => phase === "taper");
    const load = plan.weeks.filter(isLoading);
    expect(longestOf({ ...plan, weeks: taper }, "run")).toBe(
      longestOf({ ...plan, weeks: load }, "run"),
    );
  });
});

describe("load weeks", () => {
  test.prop([arbRequest], runs(30))(
    "have no exercise under 25 minutes but bricks and runs that must not be longer yet",
    (request) => {
      const plan = generatedPlan(request);
      const days = request.schedule.filter(({ available }) => available);
      if (days.some(({ hours }) => hours < 1)) return;
      for (const week of plan.weeks.filter(isLoading)) {
        const short = week.exercises.filter(
          (each) => each.duration < 25 && each.brickId === null && each.type !== "run",
        );
        expect(short).toEqual([]);
      }
    },
  );

  test("keep 25 minutes for the long swim where days are full", () => {
    const schedule = scheduleOf([1, 0, 0, 0, 2, 0, 1], [0]);
    const plan = generatedPlan({
      ...requestOf("sprint", "beginner", 6, schedule),
      ...datesOf(isoDate("2026-01-01"), 36),
      paces: { swim: secondsPer100m(60), bike: milesPerHour(10), run: secondsPerMile(300) },
      paceImprovement: 5,
    });
    const swims = plan.weeks
      .filter(isLoading)
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === "swim"));
    expect(Math.min(...swims.map(({ duration }) => duration))).toBeGreaterThanOrEqual(25);
  });

  test.prop([arbRequest], runs(30))("have a brick at most every second week", (request) => {
    const weeks = generatedPlan(request).weeks.filter(isLoading);
    const isShort = request.raceType === "sprint" || request.raceType === "olympic";
    for (const [index, week] of weeks.entries()) {
      const before = weeks[index - 1];
      if (!before || !hasBrick(week) || !hasBrick(before)) continue;
      expect(isShort && week.phase === "peak").toBe(true);
    }
  });

  test("have their brick on the day of the long ride if no other day holds it", () => {
    const schedule = scheduleOf([0, 0.5, 0, 0.5, 0, 0.5, 2], [6]);
    const plan = generatedPlan(requestOf("sprint", "intermediate", 12, schedule));
    const bricks = exercisesOf(plan).filter(({ brickId }) => brickId !== null);
    expect(bricks.length).toBeGreaterThanOrEqual(6);
    expect(bricks.every(({ suggestedDay }) => suggestedDay === 6)).toBe(true);
  });

  test("keep their swim where one day holds both the long ride and the long run", () => {
    const schedule = scheduleOf([0, 7.5, 0.5, 5, 0, 0, 0.5], [1, 2, 3, 6]);
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 2, schedule),
      ...datesOf(isoDate("2029-12-05"), 9),
      paceImprovement: 1,
    };
    expect(checkPlan(request, generatedPlan(request))).toEqual([]);
  });

  test("fill seven half-hours of a beginner, with a swim every week and bricks", () => {
    const halfHours = scheduleOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [6]);
    const plan = generatedPlan(requestOf("sprint", "beginner", 10, halfHours));
    for (const { exercises } of plan.weeks.filter(isLoading)) {
      expect(exercises.length).toBeGreaterThanOrEqual(4);
      expect(exercises.some(({ type }) => type === "swim")).toBe(true);
    }
    expect(Math.max(...weekMinutes(plan))).toBe(180);
    expect(exercisesOf(plan).some(({ brickId }) => brickId !== null)).toBe(true);
  });
});

const usual = requestOf("70.3", "intermediate", 20);

const withNow = (now: Partial<PlanRequest["now"]>) =>
  generatedPlan({ ...usual, now: { ...usual.now, ...now } });

const firstWeek = (weeklyHours: number | null) => weekMinutes(withNow({ weeklyHours }))[0] ?? 0;

const firstLong = (plan: Plan, type: Discipline) =>
  Math.max(
    0,
    ...(plan.weeks[0]?.exercises ?? [])
      .filter((each) => each.type === type && isLong(each))
      .map(({ duration }) => duration),
  );

describe("a long ride in a full week", () => {
  test("gets back what it lost to a hard ride that finds no day", () => {
    const schedule = scheduleOf([0, 1.5, 1, 0, 0, 0, 4], [6]);
    const plan = generatedPlan(requestOf("ironman", "intermediate", 12, schedule));
    const rides = plan.weeks[8]?.exercises.filter(({ type }) => type === "bike") ?? [];
    expect(rides.map(({ duration }) => duration)).toEqual([165]);
  });
});

describe("a plan that knows what the athlete trains now", () => {
  test.prop([fc.integer({ min: 0, max: 24 }).map((step) => step * 5)], runs(15))(
    "begins with a run and a ride at most a safe step longer",
    (now) => {
      const plan = withNow({ longestRun: now, longestRide: now });
      expect(firstLong(plan, "run")).toBeLessThanOrEqual(Math.max(1.1 * now, now + 5, 20));
      expect(firstLong(plan, "bike")).toBeLessThanOrEqual(Math.max(1.2 * now, now + 30, 60));
    },
  );

  test("begins with a small step above the hours, and lower with fewer", () => {
    expect(firstWeek(4)).toBeLessThanOrEqual(4 * 60 + 25);
    expect(firstWeek(3)).toBeLessThan(firstWeek(4));
    expect(firstWeek(4)).toBeLessThan(firstWeek(null));
  });

  test("is never shorter in its longest run for a longer one now", () => {
    const longest = [0, 30, 60, 90, 120].map((now) =>
      longestOf(withNow({ longestRun: now }), "run"),
    );
    expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  });
});
