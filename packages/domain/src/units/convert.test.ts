import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  kilometersPerHour,
  metersToMiles,
  milesToKilometers,
  milesToMeters,
  per100Yards,
  perKilometer,
  speedInKilometersPerHour,
  speedInMilesPerHour,
} from "./convert.ts";
import {
  meters,
  metersPerSecond,
  miles,
  milesPerHour,
  secondsPer100m,
  secondsPerMile,
} from "./unit.ts";

// Products of decimals differ in the last of 16 digits.
const DIGITS = 9;

describe("unit conversion", () => {
  test.each([
    [1, 1609.34, "a mile"],
    [2.4, 3862.416, "2.4 × 1609.34"],
    [0.93, 1496.6862, "0.93 × 1609.34"],
    [26.2, 42164.708, "26.2 × 1609.34"],
    [0, 0, "nothing"],
    // @covers units-and-display-1
  ])("converts %d mi to %d m: %s", (distance, expected) => {
    expect(milesToMeters(miles(distance))).toBeCloseTo(expected, DIGITS);
  });

  test.each([
    [1609.34, 1],
    [804.67, 0.5],
    [16093.4, 10],
  ])("converts %d m to %d mi", (distance, expected) => {
    expect(metersToMiles(meters(distance))).toBeCloseTo(expected, DIGITS);
  });

  test("converts 112 mi to 180.24608 km: 112 × 1.60934", () => {
    expect(milesToKilometers(miles(112))).toBeCloseTo(180.24608, DIGITS);
  });

  // @covers units-and-display-1
  test("converts 109.361 s per 100 m to 100 s per 100 yd: a yard is 1 / 1.09361 m", () => {
    expect(per100Yards(secondsPer100m(109.361))).toBeCloseTo(100, DIGITS);
  });

  test("converts 2:00 per 100 m to 1:49.7 per 100 yd: 120 / 1.09361 = 109.728", () => {
    expect(per100Yards(secondsPer100m(120))).toBeCloseTo(109.728, 3);
  });

  test("converts 8:02.802 per mile to 5:00 per km: 300 × 1.60934 = 482.802", () => {
    expect(perKilometer(secondsPerMile(482.802))).toBeCloseTo(300, DIGITS);
  });

  test("converts 20 mph to 32.1868 km/h: 20 × 1.60934", () => {
    expect(kilometersPerHour(milesPerHour(20))).toBeCloseTo(32.1868, DIGITS);
  });

  test.each([
    [1, 2.237, 3.6],
    [10, 22.37, 36],
    [2.5, 5.5925, 9],
    // @covers units-and-display-1
  ])("converts %d m/s to %d mph or %d km/h", (speed, mph, kmh) => {
    expect(speedInMilesPerHour(metersPerSecond(speed))).toBeCloseTo(mph, DIGITS);
    expect(speedInKilometersPerHour(metersPerSecond(speed))).toBeCloseTo(kmh, DIGITS);
  });
});

describe("unit conversion (properties)", () => {
  const arbLength = fc.double({ min: 0, max: 5000, noNaN: true });

  test.prop([arbLength])("returns the same miles by way of metres", (distance) => {
    expect(metersToMiles(milesToMeters(miles(distance)))).toBeCloseTo(distance, DIGITS);
  });

  test.prop([arbLength])("returns kilometres as a thousandth of the metres", (distance) => {
    const kilometers = milesToKilometers(miles(distance));
    expect(kilometers * 1000).toBeCloseTo(milesToMeters(miles(distance)), 6);
  });

  test.prop([fc.double({ min: 1, max: 1000, noNaN: true })])(
    "returns smaller paces for the shorter units, yard and kilometre",
    (pace) => {
      expect(per100Yards(secondsPer100m(pace))).toBeLessThan(pace);
      expect(perKilometer(secondsPerMile(pace))).toBeLessThan(pace);
    },
  );

  test.prop([fc.double({ min: 0.1, max: 30, noNaN: true })])(
    "returns the same speed by way of miles as directly, to a part in two thousand",
    (speed) => {
      const direct = speedInKilometersPerHour(metersPerSecond(speed));
      const byMiles = kilometersPerHour(speedInMilesPerHour(metersPerSecond(speed)));
      expect(Math.abs(byMiles / direct - 1)).toBeLessThan(1 / 2000);
    },
  );
});
