import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { DEFAULT_PACES } from "../race/race-paces.ts";
import { RACE_DISTANCES, type RaceType } from "../race/race-type.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import { arbDistances, arbPaces } from "../testing.ts";
import { parseFinishTime } from "../units/duration-text.ts";
import { miles, seconds } from "../units/unit.ts";
import { fastestFinish, goalBounds, goalProblem } from "./goal-bounds.ts";
import { goalFor } from "./goal-paces.ts";
import { predictFinish } from "./predict-finish.ts";

const clock = (text: string) => parseFinishTime(text) ?? seconds(Number.NaN);

const problem = (time: string) => goalProblem(clock(time), RACE_DISTANCES.olympic, DEFAULT_PACES);

describe("fastestFinish", () => {
  // Calculated for an Ironman: legs at 60 s/100 m, 30 mph and 5:00/mi take 2317, 13,440 and 7860 s;
  // double the half distance adds 2^0.06 = 4.2 %, and the transition 300 s.
  test.each<[RaceType, string]>([
    ["sprint", "0:52:03"],
    ["olympic", "1:40:58"],
    ["70.3", "3:21:48"],
    ["ironman", "6:55:18"],
  ])("is for %s %s", (race, time) => {
    expect(fastestFinish(RACE_DISTANCES[race])).toBe(clock(time));
  });

  test("allows an Ironman in 7:20, close to the world's best", () => {
    expect(fastestFinish(RACE_DISTANCES.ironman)).toBeLessThan(clock("7:20:00"));
  });

  test.prop([arbDistances])("grows with each distance", (distances) => {
    for (const discipline of DISCIPLINES) {
      const longer = { ...distances, [discipline]: miles(distances[discipline] + 1) };
      expect(fastestFinish(longer)).toBeGreaterThan(fastestFinish(distances));
    }
  });
});

describe("goalProblem", () => {
  test.each(["0:30:00", "1:40:57", "5:56:56"])("rejects %s for an Olympic race", (time) => {
    expect(problem(time)).toBe(
      "Goal finish time must be between 1:40:58 and 5:56:55 for this race",
    );
  });

  test.each(["1:40:58", "2:58:27", "5:56:55"])("accepts %s for an Olympic race", (time) => {
    expect(problem(time)).toBeNull();
  });

  test.prop([arbDistances, arbPaces])("always accepts the predicted time", (race, athlete) => {
    const predicted = seconds(Math.round(predictFinish(race, athlete)));
    expect(goalProblem(predicted, race, athlete)).toBeNull();
  });

  test.prop([arbDistances, arbPaces])(
    "accepts only goals that goalFor can split",
    (race, athlete) => {
      const { fastest, slowest } = goalBounds(race, athlete);
      expect(goalFor(fastest, race, athlete)).not.toBeNull();
      expect(goalProblem(seconds(fastest - 1), race, athlete)).not.toBeNull();
      expect(goalProblem(seconds(slowest + 1), race, athlete)).not.toBeNull();
    },
  );
});
