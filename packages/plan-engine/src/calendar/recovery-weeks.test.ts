import { arbLevel, arbRaceType } from "@triplan/domain/testing";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { PaceImprovement } from "../model/plan-types.ts";
import { recoveryWeeks } from "./recovery-weeks.ts";

const olympic = (totalWeeks: number) =>
  ({ raceType: "olympic", level: "intermediate", paceImprovement: 3, totalWeeks }) as const;

const arbImprovement = fc.constantFrom<PaceImprovement>(1, 2, 3, 4, 5);

describe("recoveryWeeks", () => {
  test.each([
    ["14 weeks to the taper", olympic(16), 14, [4, 7, 11]],
    ["week 2 left out", olympic(7), 5, []],
    ["week 3 moved to 4", olympic(8), 6, [4]],
    ["a short plan", olympic(4), 3, []],
    [
      "beginners of long races every third",
      { raceType: "70.3", level: "beginner", paceImprovement: 3, totalWeeks: 20 },
      18,
      [4, 7, 10, 13, 16],
    ],
    [
      "week 2 of every third left out",
      { raceType: "70.3", level: "beginner", paceImprovement: 3, totalWeeks: 9 },
      7,
      [5],
    ],
  ] as const)("%s", (_name, request, trainingWeeks, expected) => {
    const { recovery } = recoveryWeeks(request, trainingWeeks);
    expect([...recovery].toSorted((a, b) => a - b)).toEqual(expected);
  });

  test("gives a year a regeneration week at every third recovery week", () => {
    const { recovery, regeneration } = recoveryWeeks(olympic(52), 50);
    expect(regeneration.size).toBe(Math.floor(recovery.size / 3) - 1);
    expect(Math.min(...regeneration)).toBeGreaterThanOrEqual(12);
    expect([...regeneration].every((week) => recovery.has(week))).toBe(true);
  });

  test.prop([arbRaceType, arbLevel, arbImprovement, fc.integer({ min: 5, max: 104 })])(
    "loads in the first week and right before the taper",
    (raceType, level, paceImprovement, totalWeeks) => {
      const trainingWeeks = totalWeeks - 1;
      const request = { raceType, level, paceImprovement, totalWeeks };
      const { recovery } = recoveryWeeks(request, trainingWeeks);
      expect(recovery.has(trainingWeeks)).toBe(false);
      expect(recovery.has(1)).toBe(false);
    },
  );
});
