import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { ExerciseStep, StepInterval } from "../exercise/exercise-steps.ts";
import type { ActivityStream } from "./activity-stream.ts";
import type { RecordedLap } from "./recorded-lap.ts";
import { recordedStretches } from "./recorded-stretches.ts";

const interval = (over: Partial<StepInterval>): StepInterval => ({
  quantity: 60,
  unit: "s",
  zone: "Z1",
  isRacePace: false,
  pace: "10:00",
  seconds: over.quantity ?? 60,
  restSeconds: 0,
  ...over,
});

/** 10 min easy, 2 × (5 min Z4, 2 min easy), 5 min easy. */
const STEPS: ExerciseStep[] = [
  { kind: "warmup", repeat: 1, intervals: [interval({ quantity: 600 })] },
  {
    kind: "main",
    repeat: 2,
    intervals: [interval({ quantity: 300, zone: "Z4" }), interval({ quantity: 120 })],
  },
  { kind: "cooldown", repeat: 1, intervals: [interval({ quantity: 300 })] },
];

const laps = (...seconds: readonly number[]): RecordedLap[] =>
  seconds.map((durationSeconds, at) => ({
    startSeconds: seconds.slice(0, at).reduce((sum, each) => sum + each, 0),
    durationSeconds,
    distanceMeters: 3 * durationSeconds,
    averageHeartRate: 140,
    maxHeartRate: 150,
    averagePower: null,
    averageCadence: null,
  }));

/** A sample each second, as fast as the minute. */
const streamOf = (seconds: number): ActivityStream => {
  const time = Array.from({ length: seconds }, (_, at) => at);
  return { time, speed: time.map((at) => Math.floor(at / 60)) };
};

const run = (steps = STEPS) => ({ type: "run", steps }) as const;

describe("recorded intervals", () => {
  test("are the laps where each one fits, also with a short one at the end", () => {
    const recorded = laps(640, 303, 118, 300, 121, 260, 12);
    const { foundBy, stretches } = recordedStretches(run(), {
      laps: recorded,
      stream: null,
      duration: 1754,
    });
    expect(foundBy).toBe("laps");
    expect(stretches.map(({ recordedSeconds }) => recordedSeconds)).toEqual([
      640, 303, 118, 300, 121, 260,
    ]);
    expect(stretches.map(({ isRecovery }) => isRecovery)).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(stretches[1]).toMatchObject({ round: 1, rounds: 2, speed: 3, heartRate: 140 });
  });

  test.each([
    ["of a kilometre each", laps(300, 300, 300, 300, 300, 300)],
    ["that are too few", laps(600, 300, 120)],
    ["and there are none", []],
  ])("are at their planned times if the laps are others: %s", (_, others) => {
    const recorded = { laps: others, stream: streamOf(1500), duration: 1500 };
    const { foundBy, stretches } = recordedStretches(run(), recorded);
    expect(foundBy).toBe("time");
    expect(stretches.map(({ recordedStart }) => recordedStart)).toEqual([
      0, 600, 900, 1020, 1320, 1440,
    ]);
    // Minutes 10 to 14, and the cool-down until the recording ends.
    expect(stretches[1]?.speed).toBe(12);
    expect(stretches[5]).toMatchObject({ recordedSeconds: 60, speed: 24 });
  });

  test("of a swim are its laps, with or without those of the rests, and nothing else", () => {
    const steps: ExerciseStep[] = [
      {
        kind: "main",
        repeat: 2,
        intervals: [interval({ quantity: 150, unit: "m", seconds: 180, restSeconds: 20 })],
      },
    ];
    const found = (...seconds: readonly number[]) =>
      recordedStretches(
        { type: "swim", steps },
        { laps: laps(...seconds), stream: streamOf(400), duration: 400 },
      );
    // A lap of 50 s is 150 m.
    expect(found(50, 51).stretches).toHaveLength(2);
    expect(found(50, 20, 51, 20).stretches.map(({ recordedStart }) => recordedStart)).toEqual([
      0, 70,
    ]);
    expect(found(25, 25, 25)).toEqual({ foundBy: "none", stretches: [] });
  });

  test("are none without steps, laps or samples", () => {
    const nothing = { laps: [], stream: null, duration: 1800 };
    expect(recordedStretches(run([]), nothing).foundBy).toBe("none");
    expect(recordedStretches(run(), nothing).foundBy).toBe("none");
  });

  test.prop([
    fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 8 }),
    fc.integer({ min: 1, max: 2000 }),
  ])("are all or none, and within the recording", (seconds, duration) => {
    const recorded = { laps: laps(...seconds), stream: streamOf(duration), duration };
    const { foundBy, stretches } = recordedStretches(run(), recorded);
    expect(stretches).toHaveLength(6);
    for (const { recordedStart, recordedSeconds } of stretches) {
      expect(recordedSeconds).toBeGreaterThanOrEqual(0);
      if (foundBy === "time") expect(recordedStart + recordedSeconds).toBeLessThanOrEqual(duration);
    }
  });
});
