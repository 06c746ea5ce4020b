import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { RacePaces } from "../race/race-paces.ts";
import { RACE_DISTANCES, type RaceDistances } from "../race/race-type.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import { arbDistances, arbPaces } from "../testing.ts";
import { miles, milesPerHour, seconds, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { goalFor, type Goal } from "./goal-paces.ts";
import { predictFinish, predictSplits } from "./predict-finish.ts";

const paces = (swim: number, bike: number, run: number): RacePaces => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});
const distances = (swim: number, bike: number, run: number): RaceDistances => ({
  swim: miles(swim),
  bike: miles(bike),
  run: miles(run),
});
const OLYMPIC = RACE_DISTANCES.olympic;
const FASTEST = paces(60, 30, 300);

/** Fails the test if there is no goal. */
function goal(finish: number, race: RaceDistances, athlete: RacePaces): Goal {
  const found = goalFor(seconds(finish), race, athlete);
  if (!found) throw new Error("The goal was thought to be impossible");
  return found;
}

const wholeLegs = (race: RaceDistances, athlete: RacePaces) => {
  const { swim, bike, run } = predictSplits(race, athlete);
  return { swim: Math.floor(swim), bike: Math.floor(bike), run: Math.floor(run) };
};
const sumOf = (legs: { swim: number; bike: number; run: number }) =>
  legs.swim + legs.bike + legs.run;

describe("goalFor", () => {
  test("saves 807 s of 10,407 for 2:45:00 in an Olympic race", () => {
    // Legs now: 2245.0293 + 5000 + 3162 = 10407.0293. The goal leaves 9900 − 300 = 9600, a factor
    // of 9600 / 10407.0293 = 0.9224534: 2070.935, 4612.267, 2916.798. Rounded down 9598; the
    // remaining two seconds go to .935 and .798. Paces: 2071 / 14.966862 = 138.37; 25 / 4612 × 3600
    // = 19.514; 2917 / 6.2 = 470.48.
    expect(goal(9900, OLYMPIC, paces(150, 18, 510))).toEqual({
      splits: { swim: 2071, bike: 4612, run: 2917 },
      paces: { swim: 138, bike: 19.5, run: 470 },
    });
  });

  test("rounds equal remainders in the order swim, bike, run", () => {
    // Legs: 1609.34 + 1800 + 1800 = 5209.34, scaled to 5000: 1544.668, 1727.666, 1727.666. Rounded
    // down 4998; the swim has the largest remainder, then the bike comes before the run.
    expect(goal(5300, distances(1, 10, 4), paces(100, 20, 450)).splits).toEqual({
      swim: 1545,
      bike: 1728,
      run: 1727,
    });
  });

  test("keeps a leg at the form's fastest pace and saves the rest on the others", () => {
    // Legs: 16.0934 × 62 = 997.79, 3600 and 3000; 6700 of 7597.79 s would need a swim of 879.9 s.
    // Its fastest is 16.0934 × 60 = 965.6, in whole seconds 965. The others share 5735 of 6600:
    // 3128.18 and 2606.82, rounded 3128 and 2607. Paces: 60; 20 / 3128 × 3600 = 23.018; 2607 / 6 =
    // 434.5.
    expect(goal(7000, distances(1, 20, 6), paces(62, 20, 500))).toEqual({
      splits: { swim: 965, bike: 3128, run: 2607 },
      paces: { swim: 60, bike: 23, run: 435 },
    });
  });

  test("saves the rest on the third leg when two are at their fastest", () => {
    // Fastest: 965, 20 / 30 × 3600 = 2400, 6 × 300 = 1800. 5300 − 965 − 2400 = 1935 for the run.
    expect(goal(5600, distances(1, 20, 6), paces(61, 29.5, 600))).toEqual({
      splits: { swim: 965, bike: 2400, run: 1935 },
      paces: { swim: 60, bike: 30, run: 323 },
    });
  });

  test("slows the legs for a goal slower than the prediction", () => {
    // 10407.0293 × 1.1 = 11447.73; 11448 / 10407.0293 = 1.1000257: 2469.590, 5500.129, 3478.281.
    expect(goal(11_748, OLYMPIC, paces(150, 18, 510)).splits).toEqual({
      swim: 2470,
      bike: 5500,
      run: 3478,
    });
  });

  test("allows an Olympic race in 898 + 3000 + 1860 + 300 = 6058 s at the fastest", () => {
    // 14.966862 × 60 = 898.01; 25 / 30 × 3600 = 3000; 6.2 × 300 = 1860.
    expect(goal(6058, OLYMPIC, paces(150, 18, 510))).toEqual({
      splits: { swim: 898, bike: 3000, run: 1860 },
      paces: { swim: 60, bike: 30, run: 300 },
    });
    expect(goalFor(seconds(6057), OLYMPIC, paces(150, 18, 510))).toBeNull();
  });

  test("keeps the fastest athlete of the form at the predicted legs, 6058.01 s", () => {
    expect(goal(6058, OLYMPIC, FASTEST).paces).toEqual(FASTEST);
  });

  test("keeps the form's fastest paces when a short leg is cut to whole seconds", () => {
    // 0.0818 mi = 131.644 m × 0.6 = 78.99; 3.99 mi / 30 × 3600 = 478.8; 0.9999 mi × 300 = 299.97.
    // Cut to 78, 478 and 299 they would be 59.25 s, 30.05 mph and 299.03 s: 59, 30.1 and 299.
    const short = distances(0.0818, 3.99, 0.9999);
    expect(goal(78 + 478 + 299 + 300, short, paces(150, 18, 510))).toEqual({
      splits: { swim: 78, bike: 478, run: 299 },
      paces: FASTEST,
    });
  });

  test("needs time beside the transition even for a very short race", () => {
    const steps = distances(0.001, 0.001, 0.001);
    expect(goalFor(seconds(300), steps, paces(150, 18, 510))).toBeNull();
    expect(sumOf(goal(301, steps, paces(150, 18, 510)).splits)).toBe(1);
  });

  test.each([300, 299, 0, -1])(
    "is null for %i s, which leave no time beside the transition",
    (finish) => {
      expect(goalFor(seconds(finish), OLYMPIC, paces(150, 18, 510))).toBeNull();
    },
  );
});

