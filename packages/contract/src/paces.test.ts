import { fc, test } from "@fast-check/vitest";
import { formatPace, formatSpeed } from "@triplan/domain";
import { describe, expect } from "vitest";
import { bikePace, runPace, sentBikePace, sentRunPace, sentSwimPace, swimPace } from "./paces.ts";
import { issuesOf } from "./testing/issues-of.ts";

const SWIM = "Swim pace must be between 1:00 and 5:00 per 100m";
const BIKE = "Bike pace must be between 10 and 30 mph";
const RUN = "Run pace must be between 5:00 and 16:00 per mile";

const NO_TEXTS = [undefined, null, 150, ["2:30"], {}];

describe("paces as text", () => {
  test.each([
    "0:59",
    "5:01",
    "2:60",
    "99:99",
    "150",
    "",
    "2:3",
    "-2:30",
    "2:30 ",
    "00000002:30",
    "abc",
    ...NO_TEXTS,
  ])("rejects a swim of %j", (input) => {
    expect(issuesOf(sentSwimPace, input)).toEqual([`: ${SWIM}`]);
  });

  test.each([
    "9.5",
    "30.5",
    "18mph",
    "",
    "1e1",
    "18,55",
    "1,8.5",
    "-18",
    "9.9",
    "30.1",
    "NaN",
    ...NO_TEXTS,
  ])("rejects a bike of %j", (input) => {
    expect(issuesOf(sentBikePace, input)).toEqual([`: ${BIKE}`]);
  });

  test.each(["4:59", "16:01", "8:60", "510", "", "8:30/mi", "0:08:30", ...NO_TEXTS])(
    "rejects a run of %j",
    (input) => {
      expect(issuesOf(sentRunPace, input)).toEqual([`: ${RUN}`]);
    },
  );

  test.each([
    ["1:00", 60],
    ["5:00", 300],
    ["2:30", 150],
    ["02:30", 150],
  ])("reads a swim of %s as %d s", (text, pace) => {
    expect(sentSwimPace.parse(text)).toBe(pace);
  });

  test.each([
    ["10", 10],
    ["30", 30],
    ["18.5", 18.5],
    ["18.0", 18],
    ["18,5", 18.5],
    ["18.", 18],
    ["018", 18],
  ])("reads a bike of %j as %d mph", (text, pace) => {
    expect(sentBikePace.parse(text)).toBe(pace);
  });

  test.each([
    ["5:00", 300],
    ["16:00", 960],
    ["8:30", 510],
  ])("reads a run of %s as %d s", (text, pace) => {
    expect(sentRunPace.parse(text)).toBe(pace);
  });

  test.prop([fc.integer({ min: 0, max: 5999 })])(
    // @covers plan-form-2
    "accepts exactly 60 to 300 s for swims and 300 to 960 s for runs",
    (pace) => {
      const text = formatPace(pace);
      expect(sentSwimPace.safeParse(text).success).toBe(pace >= 60 && pace <= 300);
      expect(sentRunPace.safeParse(text).success).toBe(pace >= 300 && pace <= 960);
    },
  );

  test.prop([fc.integer({ min: 0, max: 999 })])("accepts exactly 10 to 30 mph", (tenths) => {
    const isWithin = tenths >= 100 && tenths <= 300;
    expect(sentBikePace.safeParse(formatSpeed(tenths / 10)).success).toBe(isWithin);
  });
});

describe("paces as numbers", () => {
  test.each([
    [swimPace, 60, 300, SWIM],
    [bikePace, 10, 30, BIKE],
    [runPace, 300, 960, RUN],
    // @covers plan-form-2
  ])("accepts both bounds and nothing beyond (case %#)", (schema, min, max, message) => {
    expect(issuesOf(schema, min)).toEqual([]);
    expect(issuesOf(schema, max)).toEqual([]);
    const wrong = [min - 1, max + 1, -min, Infinity, Number.NaN, String(min), null, undefined];
    for (const input of wrong) expect(issuesOf(schema, input)).toEqual([`: ${message}`]);
  });
});
