import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { predictFinish } from "../prediction/predict-finish.ts";
import { arbPaces } from "../testing.ts";
import {
  finishTimeOrTwoHours,
  formatClock,
  formatFinishTime,
  formatHours,
  parseFinishTime,
} from "./duration-text.ts";
import { miles } from "./unit.ts";

describe("formatFinishTime and formatClock", () => {
  test.each([
    [10_200, "02:50:00", "2:50:00", "2 × 3600 + 50 × 60"],
    [45_082.416, "12:31:22", "12:31:22", "12 × 3600 + 31 × 60 + 22, rounded"],
    [600, "00:10:00", "0:10:00", "10 × 60"],
    [59, "00:00:59", "0:00:59", "under a minute"],
    [0, "00:00:00", "0:00:00", "nothing"],
    [3599.5, "01:00:00", "1:00:00", "rounded up into the next hour, never 0:59:60"],
    [359_999, "99:59:59", "99:59:59", "a second short of 100 hours"],
    [360_000, "100:00:00", "100:00:00", "100 × 3600"],
  ])("format %d s as %s to store and %s to show: %s", (value, stored, read) => {
    expect(formatFinishTime(value)).toBe(stored);
    expect(formatClock(value)).toBe(read);
  });
});

describe("formatHours", () => {
  test.each([
    [75, "1:15", "60 + 15"],
    [60, "1:00", "an hour"],
    [5, "0:05", "minutes have two digits"],
    [0, "0:00", "nothing"],
    [59.5, "1:00", "rounded up into the next hour"],
    [1230, "20:30", "20 × 60 + 30"],
  ])("formats %d min as %s: %s", (minutes, text) => {
    expect(formatHours(minutes)).toBe(text);
  });

  test.prop([fc.nat(100_000)])("has hours and minutes that sum to the minutes", (minutes) => {
    const [hours, rest] = formatHours(minutes).split(":").map(Number);
    expect((hours ?? Number.NaN) * 60 + (rest ?? Number.NaN)).toBe(minutes);
  });
});

describe("parseFinishTime", () => {
  test.each([
    ["02:50:00", 10_200],
    ["2:50:00", 10_200],
    ["00:00:01", 1],
    ["99:59:59", 359_999],
    ["120:00:00", 432_000],
  ])("parses %s as %i s", (text, value) => {
    expect(parseFinishTime(text)).toBe(value);
  });

  test.each([
    ["25:61:00", "an hour has 60 minutes"],
    ["02:50:60", "a minute has 60 seconds"],
    ["02:50", "two parts"],
    ["1:2:3", "one digit of minutes"],
    ["-1", "a negative number"],
    ["-1:00:00", "a sign"],
    ["abc", "a word"],
    ["170", "a number"],
    ["02:50:00 ", "a space"],
    ["02:50:00.5", "a fraction"],
    ["12345:00:00", "more than four digits of hours"],
    ["", "nothing"],
  ])("rejects %j: %s", (text) => {
    expect(parseFinishTime(text)).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 9999 * 3600 })])(
    "reverses formatFinishTime in both directions",
    (value) => {
      expect(parseFinishTime(formatFinishTime(value))).toBe(value);
      expect(parseFinishTime(formatClock(value))).toBe(value);
    },
  );

  const arbLongDistance = fc.integer({ min: 1, max: 1000 }).map(miles);
  test.prop([
    fc.record({ swim: arbLongDistance, bike: arbLongDistance, run: arbLongDistance }),
    arbPaces,
  ])(
    "reads the predicted time of any valid race, which is the default goal",
    (distances, paces) => {
      const predicted = predictFinish(distances, paces);
      expect(parseFinishTime(formatFinishTime(predicted))).toBe(Math.round(predicted));
    },
  );

  test.prop([fc.string()])("never throws and returns whole seconds or null", (text) => {
    const value = parseFinishTime(text);
    expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
  });
});

describe("finishTimeOrTwoHours", () => {
  test.each([
    ["03:00:00", 10_800, "3 × 3600"],
    ["soon", 7200, "invalid: 2 × 3600"],
    ["", 7200, "invalid: 2 × 3600"],
  ])("parses %j as %i s: %s", (text, value) => {
    expect(finishTimeOrTwoHours(text)).toBe(value);
  });
});
