import {
  addDays,
  expectedRpe,
  isoDate,
  METERS_PER_MILE,
  SPORT_FAMILIES,
  type Discipline,
  type SportFamily,
  type Thresholds,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { ZONE_INTENSITY } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { PlannedExercise } from "../model/plan-types.ts";
import { requestOf } from "../testing/index.ts";
import { activityLoad, loadAsPlanned } from "./activity-load.ts";
import type { DoneActivity } from "./done-activity.ts";
import { exerciseLoad } from "./exercise-load.ts";

const THRESHOLDS: Thresholds = {
  ftpWatts: 200,
  lthrBike: 160,
  lthrRun: 170,
  runThreshold: 480,
  css: 100,
};

/** An hour without measurements; `over` adds some. */
const done = (family: SportFamily, over: Partial<DoneActivity> = {}): DoneActivity => ({
  family,
  activityType: family,
  localDate: isoDate("2026-03-03"),
  duration: 3600,
  distance: null,
  averagePace: null,
  averageSpeed: null,
  averageHeartRate: null,
  maxHeartRate: null,
  rpe: null,
  ...over,
});

const score = (activity: DoneActivity, thresholds = THRESHOLDS, highest: number | null = null) =>
  activityLoad(activity, { thresholds, highestHeartRate: highest });

const speed = { threshold: METERS_PER_MILE / 480, css: 1 };

describe("activityLoad", () => {
  test.each([
    ["a ride at threshold power", done("bike", { normalizedPower: 200 }), 100, "power", "measured"],
    ["a ride by mean power", done("bike", { averagePower: 160 }), 64, "power", "rough"],
    [
      "a run at threshold pace",
      done("run", { averageSpeed: speed.threshold }),
      100,
      "pace",
      "measured",
    ],
    ["a swim at CSS", done("swim", { averageSpeed: speed.css }), 100, "pace", "measured"],
    ["a ride that felt like zone 3", done("bike", { rpe: 6 }), 75, "rpe", "rough"],
    ["a ride without figures", done("bike"), 46.24, "time", "rough"],
    ["a run without figures", done("run"), 64, "time", "rough"],
    ["a swim without figures", done("swim"), 70.5, "time", "rough"],
    ["an hour of strength training", done("other"), 25, "time", "rough"],
  ] as const)("scores an hour of %s", (_name, activity, load, method, quality) => {
    const scored = score(activity);
    expect(scored).toMatchObject({ method, quality });
    expect(Math.abs(scored.load - load)).toBeLessThan(1);
  });

  // Load of an hour by percent of threshold heart rate, as documented.
  test.each([
    ["bike", 160, [25, 35, 46, 62, 82, 109]],
    ["run", 170, [49, 56, 64, 77, 90, 107]],
  ] as const)("scores an hour of %s by its heart rate zones", (family, threshold, loads) => {
    const scores = [0.75, 0.8, 0.85, 0.9, 0.95, 1].map((share) =>
      score(done(family, { averageHeartRate: share * threshold })),
    );
    expect(scores.map(({ load }) => Math.round(load))).toEqual(loads);
    expect(new Set(scores.map(({ method }) => method))).toEqual(new Set(["heart-rate"]));
  });

  test("prefers power, then heart rate, then pace, then exertion", () => {
    const all = {
      normalizedPower: 150,
      averageHeartRate: 145,
      averageSpeed: speed.threshold,
      rpe: 5,
    };
    expect(score(done("bike", all)).method).toBe("power");
    expect(score(done("bike", { ...all, normalizedPower: null })).method).toBe("heart-rate");
    expect(score(done("run", all)).method).toBe("heart-rate");
    expect(score(done("run", { ...all, averageHeartRate: null })).method).toBe("pace");
    expect(score(done("swim", { ...all, averageSpeed: speed.css })).method).toBe("pace");
    expect(score(done("other", all)).method).toBe("heart-rate");
    const felt = { averageSpeed: 8, rpe: 5 };
    expect(score(done("bike", felt)).method).toBe("rpe");
  });

  test("ignores values that can't be", () => {
    expect(score(done("bike", { normalizedPower: 500, rpe: 4 })).method).toBe("rpe");
    expect(score(done("run", { averageHeartRate: 250 })).method).toBe("time");
    expect(score(done("run", { averageHeartRate: 40 })).method).toBe("time");
    expect(score(done("swim", { averageSpeed: 2 })).method).toBe("time");
  });

  test("scores a walk by heart rate or exertion and never as a run", () => {
    const hike = done("run", { activityType: "HIKING", duration: 3 * 3600, averageSpeed: 1.2 });
    expect(score(hike)).toEqual({ load: 75, method: "time", quality: "rough" });
    expect(score({ ...hike, averageHeartRate: 119 }).method).toBe("heart-rate");
    expect(score({ ...hike, averageHeartRate: 119 }).load).toBeLessThan(80);
    expect(score({ ...hike, rpe: 2 }).method).toBe("rpe");
    // 22:21 a mile at a threshold of 8:00.
    expect(score(done("run", { averageSpeed: 1.2 }))).toMatchObject({ load: 25, method: "time" });
  });

  test("does not trust the pace of a treadmill or the power of a motor", () => {
    const indoors = done("run", { activityType: "TREADMILL_RUNNING", averageSpeed: 3 });
    expect(score(indoors).method).toBe("time");
    const motor = done("bike", { activityType: "E_BIKE_FITNESS", averagePower: 150 });
    expect(score(motor).method).toBe("time");
  });

  test("leaves rests out of a swim", () => {
    const swum = { distance: 3000, movingSeconds: 3000 };
    expect(score(done("swim", swum)).load).toBeCloseTo(83.33, 1);
    expect(score(done("swim", { distance: 3000, averageSpeed: 1 })).load).toBeCloseTo(83.33, 1);
  });

  test("estimates threshold heart rate where none is known", () => {
    const ride = done("bike", { averageHeartRate: 143.29 });
    expect(score(ride, {}).load).toBeCloseTo(68.89, 1);
    expect(score(ride, {})).toMatchObject({ method: "heart-rate", quality: "rough" });
    expect(score(ride, {}, 190).load).toBeLessThan(score(ride, {}).load);
    expect(score(ride, {}, 255)).toEqual(score(ride, {}));
    expect(score(ride, { maxHr: 180 })).toMatchObject({ quality: "rough" });
    expect(
      score(done("run", { averageHeartRate: 140, averageSpeed: 3 }), { runThreshold: 480 }).method,
    ).toBe("pace");
  });

  test("weighs the load of a completed exercise by how hard it felt", () => {
    const planned = { load: 60, minutes: 60, expectedRpe: 4 };
    const felt = (rpe: number | null) =>
      activityLoad(
        done("bike", { rpe, duration: 1800 }),
        { thresholds: {}, highestHeartRate: null },
        planned,
      );
    expect(felt(null)).toEqual({ load: 30, method: "plan", quality: "plan" });
    expect(felt(4).load).toBe(30);
    expect(felt(6).load).toBeCloseTo(36, 6);
    expect(felt(10).load).toBeCloseTo(42, 6);
    expect(felt(1).load).toBeCloseTo(21, 6);
    expect(loadAsPlanned(planned, 90).load).toBe(90);
  });
});

const arbDone: fc.Arbitrary<DoneActivity> = fc
  .record({
    family: fc.constantFrom(...SPORT_FAMILIES),
    type: fc.constantFrom("", "HIKING", "TREADMILL_RUNNING", "E_BIKE_FITNESS"),
    duration: fc.integer({ min: 0, max: 86_400 }),
    distance: fc.option(fc.integer({ min: 0, max: 300_000 })),
    averagePace: fc.option(fc.integer({ min: 1, max: 40_000 })),
    averageSpeed: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
    averageHeartRate: fc.option(fc.integer({ min: 0, max: 300 })),
    rpe: fc.option(fc.integer({ min: 1, max: 10 })),
    averagePower: fc.option(fc.integer({ min: 0, max: 2000 })),
    normalizedPower: fc.option(fc.integer({ min: 0, max: 2000 })),
    movingSeconds: fc.option(fc.integer({ min: 0, max: 90_000 })),
  })
  .map(({ family, type, ...over }) => done(family, { ...over, activityType: type || family }));

describe("any activity", () => {
  test.prop([arbDone])("has a finite load that no human exceeds", (activity) => {
    const { load } = score(activity);
    const hours = activity.duration / 3600;
    expect(load).toBeGreaterThanOrEqual(0);
    // The most is a swim at 250 % of an easy one.
    expect(load).toBeLessThanOrEqual(hours * 2.5 * 0.89 ** 3 * 100 + 1e-9);
  });

  test.prop([arbDone, fc.integer({ min: 1, max: 7200 })])(
    "has more load when the same effort lasts longer",
    (activity, more) => {
      const effort = { ...activity, distance: null, movingSeconds: null };
      const longer = { ...effort, duration: effort.duration + more };
      expect(score(longer).load).toBeGreaterThanOrEqual(score(effort).load - 1e-9);
    },
  );

  test.prop([arbDone, fc.integer({ min: 120, max: 210 })])(
    "of a walk has the same load whatever the pace thresholds",
    (activity, runThreshold) => {
      const walk = { ...activity, family: "run", activityType: "WALKING" } as const;
      const other = { ...THRESHOLDS, runThreshold: runThreshold * 5 };
      expect(score(walk, other)).toEqual(score(walk));
    },
  );
});

const plan = generatePlan(requestOf("70.3", "intermediate", 20));
const exercises = plan.weeks.flatMap((week) => week.exercises);
const ofSport = (type: Discipline) => exercises.filter((exercise) => exercise.type === type);

const HEART_RATE = { Z1: 0.75, Z2: 0.85, Z3: 0.92, Z4: 0.975, Z5: 1.02, Z6: 1.05 } as const;

const stretchesOf = ({ steps }: PlannedExercise) =>
  steps.flatMap(({ repeat, intervals }) =>
    intervals.map(({ zone, seconds }) => ({ zone, seconds: seconds * repeat })),
  );

/** Mean over the moving time of a value for each zone. */
function meanOf(exercise: PlannedExercise, valueOf: (zone: keyof typeof HEART_RATE) => number) {
  const stretches = stretchesOf(exercise);
  const time = sum(stretches.map(({ seconds }) => seconds));
  return sum(stretches.map(({ zone, seconds }) => seconds * valueOf(zone))) / time;
}

const movingTime = (exercise: PlannedExercise) =>
  sum(stretchesOf(exercise).map(({ seconds }) => seconds));

/** Without strides or sprints, which weigh more in normalized power. */
const isEasy = (exercise: PlannedExercise) =>
  stretchesOf(exercise).every(({ zone }) => zone <= "Z2");

/** Normalized power as a share of threshold: the fourth power of means over 30 seconds. */
function normalized({ type, steps }: PlannedExercise): number {
  const each = steps.flatMap(({ repeat, intervals }) =>
    Array.from({ length: repeat }, () => intervals).flat(),
  );
  const power = each.flatMap(({ zone, seconds }) =>
    Array.from({ length: seconds }, () => ZONE_INTENSITY[type][zone]),
  );
  const smooth = power.map((_, at) => {
    const window = power.slice(Math.max(0, at - 29), at + 1);
    return sum(window) / window.length;
  });
  return (sum(smooth.map((watts) => watts ** 4)) / smooth.length) ** 0.25;
}

/** An exercise done exactly as its steps say, with one kind of measurement. */
function asPlanned(exercise: PlannedExercise, by: "power" | "heart-rate" | "pace"): DoneActivity {
  const { type } = exercise;
  const duration = movingTime(exercise);
  const intensityOf = (zone: keyof typeof HEART_RATE) => ZONE_INTENSITY[type][zone];
  const lthr = type === "bike" ? 160 : 170;
  const thresholdSpeed = type === "swim" ? speed.css : speed.threshold;
  return done(type, {
    duration,
    ...(by === "power" && { normalizedPower: 200 * normalized(exercise) }),
    ...(by === "heart-rate" && { averageHeartRate: lthr * meanOf(exercise, (z) => HEART_RATE[z]) }),
    ...(by === "pace" && { averageSpeed: thresholdSpeed * meanOf(exercise, intensityOf) }),
  });
}

/** Normalized power weighs short efforts more than the sum of their zones does. */
const MAX_ERROR_OF_HARD = { power: 0.3, "heart-rate": 0.25, pace: 0.25 } as const;

describe("an exercise done exactly as planned", () => {
  test.each([
    ["bike", "power"],
    ["bike", "heart-rate"],
    ["run", "heart-rate"],
    ["run", "pace"],
    ["swim", "pace"],
  ] as const)("has about its planned load by the %s method %s", (type, method) => {
    for (const exercise of ofSport(type)) {
      const scored = score(asPlanned(exercise, method));
      expect(scored.method).toBe(method);
      const error = Math.abs(scored.load / exerciseLoad(exercise) - 1);
      expect(error).toBeLessThan(isEasy(exercise) ? 0.1 : MAX_ERROR_OF_HARD[method]);
    }
  });

  test("has its planned load by exertion and by the plan", () => {
    for (const exercise of exercises) {
      const planned = {
        load: exerciseLoad(exercise),
        minutes: exercise.duration,
        expectedRpe: expectedRpe(exercise),
      };
      for (const rpe of [planned.expectedRpe, null]) {
        const activity = done(exercise.type, { duration: exercise.duration * 60, rpe });
        const scored = activityLoad(activity, { thresholds: {}, highestHeartRate: null }, planned);
        expect(scored.load).toBeCloseTo(planned.load, 6);
      }
    }
  });

  test("keeps its load when it is recorded on another day", () => {
    const ride = done("bike", { normalizedPower: 150 });
    expect(score({ ...ride, localDate: addDays(ride.localDate, 40) })).toEqual(score(ride));
  });
});