describe("goalFor (properties)", () => {
  // Goals from half to one and a half times the prediction, including impossible ones.
  const arbRace = fc
    .record({ race: arbDistances, athlete: arbPaces, share: fc.integer({ min: 50, max: 150 }) })
    .map(({ race, athlete, share }) => ({
      race,
      athlete,
      finish: Math.round((predictFinish(race, athlete) * share) / 100),
    }));
  test.prop([arbRace])(
    "splits the goal exactly into legs and transition, in whole seconds",
    ({ race, athlete, finish }) => {
      const found = goalFor(seconds(finish), race, athlete);
      fc.pre(found !== null);
      expect(sumOf(found.splits) + 300).toBe(finish);
      expect(DISCIPLINES.every((leg) => Number.isInteger(found.splits[leg]))).toBe(true);
    },
  );

  test.prop([arbRace])(
    "is null exactly when all legs at the fastest paces take longer",
    ({ race, athlete, finish }) => {
      const fastest = sumOf(wholeLegs(race, FASTEST)) + 300;
      expect(goalFor(seconds(finish), race, athlete) === null).toBe(finish < fastest);
    },
  );

  test.prop([arbDistances, arbPaces])(
    "accepts the fastest goal and rejects one second less",
    (race, athlete) => {
      const legs = wholeLegs(race, FASTEST);
      const finish = sumOf(legs) + 300;
      expect(goal(finish, race, athlete).splits).toEqual(legs);
      expect(goalFor(seconds(finish - 1), race, athlete)).toBeNull();
    },
  );

  test.prop([arbRace])(
    "never asks for more than the form's fastest paces",
    ({ race, athlete, finish }) => {
      const found = goalFor(seconds(finish), race, athlete);
      fc.pre(found !== null);
      expect(found.paces.swim).toBeGreaterThanOrEqual(60);
      expect(found.paces.bike).toBeLessThanOrEqual(30);
      expect(found.paces.run).toBeGreaterThanOrEqual(300);
      const fastest = wholeLegs(race, FASTEST);
      for (const leg of DISCIPLINES) expect(found.splits[leg]).toBeGreaterThanOrEqual(fastest[leg]);
    },
  );

  test.prop([arbRace])(
    // @covers forms-3
    "saves in proportion to each leg when none is at its fastest, within a second",
    ({ race, athlete, finish }) => {
      const predicted = predictSplits(race, athlete);
      const scale = (finish - 300) / sumOf(predicted);
      const fastest = predictSplits(race, FASTEST);
      fc.pre(DISCIPLINES.every((leg) => predicted[leg] * scale >= fastest[leg]));
      const { splits } = goal(finish, race, athlete);
      for (const leg of DISCIPLINES)
        expect(Math.abs(splits[leg] - predicted[leg] * scale)).toBeLessThan(1 + 1e-6);
    },
  );

  test.prop([arbDistances, arbPaces])(
    "keeps the legs for the predicted time, within a second",
    (race, athlete) => {
      const predicted = predictFinish(race, athlete);
      const legs = predictSplits(race, athlete);
      const finish = Math.round(predicted);
      const { splits } = goal(finish, race, athlete);
      // The goal in whole seconds is up to half a second off the prediction itself.
      const tolerance = 1 + Math.abs(finish - predicted) + 1e-6;
      for (const leg of DISCIPLINES)
        expect(Math.abs(splits[leg] - legs[leg])).toBeLessThanOrEqual(tolerance);
    },
  );

  test.prop([arbRace, fc.integer({ min: 1, max: 600 })])(
    "makes no leg faster for a slower goal, except for one second of rounding",
    ({ race, athlete, finish }, more) => {
      const found = goalFor(seconds(finish), race, athlete);
      fc.pre(found !== null);
      const slower = goal(finish + more, race, athlete);
      for (const leg of DISCIPLINES)
        expect(slower.splits[leg]).toBeGreaterThanOrEqual(found.splits[leg] - 1);
    },
  );

  test.prop([arbRace])(
    // @covers forms-3
    "predicts the goal's time from its paces, within their rounding",
    ({ race, athlete, finish }) => {
      const found = goalFor(seconds(finish), race, athlete);
      fc.pre(found !== null);
      // Half a second on 100 m and on a mile, 0.05 mph on the bike; a leg at its fastest pace is
      // cut to whole seconds instead.
      const rounding = {
        swim: Math.max(1, (race.swim * 1609.34) / 200),
        bike: Math.max(1, (found.splits.bike * 0.05) / found.paces.bike),
        run: Math.max(1, race.run / 2),
      };
      const legs = predictSplits(race, found.paces);
      for (const leg of DISCIPLINES)
        expect(Math.abs(legs[leg] - found.splits[leg])).toBeLessThanOrEqual(rounding[leg] + 1e-6);
      expect(Math.abs(predictFinish(race, found.paces) - finish)).toBeLessThanOrEqual(
        sumOf(rounding) + 1e-6,
      );
    },
  );
});
