import { EXPERIENCE_LEVELS, RACE_TYPES, WEEKDAYS } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { periodise } from "./calendar/index.ts";
import { generatedPlan } from "./testing/generated-plan.ts";
import { sum } from "./model/numbers.ts";
import type { PlannedExercise, PlannedWeek } from "./model/plan-types.ts";
import { arbRequest, requestOf, scheduleOf } from "./testing/index.ts";
import { loadWeeks } from "./testing/load-weeks.ts";
import { runs } from "./testing/runs.ts";
import { isLong, RECOMMENDED_WEEKS } from "./week/index.ts";

// The plans of the form's defaults, generated once for all tests.
const PLANS = RACE_TYPES.flatMap((race) =>
  EXPERIENCE_LEVELS.map((level) => ({
    level,
    plan: generatedPlan(requestOf(race, level, RECOMMENDED_WEEKS[race] + 8)),
  })),
);
const WEEKS = PLANS.flatMap(({ level, plan }) => plan.weeks.map((week) => ({ level, week })));

const weeksOf = (isMeant: (week: PlannedWeek) => boolean) =>
  WEEKS.filter(({ week }) => isMeant(week));

/** Exercises, a brick counted as one. */
const unitsOf = ({ exercises }: PlannedWeek) =>
  exercises.filter(({ brickId, type }) => brickId === null || type === "bike");

const isOpener = ({ name }: PlannedExercise) => name.startsWith("Pre-race opener");

const isRun = ({ type }: PlannedExercise) => type === "run";

const durationOf = ({ duration }: PlannedExercise) => duration;

const ridesOf = ({ exercises }: PlannedWeek) =>
  exercises.filter(({ type }) => type === "bike").map(durationOf);

describe("recovery weeks", () => {
  const recovery = weeksOf(({ isRecovery }) => isRecovery);

  test("have four to seven exercises", () => {
    expect(recovery.length).toBeGreaterThan(30);
    for (const { week } of recovery) {
      expect(unitsOf(week).length).toBeGreaterThanOrEqual(4);
      expect(unitsOf(week).length).toBeLessThanOrEqual(7);
    }
  });

  test.prop([arbRequest], runs(30))("have seven exercises at most in any plan", (request) => {
    for (const week of generatedPlan(request).weeks.filter(({ isRecovery }) => isRecovery)) {
      expect(week.exercises.length).toBeLessThanOrEqual(7);
    }
  });

  test("have exercises of 25 to 60 minutes but the long ones", () => {
    for (const { week } of recovery) {
      for (const each of week.exercises) {
        expect(each.duration).toBeGreaterThanOrEqual(25);
        expect(isLong(each) ? 0 : each.duration).toBeLessThanOrEqual(60);
      }
    }
  });

  test("have two days of rest, an advanced athlete's one", () => {
    for (const { level, week } of recovery) {
      const used = new Set(week.exercises.map(({ suggestedDay }) => suggestedDay));
      const free = level === "advanced" ? 1 : 2;
      expect(WEEKDAYS.length - used.size).toBeGreaterThanOrEqual(free);
    }
  });
});

describe("taper and race weeks", () => {
  test("have one exercise of a sport over an hour at most, and the race week none", () => {
    for (const { week } of weeksOf(({ phase }) => phase === "taper" || phase === "race")) {
      const long = week.exercises.filter(({ duration }) => duration > 60);
      expect(new Set(long.map(({ type }) => type)).size).toBe(long.length);
      expect(week.phase === "race" ? long : []).toEqual([]);
    }
  });

  test("have openers of each sport", () => {
    const openers = weeksOf(({ phase }) => phase === "race").flatMap(({ week }) =>
      week.exercises.filter(isOpener),
    );
    expect(new Set(openers.map(({ type }) => type)).size).toBe(3);
  });

  test.prop([arbRequest], runs(60))(
    "have openers of 20 to 30 minutes, rides of 30 to 40, and on the eve the shortest on land",
    (request) => {
      const { weeks } = generatedPlan(request);
      const race = weeks.at(-1);
      // No run of race week is longer than those before it: where these are short, so is the opener.
      const earlier = weeks.slice(0, -1).flatMap(({ exercises }) => exercises.filter(isRun));
      const least = {
        swim: 20,
        bike: 30,
        run: Math.min(20, Math.max(15, ...earlier.map(durationOf))),
      };
      for (const { type, duration } of race?.exercises.filter(isOpener) ?? []) {
        expect(duration).toBeGreaterThanOrEqual(least[type]);
        expect(duration).toBeLessThanOrEqual(type === "bike" ? 40 : 30);
      }
      const eve = periodise(request)
        .at(-1)
        ?.days.find(({ daysToRace }) => daysToRace === 1);
      const last = race?.exercises.filter(({ suggestedDay }) => suggestedDay === eve?.day) ?? [];
      const written = last.map(({ templateId, duration }) => `${templateId} ${duration}`);
      expect([[], ["R21 20"], ["B21 30"]]).toContainEqual(written);
    },
  );
});

