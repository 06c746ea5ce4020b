import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { thinStream, type ActivityStream } from "./activity-stream.ts";
import { averagePower, normalizedPower } from "./power.ts";
import { timeInZones } from "./zone-seconds.ts";

const steady = (seconds: number, column: Partial<ActivityStream>, every = 1): ActivityStream => ({
  time: Array.from({ length: seconds / every }, (_, at) => at * every),
  ...column,
});
const values = (seconds: number, value: number) => Array<number>(seconds).fill(value);

describe("time in zones", () => {
  test("is by power on the bike if FTP is known", () => {
    const stream = steady(300, {
      power: [...values(100, 100), ...values(100, 200), ...values(100, 290)],
      heartRate: values(300, 150),
    });
    const thresholds = { ftpWatts: 250, lthrBike: 160 };
    expect(timeInZones({ family: "bike", isRun: false, stream }, thresholds)).toEqual({
      zoneSeconds: [100, 0, 100, 0, 100],
      zoneBasis: "power",
    });
  });

  test("is by heart rate without power", () => {
    const stream = steady(60, { heartRate: values(60, 150) });
    expect(timeInZones({ family: "run", isRun: true, stream }, { lthrRun: 170 })).toEqual({
      zoneSeconds: [0, 60, 0, 0, 0],
      zoneBasis: "heartRate",
    });
  });

  test("is by pace for swims, and for runs without heart rate", () => {
    const swim = steady(60, { speed: values(60, 1) });
    expect(timeInZones({ family: "swim", isRun: false, stream: swim }, { css: 100 })).toEqual({
      zoneSeconds: [0, 0, 0, 60, 0],
      zoneBasis: "pace",
    });
    const run = steady(60, { speed: values(60, 1609.344 / 480) });
    expect(timeInZones({ family: "run", isRun: true, stream: run }, { runThreshold: 480 })).toEqual(
      { zoneSeconds: [0, 0, 0, 60, 0], zoneBasis: "pace" },
    );
  });

  test("is unknown for the pace of walks, and without a threshold", () => {
    const stream = steady(60, { speed: values(60, 1.5), heartRate: values(60, 100) });
    const walk = { family: "run", isRun: false, stream } as const;
    expect(timeInZones(walk, { runThreshold: 480 })).toBeNull();
    expect(timeInZones({ ...walk, isRun: true }, {})).toBeNull();
  });

  test("leaves out pauses and seconds without a measurement", () => {
    const stream = { time: [0, 5, 600, 605], heartRate: [150, 150, 150, null] };
    const zones = timeInZones({ family: "run", isRun: true, stream }, { lthrRun: 170 });
    expect(zones?.zoneSeconds).toEqual([0, 5 + 10 + 5, 0, 0, 0]);
  });
});

describe("normalized power", () => {
  test("equals steady power, also of samples every five seconds", () => {
    const stream = steady(600, { power: values(120, 200) }, 5);
    expect(normalizedPower(stream)).toBeCloseTo(200);
    expect(averagePower(stream)).toBeCloseTo(200);
  });

  test("is above the average of uneven power", () => {
    const stream = steady(600, { power: [...values(300, 100), ...values(300, 300)] });
    expect(averagePower(stream)).toBeCloseTo(200);
    expect(normalizedPower(stream)).toBeGreaterThan(240);
  });

  test("is unknown for less than 30 seconds or without power", () => {
    expect(normalizedPower(steady(29, { power: values(29, 200) }))).toBeNull();
    expect(normalizedPower(steady(60, {}))).toBeNull();
    expect(averagePower(steady(60, {}))).toBeNull();
  });
});

test.prop([fc.array(fc.option(fc.integer({ min: 0, max: 250 })), { maxLength: 300 })])(
  "thinning keeps the range, the order and the limit",
  (heartRate) => {
    const stream = { time: heartRate.map((_, at) => at), heartRate };
    const thinned = thinStream(stream, 50);
    expect(thinned.time.length).toBeLessThanOrEqual(50);
    expect(thinned.time).toEqual(thinned.time.toSorted((a, b) => a - b));
    const measured = heartRate.filter((value) => value !== null);
    for (const value of thinned.heartRate ?? []) {
      if (value === null) continue;
      expect(value).toBeGreaterThanOrEqual(Math.min(...measured));
      expect(value).toBeLessThanOrEqual(Math.max(...measured));
    }
    expect(thinned.heartRate === undefined).toBe(measured.length === 0);
  },
);
