import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { thresholdsOf } from "../thresholds/performance-thresholds.ts";
import { RACE_DISTANCES } from "../race/race-type.ts";
import { arbDistances, arbRaceType } from "../testing.ts";
import { seconds } from "../units/unit.ts";
import { legPerformances } from "./leg-performances.ts";
import { recordedSplits, type RaceDayActivity } from "./recorded-splits.ts";

const OLYMPIC = { raceType: "olympic", distances: RACE_DISTANCES.olympic } as const;
const SPLITS = { swim: seconds(1745), t1: seconds(175), bike: seconds(4770), run: seconds(3055) };

describe("legPerformances", () => {
  // 116.6 s × .97 = 113; 18.87 mph / .9^.4 = 19.7; 492.7 s × .95 = 468.
  test("gives the threshold of each leg by the fraction that its race is raced at", () => {
    const legs = legPerformances({ splits: SPLITS, isFairDay: true }, OLYMPIC);
    expect(legs.map(({ discipline }) => discipline)).toEqual(["swim", "bike", "run"]);
    expect(Object.assign({}, ...legs.map(thresholdsOf))).toEqual({
      css: 113,
      bikeThresholdMph: 19.7,
      runThreshold: 468,
    });
  });

  test("tells nothing of a day that was not fair, nor of legs below 20 minutes", () => {
    expect(legPerformances({ splits: SPLITS, isFairDay: false }, OLYMPIC)).toEqual([]);
    const short = { swim: seconds(1199), run: seconds(1200) };
    const legs = legPerformances({ splits: short, isFairDay: true }, OLYMPIC);
    expect(legs.map(({ discipline }) => discipline)).not.toContain("swim");
  });

  const arbSeconds = fc.integer({ min: 1, max: 359_999 }).map(seconds);
  const arbSplits = fc.record({ swim: arbSeconds, bike: arbSeconds, run: arbSeconds });
  test.prop([arbRaceType, arbDistances, arbSplits])(
    "offers only thresholds that an athlete can have",
    (raceType, distances, splits) => {
      for (const leg of legPerformances({ splits, isFairDay: true }, { raceType, distances })) {
        expect(leg.seconds).toBeGreaterThanOrEqual(1200);
        for (const value of Object.values(thresholdsOf(leg))) expect(value).toBeGreaterThan(0);
      }
    },
  );
});

const activity = (
  family: RaceDayActivity["family"],
  duration: number,
  over: Partial<RaceDayActivity> = {},
): RaceDayActivity => ({
  family,
  duration,
  startTime: "2027-05-08T08:30:00.000Z",
  parentProviderId: null,
  hasParts: false,
  duplicateOf: null,
  ...over,
});

describe("recordedSplits", () => {
  test("takes the parts of a multisport recording in their order", () => {
    const part = (family: RaceDayActivity["family"], duration: number, minute: number) =>
      activity(family, duration, {
        parentProviderId: "race",
        startTime: `2027-05-08T0${8 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}:00.000Z`,
      });
    const splits = recordedSplits([
      activity("multisport", 9850, { hasParts: true }),
      part("run", 3055, 115),
      part("transition", 105, 112),
      part("transition", 175, 30),
      part("bike", 4770.4, 33),
      part("swim", 1745, 0),
      activity("run", 4000),
    ]);
    expect(splits).toEqual({ swim: 1745, t1: 175, bike: 4770, t2: 105, run: 3055 });
  });

  test("takes the longest of each sport, and no copy twice", () => {
    const day = [
      activity("run", 300),
      activity("run", 3055),
      activity("run", 9000, { duplicateOf: 3 }),
      activity("bike", 4770),
    ];
    expect(recordedSplits(day)).toEqual({ bike: 4770, run: 3055 });
    expect(recordedSplits([])).toEqual({});
  });
});
