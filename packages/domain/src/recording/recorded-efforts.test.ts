import { describe, expect, test } from "vitest";
import type { ActivityStream } from "./activity-stream.ts";
import { normalizedPower } from "./power.ts";
import { recordedEfforts } from "./recorded-efforts.ts";

interface Samples {
  minutes: number;
  every?: number;
  at: (second: number) => Partial<Record<"speed" | "power" | "heartRate", number>>;
}

function streamOf({ minutes, every = 1, at }: Samples): ActivityStream {
  const time = Array.from({ length: (minutes * 60) / every }, (_, index) => index * every);
  const column = (field: "speed" | "power" | "heartRate") =>
    time.map((second) => at(second)[field] ?? null);
  return {
    time,
    speed: column("speed"),
    power: column("power"),
    heartRate: column("heartRate"),
  };
}

const efforts = (discipline: "swim" | "bike" | "run", samples: Samples) =>
  recordedEfforts(discipline, { stream: streamOf(samples), laps: [] });

const lapsOf = (meters: number, seconds: readonly number[]) =>
  seconds.map((durationSeconds, index) => ({
    startSeconds: seconds.slice(0, index).reduce((sum, each) => sum + each, 0),
    durationSeconds,
    distanceMeters: meters,
    averageHeartRate: null,
    maxHeartRate: null,
    averagePower: null,
    averageCadence: null,
  }));

const drifting = (second: number) => ({ power: 200, heartRate: second < 2400 ? 140 : 147 });
const fastMiddle = (second: number) => ({ speed: second >= 600 && second < 1850 ? 4 : 3 });
const hardMiddle = (second: number) => ({ power: second >= 900 && second < 2100 ? 250 : 180 });
const surging = (second: number) => ({ power: second % 120 < 60 ? 260 : 140, heartRate: 140 });
const intervals = (second: number) => ({
  power: second % 1200 < 600 ? 150 : 250,
  heartRate: 140,
});

describe("bests", () => {
  test("finds the fastest 5 km of a run", () => {
    expect(efforts("run", { minutes: 60, at: fastMiddle })?.best).toBe(1250);
    expect(efforts("run", { minutes: 60, every: 3, at: fastMiddle })?.best).toBeCloseTo(1250, -1);
  });

  test("counts pauses in the time of a distance", () => {
    const stream = streamOf({ minutes: 40, at: () => ({ speed: 3 }) });
    const time = stream.time.map((second) => (second >= 800 ? second + 120 : second));
    const [paused, moving] = [{ ...stream, time }, stream].map(
      (each) => recordedEfforts("run", { stream: each, laps: [] })?.best,
    );
    expect(moving).toBe(1667);
    expect(paused).toBeGreaterThan(1667);
  });

  test("has none of a run that is too short, or too thinly recorded", () => {
    expect(efforts("run", { minutes: 20, at: () => ({ speed: 3 }) })).toBeNull();
    expect(efforts("run", { minutes: 60, every: 8, at: () => ({ speed: 3 }) })).toBeNull();
    expect(efforts("run", { minutes: 60, at: () => ({}) })).toBeNull();
  });

  test("finds the best 20 minutes of power", () => {
    expect(efforts("bike", { minutes: 60, at: hardMiddle })?.best).toBe(250);
    expect(efforts("bike", { minutes: 15, at: hardMiddle })).toBeNull();
  });

  test("finds the fastest 400 m in the laps of a swim, scaled from yards", () => {
    const stream = { time: [] };
    const bestOf = (meters: number, seconds: readonly number[]) =>
      recordedEfforts("swim", { stream, laps: lapsOf(meters, seconds) })?.best;
    expect(bestOf(100, [110, 100, 100, 100, 100, 120])).toBe(400);
    expect(bestOf(205.74, [200, 210])).toBe(Math.round((410 * 400) / 411.48));
    expect(bestOf(100, [110, 100, 100])).toBeUndefined();
    expect(bestOf(1500, [1800])).toBeUndefined();
  });
});

describe("steady pieces", () => {
  test("tell efficiency after half an hour and decoupling after an hour", () => {
    expect(efforts("bike", { minutes: 30, at: drifting })?.efficiency).toBeNull();
    expect(efforts("bike", { minutes: 40, at: drifting })).toMatchObject({
      efficiency: 1.42857,
      decoupling: null,
    });
    expect(efforts("bike", { minutes: 70, at: drifting })?.decoupling).toBe(4.8);
  });

  test("count the surges of a ride by normalized power", () => {
    const watts = normalizedPower(streamOf({ minutes: 30, at: surging })) ?? 0;
    expect(watts).toBeGreaterThan(210);
    const ride = efforts("bike", { minutes: 40, at: surging });
    expect(ride?.efficiency).toBeCloseTo(watts / 140, 2);
    const at = (second: number) => ({ ...surging(second), speed: second % 120 < 60 ? 3.2 : 2.8 });
    expect(efforts("run", { minutes: 40, at })?.efficiency).toBeCloseTo(3 / 140, 4);
  });

  test("are no intervals, and need heart rate", () => {
    expect(efforts("bike", { minutes: 70, at: intervals })?.efficiency).toBeNull();
    expect(efforts("bike", { minutes: 70, at: () => ({ power: 200 }) })?.efficiency).toBeNull();
  });
});
