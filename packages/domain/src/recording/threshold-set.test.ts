import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { ExerciseStep, StepInterval, Zone } from "../exercise/exercise-steps.ts";
import type { Discipline } from "../sport/discipline.ts";
import { zoneRange } from "../thresholds/zone-ranges.ts";
import { METERS_PER_MILE, MPH_PER_METER_PER_SECOND } from "../units/convert.ts";
import type { RecordedLap } from "./recorded-lap.ts";
import { hasThresholdSet, thresholdSet } from "./threshold-set.ts";

const interval = (zone: Zone, over: Partial<StepInterval> = {}): StepInterval => ({
  quantity: 300,
  unit: "s",
  zone,
  isRacePace: false,
  pace: "10:00",
  seconds: 300,
  restSeconds: 0,
  ...over,
});

/** 5 min easy, n × (5 min in the zone, 5 min easy), 5 min easy. */
const exerciseIn = (zone: Zone, type: Discipline = "run", rounds = 3) => ({
  type,
  intensity: "threshold" as const,
  steps: [
    { kind: "warmup", repeat: 1, intervals: [interval("Z1")] },
    { kind: "main", repeat: rounds, intervals: [interval(zone), interval("Z1")] },
    { kind: "cooldown", repeat: 1, intervals: [interval("Z1")] },
  ] satisfies ExerciseStep[],
});

const EASY = { speed: 2, watts: null };

/** A lap for each interval of `exerciseIn`, the efforts with this speed and power. */
const lapsAt = (effort: { speed: number; watts: number | null }, rounds = 3): RecordedLap[] =>
  [EASY, ...Array.from({ length: rounds }, () => [effort, EASY]).flat(), EASY].map(
    ({ speed, watts }, at) => ({
      startSeconds: 300 * at,
      durationSeconds: 300,
      distanceMeters: 300 * speed,
      averageHeartRate: 140,
      maxHeartRate: 150,
      averagePower: watts,
      averageCadence: null,
    }),
  );

const recordedAs = (family: Discipline, laps: RecordedLap[], activityType: string = family) => ({
  family,
  activityType,
  laps,
  stream: null,
  duration: 300 * laps.length,
});

const ZONES = fc.constantFrom("Z3" as const, "Z4" as const, "Z5" as const);
const middle = (unit: Parameters<typeof zoneRange>[0], threshold: number, zone: Zone) => {
  const { slow, fast } = zoneRange(unit, threshold, zone);
  return ((slow ?? 0) + (fast ?? 0)) / 2;
};

describe("thresholdSet", () => {
  test.prop([ZONES, fc.integer({ min: 2, max: 8 }), fc.integer({ min: 280, max: 900 })])(
    "finds the threshold of a run whose set was in the middle of its zone",
    (zone, rounds, threshold) => {
      const speed = METERS_PER_MILE / middle("runThreshold", threshold, zone);
      const laps = lapsAt({ speed, watts: null }, rounds);
      const set = thresholdSet(exerciseIn(zone, "run", rounds), recordedAs("run", laps));
      expect(set?.measure).toBe("speed");
      expect(set?.value).toBeCloseTo(threshold, 6);
    },
  );

  test.prop([ZONES, fc.integer({ min: 60, max: 180 })])(
    "finds the threshold of a swim",
    (zone, threshold) => {
      const laps = lapsAt({ speed: 100 / middle("css", threshold, zone), watts: null });
      const set = thresholdSet(exerciseIn(zone, "swim"), recordedAs("swim", laps));
      expect(set?.value).toBeCloseTo(threshold, 6);
    },
  );

  test.prop([ZONES, fc.integer({ min: 100, max: 400 }), fc.double({ min: 5, max: 12 })])(
    "finds the threshold power of a ride, whatever its speed",
    (zone, threshold, speed) => {
      const laps = lapsAt({ speed, watts: middle("ftpWatts", threshold, zone) });
      const set = thresholdSet(exerciseIn(zone, "bike"), recordedAs("bike", laps));
      expect(set?.measure).toBe("power");
      expect(set?.value).toBeCloseTo(threshold, 6);
    },
  );

  test("finds the threshold speed of a ride without power, but not of one indoors", () => {
    const speed = middle("bikeThresholdMph", 20, "Z4") / MPH_PER_METER_PER_SECOND;
    const laps = lapsAt({ speed, watts: null });
    const exercise = exerciseIn("Z4", "bike");
    expect(thresholdSet(exercise, recordedAs("bike", laps))).toEqual({
      measure: "speed",
      value: expect.closeTo(20, 6),
    });
    expect(thresholdSet(exercise, recordedAs("bike", laps, "indoor_cycling"))).toBeNull();
    expect(thresholdSet(exercise, recordedAs("bike", laps, "e_bike_mountain"))).toBeNull();
  });

  test("finds a set by its pace where there are no laps", () => {
    const speed = METERS_PER_MILE / middle("runThreshold", 420, "Z4");
    const speeds = lapsAt({ speed, watts: null }).flatMap((lap) =>
      Array<number>(300).fill((lap.distanceMeters ?? 0) / 300),
    );
    const stream = { time: speeds.map((_, at) => at), speed: speeds };
    const set = thresholdSet(exerciseIn("Z4"), { ...recordedAs("run", []), stream });
    expect(set?.value).toBeCloseTo(420, 0);
  });

  const LAPS = lapsAt({ speed: 4, watts: null });
  const RUN = exerciseIn("Z4");

  test.each([
    ["an easy exercise", exerciseIn("Z2"), recordedAs("run", LAPS)],
    ["sprints", exerciseIn("Z6"), recordedAs("run", LAPS)],
    ["a hike", RUN, recordedAs("run", LAPS, "hiking")],
    ["another sport", RUN, recordedAs("bike", LAPS)],
    [
      "a set that only planned times find",
      RUN,
      { ...recordedAs("run", []), stream: { time: [0] } },
    ],
    [
      "a set of less than six minutes",
      exerciseIn("Z4", "run", 1),
      recordedAs("run", lapsAt(EASY, 1)),
    ],
  ])("finds none in %s", (_name, exercise, recorded) => {
    expect(thresholdSet(exercise, recorded)).toBeNull();
  });

  test.each(["test", "zone"] as const)("leaves out a set by feel (%s)", (feel) => {
    const [warmUp, , coolDown] = RUN.steps;
    const effort: ExerciseStep = {
      kind: "main",
      repeat: 1,
      intervals: [interval("Z4", { feel })],
    };
    const steps = [warmUp, effort, coolDown].flatMap((step) => step ?? []);
    expect(hasThresholdSet(RUN)).toBe(true);
    expect(hasThresholdSet({ ...RUN, steps })).toBe(false);
  });
});
