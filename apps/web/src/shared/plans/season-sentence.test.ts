import type { Phase, PreviewWeek } from "@triplan/plan-engine";
import { describe, expect, test } from "vitest";
import { seasonSentence, shortSeasonSentence } from "./season-sentence.ts";

const week = (number: number, minutes: number, phase: Phase, isRecovery = false): PreviewWeek => ({
  week: number,
  phase,
  phaseWeek: 1,
  phaseWeeks: 1,
  isRecovery,
  isPartial: false,
  minutes,
});

const season = (recovery: number[], light: Phase[]) => [
  ...Array.from({ length: 12 }, (_, index) =>
    week(index + 1, 290 + index * 10, "base", recovery.includes(index + 1)),
  ),
  ...light.map((phase, index) => week(13 + index, 200, phase)),
];

describe("seasonSentence", () => {
  test.each([
    [[4, 8, 12], ["taper", "race"], ", with an easier week every fourth week and a two-week taper"],
    [[3, 6, 9], ["race"], ", with an easier week every third week and a one-week taper"],
    [[3, 7, 10], ["taper", "taper", "race"], ", with 3 easier weeks and a three-week taper"],
    [[4], [], ", with one easier week"],
    [[], [], ""],
  ] as const)("describes recovery weeks %j and %j at the end", (recovery, light, rhythm) => {
    expect(seasonSentence(season([...recovery], [...light])).rhythm).toBe(rhythm);
  });

  test("names the first and the longest full week", () => {
    expect(seasonSentence(season([1, 12], []))).toMatchObject({ from: 300, to: 390 });
  });

  test("starts from week 2 if week 1 had begun when the plan was created", () => {
    const [first, ...others] = season([], []);
    const partial = first ? [{ ...first, minutes: 80, isPartial: true }] : [];
    expect(seasonSentence([...partial, ...others])).toMatchObject({ from: 300, to: 400 });
  });
});

describe("shortSeasonSentence", () => {
  test.each([
    [
      "a race week alone",
      [week(1, 20, "race")],
      "Race week: short, easy sessions, then your race.",
    ],
    [
      "two light weeks",
      [week(1, 90, "taper"), week(2, 40, "race")],
      "A two-week taper to keep you sharp, then your race.",
    ],
    [
      "one training week",
      [week(1, 150, "peak"), week(2, 60, "race")],
      "One week of training at 2:30 hours, then a one-week taper.",
    ],
  ])("describes %s", (_name, weeks, sentence) => {
    expect(shortSeasonSentence(weeks)).toBe(sentence);
  });

  test("returns null for a season that builds", () => {
    expect(shortSeasonSentence(season([4], ["race"]))).toBeNull();
  });
});
