import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { formatPace, formatSpeed, parsePace, parseSpeed } from "./pace-text.ts";

describe("formatPace", () => {
  test.each([
    [150, "2:30", "2 × 60 + 30"],
    [510, "8:30", "8 × 60 + 30"],
    [60, "1:00", "a whole minute"],
    [59, "0:59", "under a minute"],
    [65, "1:05", "seconds have two digits"],
    [0, "0:00", "nothing"],
    [150.4, "2:30", "rounded down"],
    [150.5, "2:31", "half a second is rounded up"],
    [119.6, "2:00", "rounded up into the next minute, never 1:60"],
    [3599.5, "60:00", "minutes above 59"],
    [6000, "100:00", "and 99"],
    // @covers forms-7
  ])("formats %d s as %s: %s", (value, text) => {
    expect(formatPace(value)).toBe(text);
  });
});

describe("parsePace", () => {
  test.each([
    ["2:30", 150],
    ["8:30", 510],
    ["08:30", 510],
    ["0:00", 0],
    ["99:59", 5999],
  ])("parses %s as %i s", (text, value) => {
    expect(parsePace(text)).toBe(value);
  });

  test.each([
    ["2:60", "a minute has 60 seconds"],
    ["99:99", "a minute has 60 seconds"],
    ["150", "no colon"],
    ["2:5", "one digit of seconds"],
    ["2:300", "three digits of seconds"],
    ["2:30:00", "three parts"],
    [":30", "no minutes"],
    ["-2:30", "a sign"],
    ["2:-3", "a sign"],
    ["2:30 ", "a space"],
    ["2:30/100m", "a unit"],
    ["2.5", "a number"],
    ["٢:٣٠", "digits of another script"],
    ["", "nothing"],
  ])("rejects %j: %s", (text) => {
    expect(parsePace(text)).toBeNull();
  });

  test.prop([fc.integer({ min: 0, max: 5999 })])("reads back whole seconds exactly", (value) => {
    expect(parsePace(formatPace(value))).toBe(value);
  });

  test.prop([fc.double({ min: 0, max: 5999, noNaN: true })])(
    "reads back any time within half a second",
    (value) => {
      expect(Math.abs((parsePace(formatPace(value)) ?? Number.NaN) - value)).toBeLessThanOrEqual(
        0.5,
      );
    },
  );

  test.prop([fc.string()])("never throws and returns whole seconds or null", (text) => {
    const value = parsePace(text);
    expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
  });
});

describe("formatSpeed", () => {
  test.each([
    [18, "18", "a whole number has no decimal"],
    [18.5, "18.5", "one decimal"],
    [18.54, "18.5", "rounded down"],
    [18.55, "18.6", "rounded up"],
    [18.96, "19", "rounded up to a whole number"],
    [22.222_222, "22.2", "20 mi in 3240 s"],
    [0.04, "0", "next to nothing"],
    // @covers forms-7
  ])("formats %d mph as %s: %s", (mph, text) => {
    expect(formatSpeed(mph)).toBe(text);
  });
});

describe("parseSpeed", () => {
  test.each([
    ["18", 18],
    ["18.0", 18],
    ["18.5", 18.5],
    ["9.9", 9.9],
    ["30", 30],
    ["18,5", 18.5],
    ["18.", 18],
    [".5", 0.5],
  ])("parses %s as %d mph", (text, mph) => {
    expect(parseSpeed(text)).toBe(mph);
  });

  test.each(["18mph", "1e1", "", "1,8.5", "-18", "+18", "18.55", " 18", "Infinity", "NaN", "0x12"])(
    "rejects %j",
    (text) => {
      expect(parseSpeed(text)).toBeNull();
    },
  );

  test.prop([fc.integer({ min: 0, max: 999 })])("reads back tenths exactly", (tenths) => {
    expect(parseSpeed(formatSpeed(tenths / 10))).toBe(tenths / 10);
  });

  test.prop([fc.double({ min: 0, max: 99.9, noNaN: true })])(
    "reads back any speed within half a tenth",
    (mph) => {
      const read = parseSpeed(formatSpeed(mph)) ?? Number.NaN;
      expect(Math.abs(read - mph)).toBeLessThanOrEqual(0.05 + 1e-9);
    },
  );
});
