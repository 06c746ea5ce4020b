import { describe, expect, test } from "vitest";
import type { StepInterval } from "../exercise/exercise-steps.ts";
import { againstTarget, targetEnds } from "./against-target.ts";

const INTERVAL: StepInterval = {
  quantity: 360,
  unit: "s",
  zone: "Z4",
  isRacePace: false,
  pace: "8:05",
  seconds: 360,
  restSeconds: 0,
  target: { slow: "8:20", fast: "8:00" },
};

/** Metres per second of seconds per mile. */
const perMile = (seconds: number) => 1609.34 / seconds;

const done = (over: object = {}) => ({
  interval: INTERVAL,
  recordedSeconds: 360,
  speed: perMile(490),
  heartRate: null,
  power: null,
  ...over,
});

describe("an interval against its target", () => {
  test.each([
    [490, "in"],
    [504, "in"],
    [509, "below"],
    [478, "in"],
    [470, "above"],
  ])("is for %i s a mile %s", (pace, side) => {
    expect(againstTarget("run", done({ speed: perMile(pace) }))).toMatchObject({
      measure: "speed",
      side,
    });
  });

  test("names the end that was missed", () => {
    const { end } = againstTarget("run", done({ speed: perMile(520) })) ?? {};
    expect(end).toBeCloseTo(perMile(500), 6);
  });

  test("is by power on the bike, else by heart rate, and by speed last", () => {
    const interval: StepInterval = {
      ...INTERVAL,
      target: {
        slow: "20",
        fast: "21.5",
        watts: { from: 240, to: 260 },
        heartRate: { from: 150, to: 160 },
      },
    };
    const ride = { interval, power: 230, heartRate: 165, speed: 9 };
    expect(againstTarget("bike", done(ride))).toMatchObject({ measure: "power", side: "below" });
    expect(againstTarget("bike", done({ ...ride, power: null }))).toEqual({
      measure: "heartRate",
      side: "above",
      value: 165,
      end: 160,
    });
    const speed = { ...ride, power: null, heartRate: null };
    expect(againstTarget("bike", done(speed))).toMatchObject({ measure: "speed", side: "in" });
  });

  test.each([
    ["by feel", { interval: { ...INTERVAL, feel: "zone" as const } }],
    ["without a measurement", { speed: null }],
    ["of a few seconds", { recordedSeconds: 20 }],
  ])("is unknown for one %s", (_, over) => {
    expect(againstTarget("run", done(over))).toBeNull();
  });

  test("of an older plan is its pace", () => {
    const { target: _target, ...older } = INTERVAL;
    const { speed } = targetEnds("run", older);
    expect(speed?.low).toBeCloseTo(perMile(485), 9);
    expect(speed).toEqual({ low: speed?.low, high: speed?.low });
  });

  test("of an easy one has no slow end", () => {
    const easy = { ...INTERVAL, target: { slow: null, fast: "9:30" } };
    expect(againstTarget("run", done({ interval: easy, speed: 1.2 }))).toMatchObject({
      side: "in",
    });
    expect(targetEnds("swim", { ...INTERVAL, target: { slow: null, fast: "2:00" } }).speed).toEqual(
      {
        low: null,
        high: 100 / 120,
      },
    );
  });
});
