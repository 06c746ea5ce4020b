import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { seconds } from "../units/unit.ts";
import { raceFuel } from "./race-fuel.ts";
import { finishOf, type RaceSplits } from "./race-times.ts";

const splits = (swim: number, bike: number, run: number): RaceSplits => ({
  swim: seconds(swim * 60),
  t1: seconds(180),
  bike: seconds(bike * 60),
  t2: seconds(120),
  run: seconds(run * 60),
});

describe("raceFuel", () => {
  // 2:45 h: 60 to 90 g an hour, 28 min of the ride in hour 1; 52 min of it and 6 of the run in hour
  // 2; in the last 45 the run until 15 min before the finish.
  test("feeds an Olympic race hour by hour, less in the run and nothing at the end", () => {
    const { rows, grams, milliliters, rate } = raceFuel(splits(29, 80, 51));
    expect(rate).toEqual({ least: 60, most: 90 });
    expect(rows.map((row) => [row.when, row.from, row.to, row.grams, row.milliliters])).toEqual([
      ["breakfast", -180, -180, { least: 90, most: 90 }, 400],
      ["gel", -15, -15, { least: 25, most: 25 }, 150],
      ["race", 0, 60, { least: 30, most: 40 }, 300],
      ["race", 60, 120, { least: 55, most: 85 }, 550],
      ["race", 120, 165, { least: 20, most: 30 }, 200],
    ]);
    expect(rows.at(-1)?.legs).toEqual(["run"]);
    expect({ grams, milliliters }).toEqual({ grams: { least: 105, most: 155 }, milliliters: 1050 });
  });

  test("needs little in a sprint", () => {
    expect(raceFuel(splits(14, 38, 25)).rate).toEqual({ least: 0, most: 30 });
  });

  const arbMinutes = fc.integer({ min: 1, max: 900 });
  test.prop([arbMinutes, arbMinutes, arbMinutes])(
    "covers the whole race without gaps, never above the rate of the bike",
    (swim, bike, run) => {
      const race = splits(swim, bike, run);
      const { rows, rate } = raceFuel(race);
      const hours = rows.filter(({ when }) => when === "race");
      expect(hours[0]?.from).toBe(0);
      expect(hours.at(-1)?.to).toBeCloseTo(finishOf(race) / 60, 6);
      for (const [index, hour] of hours.entries()) {
        expect(hour.from).toBe(60 * index);
        expect(hour.grams.least).toBeLessThanOrEqual(hour.grams.most);
        expect(hour.grams.most).toBeLessThanOrEqual(rate.most);
        expect(hour.legs.length).toBeGreaterThan(0);
      }
    },
  );
});