/** Share of the sport's minutes for the long exercise, in each week with two or more of the sport. */
const longShares = (weeks: readonly PlannedWeek[], sport: "run" | "bike") =>
  weeks.flatMap(({ exercises }) => {
    const own = exercises.filter(({ type }) => type === sport);
    const longest = Math.max(...own.filter(isLong).map(durationOf), 0);
    return own.length < 2 ? [] : [longest / sum(own.map(durationOf))];
  });

const isLarge = (share: number) => share > 0.75;

test.each(["run", "bike"] as const)(
  "a week's long %s is three quarters of its sport at most, in 95 %% of weeks with two or more",
  (sport) => {
    const shares = longShares(
      WEEKS.map(({ week }) => week),
      sport,
    );
    expect(shares.filter(isLarge).length).toBeLessThanOrEqual(0.05 * shares.length);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.9);
  },
);

test("a week's long run is three quarters of its running at most in 95 % of the weeks of random plans", () => {
  const requests = fc.sample(arbRequest, { numRuns: 400, seed: 76 });
  const weeks = requests
    .filter(({ totalWeeks }) => totalWeeks <= 40)
    .flatMap((request) => generatedPlan(request).weeks);
  const shares = longShares(weeks, "run");
  expect(shares.length).toBeGreaterThan(2000);
  expect(shares.filter(isLarge).length).toBeLessThanOrEqual(0.05 * shares.length);
});

test.each(EXPERIENCE_LEVELS.flatMap((level) => [6, 12, 20].map((weeks) => ({ level, weeks }))))(
  "seven half-hours of $weeks weeks have four exercises, a swim each week and bricks ($level)",
  ({ level, weeks }) => {
    const halfHours = scheduleOf([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5], [6]);
    const load = loadWeeks(generatedPlan(requestOf("sprint", level, weeks, halfHours)));
    for (const { exercises } of load) {
      expect(exercises.length).toBeGreaterThanOrEqual(4);
      expect(exercises.some(({ type }) => type === "swim")).toBe(true);
    }
    const all = load.flatMap(({ exercises }) => exercises);
    expect(all.some(({ brickId }) => brickId !== null)).toBe(true);
  },
);

describe("two long days and one of half an hour", () => {
  const schedule = scheduleOf([8, 0, 0.5, 8], [0, 2]);
  const plan = generatedPlan(requestOf("ironman", "advanced", 30, schedule));

  test("have the second ride on the day of the long run, long enough beside the longest", () => {
    const weeks = loadWeeks(plan).map(ridesOf);
    expect(Math.max(...weeks.flat())).toBe(360);
    const late = weeks.slice(-6).filter((rides) => rides.length === 2);
    expect(late).toHaveLength(6);
    for (const rides of late) expect(Math.max(...rides)).toBeLessThanOrEqual(0.78 * sum(rides));
  });

  test("keep the second ride and the brick where a hard swim has no day but an easy one does", () => {
    const [exercises = [], targetMinutes] = [
      plan.weeks[25]?.exercises,
      plan.weeks[25]?.targetMinutes,
    ];
    expect(sum(exercises.map(({ duration }) => duration))).toBe(targetMinutes);
    expect(exercises.filter(({ brickId }) => brickId !== null)).toHaveLength(2);
    expect(exercises.find(({ type }) => type === "swim")?.intensity).toBe("easy");
  });
});
