import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { predictFinish } from "../prediction/predict-finish.ts";
import { RACE_DISTANCES } from "../race/race-type.ts";
import { arbDistances, arbPaces } from "../testing.ts";
import { milesPerHour, seconds, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { finishOf, RACE_LEGS, raceTimes } from "./race-times.ts";

const PACES = { swim: secondsPer100m(120), bike: milesPerHour(18), run: secondsPerMile(510) };
const OLYMPIC = { distances: RACE_DISTANCES.olympic, paces: PACES };
// 1796 + 5000 + 3162 + 300 s.
const PREDICTED = 10_258;

const timesFor = (goalFinish: number | null, reachableFinish = 9800) =>
  raceTimes({
    ...OLYMPIC,
    goalFinish: goalFinish === null ? null : seconds(goalFinish),
    reachableFinish: seconds(reachableFinish),
  });

describe("raceTimes", () => {
  test("paces a race without a goal for the prediction", () => {
    const { predicted, goal, paced, isGoalOutOfReach } = timesFor(null);
    expect(predicted).toEqual({ swim: 1796, t1: 180, bike: 5000, t2: 120, run: 3162 });
    expect({ goal, paced, isGoalOutOfReach }).toEqual({
      goal: null,
      paced: predicted,
      isGoalOutOfReach: false,
    });
  });

  test.each([
    ["within reach", 10_000, 10_000, false],
    ["slower than the prediction", 11_000, 11_000, false],
    ["faster than what is reachable", 9600, 9800, true],
    ["faster than the form's fastest paces", 3000, 9800, true],
  ])("paces a goal %s for what can be held", (_, goal, paced, isOut) => {
    const times = timesFor(goal);
    expect(finishOf(times.paced)).toBe(paced);
    expect(times.isGoalOutOfReach).toBe(isOut);
  });

  test("paces a goal out of reach at most for the prediction", () => {
    expect(finishOf(timesFor(9600, 12_000).paced)).toBe(PREDICTED);
  });

  test.prop([
    arbDistances,
    arbPaces,
    fc.integer({ min: 50, max: 150 }),
    fc.integer({ min: 60, max: 100 }),
  ])(
    "adds up to the prediction and the goal, in whole seconds",
    (distances, paces, goalPercent, reachablePercent) => {
      const finish = predictFinish(distances, paces);
      const goalFinish = seconds(Math.round((finish * goalPercent) / 100));
      const reachableFinish = seconds((finish * reachablePercent) / 100);
      const times = raceTimes({ distances, paces, goalFinish, reachableFinish });
      expect(finishOf(times.predicted)).toBe(Math.round(finish));
      expect(times.goal === null || finishOf(times.goal) === goalFinish).toBe(true);
      expect(finishOf(times.paced)).toBeGreaterThanOrEqual(
        Math.min(goalFinish, Math.round(finish)),
      );
      for (const leg of RACE_LEGS) expect(Number.isInteger(times.paced[leg])).toBe(true);
    },
  );
});
