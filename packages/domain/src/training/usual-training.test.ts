import { describe, expect, test } from "vitest";
import { EXPERIENCE_LEVELS } from "../experience/experience.ts";
import { RACE_TYPES } from "../race/race-type.ts";
import { usualTraining, type UsualTraining } from "./usual-training.ts";

const KEYS = ["weeklyHours", "longestRun", "longestRide", "longestSwim"] as const;

const rises = (rows: readonly UsualTraining[]) =>
  rows.every((row, index) => KEYS.every((key) => row[key] > (rows[index - 1]?.[key] ?? 0)));

describe("usualTraining", () => {
  test("gives an Ironman beginner 7.5 h, a run of 70 min, a ride of 2 h and a swim of 1,200 m", () => {
    expect(usualTraining("ironman", "beginner")).toEqual({
      weeklyHours: 7.5,
      longestRun: 70,
      longestRide: 120,
      longestSwim: 1200,
    });
  });

  test.each(RACE_TYPES)("rises with the level (%s)", (race) => {
    expect(rises(EXPERIENCE_LEVELS.map((level) => usualTraining(race, level)))).toBe(true);
  });

  test.each(EXPERIENCE_LEVELS)("rises with the length of the race (%s)", (level) => {
    expect(rises(RACE_TYPES.map((race) => usualTraining(race, level)))).toBe(true);
  });
});
