import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { predictFinish } from "../prediction/predict-finish.ts";
import { RACE_DISTANCES } from "../race/race-type.ts";
import { arbDistances, arbPaces, arbRaceType } from "../testing.ts";
import { miles, milesPerHour, seconds, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { paceOf, racePacing, type LegPacing } from "./race-pacing.ts";
import { raceTimes } from "./race-times.ts";

const PACES = { swim: secondsPer100m(120), bike: milesPerHour(18), run: secondsPerMile(510) };
const distances = RACE_DISTANCES.olympic;
const { predicted } = raceTimes({
  distances,
  paces: PACES,
  goalFinish: null,
  reachableFinish: seconds(10_000),
});

const olympic = (thresholds = {}): LegPacing[] =>
  racePacing({ raceType: "olympic", distances, predicted, paced: predicted, thresholds });

describe("racePacing", () => {
  // 0.9 × 240 = 216 W, ± 3 %; Z3 of 160 is 89 to 93 % on the bike, Z3 of 170 is 89 to 94 % in the run.
  test("gives power and heart rate where the thresholds are known", () => {
    const [swim, bike, run] = olympic({ ftpWatts: 240, lthrBike: 160, lthrRun: 170 });
    expect([swim?.power, swim?.heartRate, run?.power]).toEqual([null, null, null]);
    expect(bike?.power).toEqual({ from: 209, target: 216, to: 223 });
    expect(bike?.heartRate).toEqual({ from: 143, to: 149 });
    expect(run?.heartRate).toEqual({ from: 152, to: 160 });
  });

  test("gives paces alone without thresholds", () => {
    for (const leg of olympic()) expect([leg.power, leg.heartRate]).toEqual([null, null]);
  });

  test("asks for more power for a faster ride, by speed to the power of 2.5", () => {
    const paced = { ...predicted, bike: seconds(predicted.bike / 1.05) };
    const thresholds = { ftpWatts: 240 };
    const [, bike] = racePacing({ raceType: "olympic", distances, predicted, paced, thresholds });
    expect(bike?.power?.target).toBeCloseTo(216 * 1.05 ** 2.5, 6);
  });

  test("begins calmly, and ends a short run faster than its mean and a long one at its mean", () => {
    const [swim, , run] = olympic();
    expect(swim?.stages[0]?.pace.target).toBeGreaterThan(swim?.pace.target ?? 0);
    expect(run?.stages[2]?.pace.target).toBeLessThan(run?.pace.target ?? 0);
    const facts = { distances, predicted, paced: predicted, thresholds: {} };
    const [, , long] = racePacing({ raceType: "ironman", ...facts });
    expect(long?.stages[2]?.pace.target).toBe(long?.pace.target);
  });

  const arbRace = fc.record({
    raceType: arbRaceType,
    race: arbDistances,
    paces: arbPaces,
    ftpWatts: fc.integer({ min: 60, max: 500 }),
    goalPercent: fc.integer({ min: 70, max: 130 }),
  });

  const legsOf = ({ raceType, race, paces, ftpWatts, goalPercent }: RaceSample) => {
    const finish = predictFinish(race, paces);
    const goalFinish = seconds(Math.round((finish * goalPercent) / 100));
    const times = raceTimes({
      distances: race,
      paces,
      goalFinish,
      reachableFinish: seconds(0.9 * finish),
    });
    return racePacing({ raceType, distances: race, ...times, thresholds: { ftpWatts } });
  };
  type RaceSample = typeof arbRace extends fc.Arbitrary<infer Value> ? Value : never;

  test.prop([arbRace])("contains the target in every range", (sample) => {
    for (const leg of legsOf(sample)) {
      for (const { pace, power } of [leg, ...leg.stages]) {
        const [low, high] =
          leg.discipline === "bike" ? [pace.slow, pace.fast] : [pace.fast, pace.slow];
        expect(low).toBeLessThan(pace.target);
        expect(high).toBeGreaterThan(pace.target);
        expect(power === null || (power.from <= power.target && power.target <= power.to)).toBe(
          true,
        );
      }
    }
  });

  test.prop([arbRace])("has stages without gaps whose times add up to the leg", (sample) => {
    for (const { discipline, time, pace, stages } of legsOf(sample)) {
      expect(stages[0]?.from).toBe(0);
      expect(stages[2]?.to).toBe(sample.race[discipline]);
      const total = stages.reduce((sum, stage) => sum + timeOf(discipline, stage), 0);
      const whole = timeOf(discipline, { from: miles(0), to: sample.race[discipline], pace });
      expect(total / whole).toBeCloseTo(1, 6);
      expect(whole).toBeCloseTo(Math.max(1, time), 6);
    }
  });
});

/** Seconds of a stage at its target. */
function timeOf(
  discipline: LegPacing["discipline"],
  { from, to, pace }: Pick<LegPacing["stages"][number], "from" | "to" | "pace">,
): number {
  const distance = miles(to - from);
  const unit = paceOf(discipline, distance, 3600);
  return discipline === "bike" ? (unit / pace.target) * 3600 : (pace.target / unit) * 3600;
}
