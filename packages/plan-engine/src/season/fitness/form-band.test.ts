import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { formError, formWord } from "./form-band.ts";
import type { FitnessStart } from "./start-fitness.ts";

const start: FitnessStart = { fitness: 40, fatigue: 40, basis: "hours" };

describe("formError", () => {
  test.each([
    [0, 0],
    [15, 7],
    [42, 4],
    [70, 2],
  ])("on day %i is %i points at fitness 40 from named hours", (day, points) => {
    expect(Math.round(formError(start, day))).toBe(points);
  });

  test("is 58, 50, 37 and 19 % of an error of the start on days 15, 28, 42 and 70", () => {
    const shares = [15, 28, 42, 70].map((day) => formError(start, day) / (0.3 * 40));
    expect(shares.map((share) => Math.round(100 * share))).toEqual([58, 50, 37, 19]);
  });

  test("is a tenth of fitness at most with recordings", () => {
    expect(formError({ ...start, basis: "recordings" }, 15)).toBeLessThan(4);
  });
});

const morning = (fitness: number, form: number) => ({ fitness, fatigue: fitness - form, form });

describe("formWord", () => {
  test.each([
    [8, "fresh"],
    [0, "balanced"],
    [-10, "training"],
    [-20, "very tired"],
  ])("calls form %i of fitness 40 %s", (form, word) => {
    expect(formWord(morning(40, form), 0)).toBe(word);
  });

  test("says nothing where the band reaches into another range", () => {
    expect(formWord(morning(40, 8), 3)).toBeNull();
    expect(formWord(morning(40, 8), 1)).toBe("fresh");
    expect(formWord(morning(0, 0), 0)).toBeNull();
  });

  test.prop([
    fc.integer({ min: 1, max: 150 }),
    fc.integer({ min: -150, max: 150 }),
    fc.double({ min: 0, max: 40, noNaN: true }),
  ])("says nothing or the word of an exact form", (fitness, form, error) => {
    const day = morning(fitness, form);
    expect([null, formWord(day, 0)]).toContain(formWord(day, error));
  });
});
