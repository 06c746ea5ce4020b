import type { Phase, SeasonWeek } from "@triplan/planner";
import { describe, expect, test } from "vitest";
import { seasonSentence } from "./season-sentence.ts";

const week = (number: number, minutes: number, phase: Phase, isRecovery = false): SeasonWeek => ({
  week: number,
  phase,
  phaseWeek: 1,
  phaseWeeks: 1,
  isRecovery,
  targetMinutes: minutes,
  aim: "",
});

const season = (recovery: number[], light: Phase[]) => [
  ...Array.from({ length: 12 }, (_, index) =>
    week(index + 1, 290 + index * 10, "base", recovery.includes(index + 1)),
  ),
  ...light.map((phase, index) => week(13 + index, 200, phase)),
];

describe("seasonSentence", () => {
  test.each([
    [
      [4, 8, 12],
      ["taper", "race"],
      ", eases every fourth week, then two light weeks before the race",
    ],
    [[3, 6, 9], ["race"], ", eases every third week, then a light week before the race"],
    [
      [3, 7, 10],
      ["taper", "taper", "race"],
      ", eases in 3 weeks, then three light weeks before the race",
    ],
    [[4], [], ", eases once"],
    [[], [], ""],
  ] as const)("recovery in %j and %j at the end", (recovery, light, rhythm) => {
    expect(seasonSentence(season([...recovery], [...light])).rhythm).toBe(rhythm);
  });

  test("tells the first and the longest full week", () => {
    expect(seasonSentence(season([1, 12], []))).toMatchObject({ from: 300, to: 390 });
  });
});
