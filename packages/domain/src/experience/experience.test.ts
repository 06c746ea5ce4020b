import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { RacePaces } from "../race/race-paces.ts";
import { arbPaces } from "../testing.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import {
  experienceOf,
  EXPERIENCE_LEVELS,
  MAX_EXPERIENCE_POINTS,
  type ExperienceLevel,
} from "./experience.ts";

const paces = (swim: number, bike: number, run: number): RacePaces => ({
  swim: secondsPer100m(swim),
  bike: milesPerHour(bike),
  run: secondsPerMile(run),
});

describe("experienceOf", () => {
  test.each([
    [60, 3],
    [90, 3],
    [90.01, 2],
    [91, 2],
    [120, 2],
    [121, 1],
    [150, 1],
    [151, 0],
    [300, 0],
    // @covers prediction-goal-and-experience-3
  ])("scores a swim of %d s per 100 m with %i (3 to 90, 2 to 120, 1 to 150)", (swim, points) => {
    expect(experienceOf(paces(swim, 10, 960)).points).toEqual({ swim: points, bike: 0, run: 0 });
  });

  test.each([
    [30, 3],
    [22, 3],
    [21.9, 2],
    [18, 2],
    [17.9, 1],
    [15, 1],
    [14.9, 0],
    [10, 0],
    // @covers prediction-goal-and-experience-3
  ])("scores a bike of %d mph with %i (3 from 22, 2 from 18, 1 from 15)", (bike, points) => {
    expect(experienceOf(paces(300, bike, 960)).points).toEqual({ swim: 0, bike: points, run: 0 });
  });

  test.each([
    [300, 3],
    [360, 3],
    [361, 2],
    [450, 2],
    [451, 1],
    [540, 1],
    [541, 0],
    [960, 0],
    // @covers prediction-goal-and-experience-3
  ])("scores a run of %d s per mile with %i (3 to 360, 2 to 450, 1 to 540)", (run, points) => {
    expect(experienceOf(paces(300, 10, run)).points).toEqual({ swim: 0, bike: 0, run: points });
  });

  test.each<[number, number, number, number, ExperienceLevel, string]>([
    [300, 10, 960, 0, "beginner", "0 + 0 + 0"],
    [150, 15, 540, 3, "beginner", "1 + 1 + 1: highest beginner total"],
    [120, 15, 540, 4, "intermediate", "2 + 1 + 1: lowest intermediate total"],
    [150, 18, 510, 4, "intermediate", "1 + 2 + 1: the form's defaults"],
    [120, 18, 450, 6, "intermediate", "2 + 2 + 2: highest intermediate total"],
    [90, 18, 450, 7, "advanced", "3 + 2 + 2: lowest advanced total"],
    [90, 22, 541, 6, "intermediate", "3 + 3 + 0: a slow run lowers the level"],
    [90, 22, 540, 7, "advanced", "3 + 3 + 1"],
    [60, 30, 300, 9, "advanced", "3 + 3 + 3"],
    // @covers prediction-goal-and-experience-3
  ])("scores %i s, %i mph and %i s with %i: %s (%s)", (swim, bike, run, total, level) => {
    expect(experienceOf(paces(swim, bike, run))).toMatchObject({ total, level });
  });

  test.prop([arbPaces])("totals three scores of 0 to 3", (athlete) => {
    const { points, total } = experienceOf(athlete);
    const scores = [points.swim, points.bike, points.run];
    expect(scores.every((score) => [0, 1, 2, 3].includes(score))).toBe(true);
    expect(total).toBe(points.swim + points.bike + points.run);
    expect(total).toBeLessThanOrEqual(MAX_EXPERIENCE_POINTS);
  });

  test.prop([arbPaces, fc.nat(60), fc.nat(60), fc.nat(60)])(
    "never rates a faster athlete lower",
    (slower, swim, bike, run) => {
      const faster = paces(slower.swim - swim, slower.bike + bike / 10, slower.run - run);
      const [before, after] = [experienceOf(slower), experienceOf(faster)];
      expect(after.total).toBeGreaterThanOrEqual(before.total);
      expect(EXPERIENCE_LEVELS.indexOf(after.level)).toBeGreaterThanOrEqual(
        EXPERIENCE_LEVELS.indexOf(before.level),
      );
    },
  );
});
