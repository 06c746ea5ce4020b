import { RACE_TYPES } from "@triplan/domain";
import { arbRaceType } from "@triplan/domain/testing";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { seasonWeeks } from "../season/layout/season-weeks.ts";
import { requestOf } from "../testing/index.ts";
import { moveRecoveryToPhaseBefore, phasesOf } from "./phases.ts";

/** Weeks of base, build, peak, taper with race, by race; a phase never opens with a recovery week. */
const TABLE: readonly (readonly [weeks: number, ...shapes: string[]])[] = [
  [1, "0/0/0/1", "0/0/0/1", "0/0/0/1", "0/0/0/1"],
  [2, "0/1/0/1", "0/1/0/1", "0/1/0/1", "0/1/0/1"],
  [3, "0/1/1/1", "0/1/1/1", "0/1/1/1", "0/1/1/1"],
  [4, "1/1/1/1", "1/1/1/1", "1/1/1/1", "1/1/1/1"],
  [6, "2/2/1/1", "1/2/1/2", "1/2/1/2", "1/2/1/2"],
  [8, "2/3/2/1", "4/1/1/2", "4/1/1/2", "2/2/1/3"],
  [12, "5/4/2/1", "4/4/2/2", "4/4/2/2", "4/3/2/3"],
  [16, "8/5/2/1", "7/4/3/2", "7/4/3/2", "6/4/3/3"],
  [20, "12/5/2/1", "8/7/3/2", "7/8/3/2", "7/7/3/3"],
  [24, "16/5/2/1", "11/8/3/2", "11/8/3/2", "10/8/3/3"],
  [30, "22/5/2/1", "17/8/3/2", "17/8/3/2", "13/11/3/3"],
  [52, "44/5/2/1", "39/8/3/2", "39/8/3/2", "35/11/3/3"],
];

const cases = TABLE.flatMap(([weeks, ...shapes]) =>
  RACE_TYPES.map((race, index) => ({ weeks, race, shape: shapes[index] ?? "" })),
);

describe("phases", () => {
  test.each(cases)("splits $weeks weeks to a $race as $shape", ({ weeks, race, shape }) => {
    const season = seasonWeeks(requestOf(race, "intermediate", weeks));
    const count = (...phases: string[]) =>
      season.filter((week) => phases.includes(week.phase)).length;

    expect([count("base"), count("build"), count("peak"), count("taper", "race")].join("/")).toBe(
      shape,
    );
  });

  test("count a recovery week at the start of a phase to the phase before", () => {
    const phases = ["base", "build", "build", "peak", "race"] as const;
    expect(moveRecoveryToPhaseBefore(phases, new Set([2, 4]))).toEqual([
      "base",
      "base",
      "build",
      "peak",
      "race",
    ]);
  });

  test.prop([arbRaceType, fc.integer({ min: 1, max: 104 }), fc.nat(103)])(
    "gives every week one phase and only the last week the race",
    (race, weeks, before) => {
      const phases = phasesOf(race, weeks, Math.min(before, weeks - 1));
      expect(phases).toHaveLength(weeks);
      expect(phases.indexOf("race")).toBe(weeks - 1);
    },
  );
});
