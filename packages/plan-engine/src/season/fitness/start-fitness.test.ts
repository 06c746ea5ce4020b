import { addDays } from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { requestOf } from "../../testing/index.ts";
import { settledAt } from "./fitness-curve.ts";
import { assumedStart, betterStart, recordedStart, type FitnessStart } from "./start-fitness.ts";

const { startDate } = requestOf("olympic", "intermediate", 12);
const daysBefore = (days: number) => addDays(startDate, -days);

/** An hour of the same load every second day, starting `days` before the plan. */
const everySecondDay = (days: number, load: number) =>
  Array.from({ length: Math.ceil(days / 2) }, (_, index) => ({
    date: daysBefore(days - 2 * index),
    load,
  }));

describe("recordedStart", () => {
  test.each([
    ["without a record", []],
    ["with less than 14 days", everySecondDay(12, 300)],
    [
      "with fewer than 2 activities a week",
      [daysBefore(90), daysBefore(40)].map((date) => ({ date, load: 300 })),
    ],
    ["with activities after the start only", [{ date: startDate, load: 300 }]],
    ["with activities of last year only", [{ date: daysBefore(300), load: 300 }]],
  ])("knows nothing %s", (_name, history) => {
    expect(recordedStart(startDate, history)).toBeNull();
  });

  test("uses the mean of 14 to 41 recorded days", () => {
    expect(recordedStart(startDate, everySecondDay(20, 80))).toEqual({
      fitness: 40,
      fatigue: 40,
      basis: "recent-recordings",
    });
  });

  test("uses the curve from 42 recorded days on, in which recent training adds more fatigue", () => {
    const usual = everySecondDay(108, 80);
    const even = recordedStart(startDate, usual);
    expect(even?.fitness).toBeCloseTo(40, 0);
    expect(even?.basis).toBe("recordings");
    const tired = recordedStart(startDate, [...usual, { date: daysBefore(1), load: 200 }]);
    const [more, harder] = [
      (tired?.fitness ?? 0) - (even?.fitness ?? 0),
      (tired?.fatigue ?? 0) - (even?.fatigue ?? 0),
    ];
    expect(harder).toBeGreaterThan(more);
  });

  test.prop([fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 400 })])(
    "is not changed by activities after the start",
    (days, load) => {
      const history = everySecondDay(60, 80);
      const later = { date: addDays(startDate, days), load };
      expect(recordedStart(startDate, [...history, later])).toEqual(
        recordedStart(startDate, history),
      );
    },
  );
});

describe("assumedStart", () => {
  test("takes 50 points for each hour that the athlete named", () => {
    expect(assumedStart(7, [300, 400])).toEqual({ fitness: 50, fatigue: 50, basis: "hours" });
    expect(assumedStart(0, [300])).toEqual({ fitness: 0, fatigue: 0, basis: "hours" });
  });

  test("takes 90 % of the first full week at 55 points an hour", () => {
    expect(assumedStart(null, [120, 420])).toMatchObject({ basis: "first-week" });
    expect(assumedStart(null, [120, 420]).fitness).toBeCloseTo(49.5, 6);
  });
});

const from = (basis: FitnessStart["basis"], load: number): FitnessStart => ({
  ...settledAt(load),
  basis,
});

describe("betterStart", () => {
  test.each([
    ["keeps the start without recordings", from("hours", 30), null, 30],
    ["takes recordings over an assumption", from("first-week", 30), from("recordings", 40), 40],
    ["takes six weeks over two", from("recent-recordings", 30), from("recordings", 40), 40],
    ["keeps what was recorded", from("recordings", 30), from("recordings", 40), 30],
    ["keeps six weeks over two", from("recordings", 30), from("recent-recordings", 40), 30],
  ])("%s", (_name, kept, recorded, fitness) => {
    expect(betterStart(kept, recorded).fitness).toBe(fitness);
  });
});
