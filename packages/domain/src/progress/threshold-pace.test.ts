import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  MIN_THRESHOLD_SETS,
  THRESHOLD_PACE_DAYS,
  thresholdPace,
  type DatedThresholdSet,
} from "./threshold-pace.ts";
import { dayOf } from "./testing.ts";

const TODAY = 80;
const setOn = (day: number, value: number): DatedThresholdSet => ({
  date: dayOf(day),
  discipline: "run",
  measure: "speed",
  value,
  name: "Cruise intervals",
  activityId: day,
});
const testOn = (day: number, value: number) => ({
  kind: "runThreshold" as const,
  source: "test" as const,
  measuredOn: dayOf(day),
  isCounted: true,
  value,
});
const paceOf = (
  sets: readonly DatedThresholdSet[],
  tests: readonly Parameters<typeof thresholdPace>[2][number][] = [],
) => thresholdPace("run", sets, tests, dayOf(TODAY));

const VALUES = fc.array(fc.integer({ min: 300, max: 700 }), { minLength: 1, maxLength: 20 });

const ride = (day: number, measure: "power" | "speed"): DatedThresholdSet => ({
  ...setOn(day, measure === "power" ? 210 : 20),
  discipline: "bike",
  measure,
});
const rides = (power: number, speed: number) => [
  ...Array.from({ length: power }, (_, at) => ride(60 + at, "power")),
  ...Array.from({ length: speed }, (_, at) => ride(60 + at, "speed")),
];

describe("thresholdPace", () => {
  test.prop([VALUES])("is a median within its entries, from six sets on", (values) => {
    const { value, sets, entries } = paceOf(values.map((each, at) => setOn(TODAY - at, each)));
    expect(sets).toBe(values.length);
    expect(entries).toHaveLength(values.length);
    expect(value === null).toBe(values.length < MIN_THRESHOLD_SETS);
    const below = values.filter((each) => value !== null && each < value).length;
    const above = values.filter((each) => value !== null && each > value).length;
    expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
  });

  test.prop([fc.shuffledSubarray([1, 5, 9, 14, 20, 25, 33], { minLength: 7 })])(
    "does not depend on the order of the recordings",
    (days) => {
      const sets = days.map((day) => setOn(TODAY - day, 400 + day));
      expect(paceOf(sets)).toEqual(paceOf(sets.toSorted((a, b) => a.activityId - b.activityId)));
    },
  );

  test("needs two tests without sets, and counts neither results nor tests set aside", () => {
    const tests = [testOn(60, 440), testOn(70, 430)];
    expect(paceOf([], tests)).toMatchObject({ value: 435, sets: 0, tests: 2 });
    expect(paceOf([], tests.slice(1))).toMatchObject({ value: null, tests: 1 });
    const others = [
      { ...testOn(60, 440), isCounted: false },
      { ...testOn(65, 440), source: "result" as const },
    ];
    expect(paceOf([], [...others, testOn(70, 430)])).toMatchObject({ value: null, tests: 1 });
  });

  test("counts sets and tests together, by date", () => {
    const sets = Array.from({ length: 6 }, (_, at) => setOn(60 + at, 450));
    const { entries, sets: count, tests } = paceOf(sets, [testOn(62, 430)]);
    expect([count, tests]).toEqual([6, 1]);
    expect(entries.map(({ source }) => source)).toEqual([
      "set",
      "set",
      "set",
      "test",
      "set",
      "set",
      "set",
    ]);
  });

  test("forgets what is older than eight weeks", () => {
    const first = TODAY - THRESHOLD_PACE_DAYS;
    expect(paceOf([setOn(first, 450), setOn(first - 1, 450)])).toMatchObject({ sets: 1 });
  });

  test.each([
    [6, 8, "power", 210],
    [3, 8, "speed", 20],
    [3, 2, "power", null],
    [0, 2, "speed", null],
  ])("judges %i rides with power and %i without by %s", (power, speed, measure, value) => {
    const pace = thresholdPace("bike", rides(power, speed), [], dayOf(TODAY));
    expect(pace).toMatchObject({ measure, value });
  });
});
