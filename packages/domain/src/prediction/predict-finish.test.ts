import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { RacePaces } from "../race/race-paces.ts";
import { RACE_DISTANCES, type RaceDistances, type RaceType } from "../race/race-type.ts";
import { arbDistances, arbPaces } from "../testing.ts";
import { miles, milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { predictFinish, predictSplits } from "./predict-finish.ts";

const paces = (swim: number, bike: number, run: number): RacePaces => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});

describe("predictFinish", () => {
  test.each<[RaceType, number, number, number, number, string]>([
    // Swim: miles × 16.0934 × pace. Bike: miles / mph × 3600. Run: miles × pace. Transition: 300.
    ["sprint", 90, 24, 360, 3896.750_82, "7.563898 × 90 = 680.75082; 1800; 1116"],
    ["olympic", 150, 18, 510, 10_707.0293, "14.966862 × 150 = 2245.0293; 5000; 3162"],
    ["70.3", 120, 20, 480, 18_985.4496, "19.31208 × 120 = 2317.4496; 10080; 6288"],
    ["ironman", 100, 16, 600, 45_082.416, "38.62416 × 100 = 3862.416; 25200; 15720"],
    // @covers prediction-goal-and-experience-1
  ])("predicts a %s at %i s, %i mph, %i s as %d s: %s; 300", (race, swim, bike, run, expected) => {
    expect(predictFinish(RACE_DISTANCES[race], paces(swim, bike, run))).toBeCloseTo(expected, 6);
  });

  test("predicts 5 minutes of transition for a race without length", () => {
    const nowhere = { swim: miles(0), bike: miles(0), run: miles(0) };
    expect(predictFinish(nowhere, paces(150, 18, 510))).toBe(300);
  });

  test.prop([arbDistances, arbPaces])(
    // @covers prediction-goal-and-experience-1
    "sums the legs and five minutes",
    (distances, athlete) => {
      const { swim, bike, run } = predictSplits(distances, athlete);
      expect(predictFinish(distances, athlete)).toBeCloseTo(swim + bike + run + 300, 6);
      expect(Math.min(swim, bike, run)).toBeGreaterThan(0);
    },
  );

  test.prop([arbDistances, arbPaces])("is later with any slower leg", (distances, athlete) => {
    const finish = predictFinish(distances, athlete);
    const { swim, bike, run } = athlete;
    expect(predictFinish(distances, paces(swim + 1, bike, run))).toBeGreaterThan(finish);
    expect(predictFinish(distances, paces(swim, bike - 0.1, run))).toBeGreaterThan(finish);
    expect(predictFinish(distances, paces(swim, bike, run + 1))).toBeGreaterThan(finish);
  });

  test.prop([arbDistances, arbPaces, fc.integer({ min: 2, max: 10 })])(
    "grows in proportion to the distances, except for the transition",
    (distances, athlete, n) => {
      const longer: RaceDistances = {
        swim: miles(distances.swim * n),
        bike: miles(distances.bike * n),
        run: miles(distances.run * n),
      };
      const once = predictFinish(distances, athlete) - 300;
      expect(predictFinish(longer, athlete) - 300).toBeCloseTo(once * n, 3);
    },
  );
});
