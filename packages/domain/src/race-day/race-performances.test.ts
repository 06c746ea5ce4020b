import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { completeResult, raceResultProblem, type RaceResult } from "./race-result.ts";
import { finishOf, RACE_LEGS, type RaceLeg } from "./race-times.ts";
import { PACE_THRESHOLDS } from "../thresholds/thresholds.ts";
import { exactThresholds } from "../thresholds/performance-thresholds.ts";
import { miles, seconds } from "../units/unit.ts";
import { RACE_KINDS, typedSports, type PlanRace, type RaceKind } from "../races/plan-race.ts";
import { predictedParts, predictedRaceSeconds, racePartsOf } from "./race-parts.ts";
import { racedDiscipline, racePerformances } from "./race-performances.ts";

const LEGS = { swim: miles(0.6), bike: miles(20), run: miles(7) };

const raceOf = (kind: RaceKind): Pick<PlanRace, "kind" | "distances"> => ({
  kind,
  distances: Object.fromEntries(typedSports(kind).map((sport) => [sport, LEGS[sport]])),
});

const FINISHED: RaceResult = {
  status: "finished",
  finishSeconds: seconds(3000),
  splits: {},
  isFairDay: true,
  note: null,
};

const fair = (splits: RaceResult["splits"]) => ({ splits, isFairDay: true });

const arbThresholds = fc.record({
  swim: fc.integer({ min: 70, max: 170 }),
  bike: fc.integer({ min: 120, max: 260 }).map((tenths) => tenths / 10),
  run: fc.integer({ min: 320, max: 800 }),
});
const arbKind = fc.constantFrom(...RACE_KINDS);

describe("the parts of a race on the way", () => {
  test.each<[RaceKind, readonly RaceLeg[]]>([
    ["olympic", RACE_LEGS],
    ["duathlon", ["t1", "bike", "t2", "run"]],
    ["aquathlon", ["swim", "t1", "run"]],
    ["10k", ["run"]],
    ["ride", ["bike"]],
  ])("of a race of kind %s", (kind, parts) => {
    expect(racePartsOf(raceOf(kind))).toEqual(parts);
  });

  test.prop([arbKind, arbThresholds])("are predicted with their sum", (kind, thresholds) => {
    const race = raceOf(kind);
    const predicted = predictedParts(race, thresholds);
    expect(Object.keys(predicted)).toEqual([...racePartsOf(race)]);
    expect(finishOf(predicted)).toBe(predictedRaceSeconds(race, thresholds));
    for (const time of Object.values(predicted)) expect(time).toBeGreaterThan(0);
  });

  // 8:00 a mile is 7.5 miles in an hour: 6.2 miles by Riegel take 3600 (6.2 / 7.5)^1.06 = 2942 s.
  test("predict a run alone by the formula that its result counts by", () => {
    const thresholds = { swim: 100, bike: 20, run: 480 };
    expect(predictedRaceSeconds(raceOf("10k"), thresholds)).toBe(2942);
    expect(racePerformances(raceOf("10k"), fair({ run: seconds(2942) }))).toEqual([
      { kind: "run-result", meters: 9978, seconds: 2942 },
    ]);
  });
});

describe("racePerformances", () => {
  test.prop([arbKind, arbThresholds])(
    "of a race exactly as predicted confirm the thresholds",
    (kind, thresholds) => {
      const race = raceOf(kind);
      for (const each of racePerformances(race, fair(predictedParts(race, thresholds)))) {
        const sport = racedDiscipline(each);
        const value = exactThresholds(each)[PACE_THRESHOLDS[sport]] ?? 0;
        expect(value / thresholds[sport]).toBeCloseTo(1, 2);
      }
    },
  );

  test("of a day that was not fair tell nothing", () => {
    const splits = { run: seconds(2942) };
    expect(racePerformances(raceOf("10k"), { splits, isFairDay: false })).toEqual([]);
    expect(racePerformances(raceOf("marathon"), { splits, isFairDay: false })).toEqual([]);
  });

  test("of a run shorter than 15 minutes tell nothing", () => {
    expect(racePerformances(raceOf("5k"), fair({ run: seconds(899) }))).toEqual([]);
  });
});

describe("a result of a race on the way", () => {
  test("with one part has the finish as its time", () => {
    const result = completeResult(FINISHED, ["run"]);
    expect(result.splits).toEqual({ run: 3000 });
    expect(raceResultProblem(result, ["run"])).toBeNull();
  });

  test("with all its parts has their sum as the finish", () => {
    const splits = { swim: seconds(600), t1: seconds(60), run: seconds(1200) };
    const sent = { ...FINISHED, finishSeconds: null, splits };
    expect(completeResult(sent, ["swim", "t1", "run"]).finishSeconds).toBe(1860);
  });

  test.each<[string, Partial<RaceResult>, readonly RaceLeg[], RegExp]>([
    ["a part that the race does not have", { splits: { swim: seconds(9) } }, ["run"], /no swim/],
    ["another time of its one part", { splits: { run: seconds(9) } }, ["run"], /add up to/],
    ["no time of its one part", { finishSeconds: null }, ["run"], /^Enter your finish time$/],
    ["no time of several", { finishSeconds: null }, ["swim", "t1", "run"], /or all three parts$/],
  ])("is refused with %s", (_, over, parts, message) => {
    const result = completeResult({ ...FINISHED, ...over }, parts);
    expect(raceResultProblem(result, parts)?.message).toMatch(message);
  });
});
