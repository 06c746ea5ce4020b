import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { chartScale, linePath, scaleTicks } from "./chart-scale.ts";

const arbValue = fc.double({ min: -200, max: 200, noNaN: true });
const arbDays = fc.array(fc.record({ fitness: arbValue, fatigue: arbValue, form: arbValue }), {
  minLength: 1,
  maxLength: 60,
});

describe("the scale of the chart", () => {
  test.prop([arbDays])("holds every value and zero, higher values above lower ones", (days) => {
    const { x, y } = chartScale(days, days.length);
    const values = [0, ...days.flatMap(({ fitness, fatigue, form }) => [fitness, fatigue, form])];
    for (const value of values) {
      expect(y(value)).toBeGreaterThanOrEqual(0);
      expect(y(value)).toBeLessThanOrEqual(200);
    }
    expect(y(Math.max(...values))).toBeLessThanOrEqual(y(Math.min(...values)));
    expect(x(0)).toBe(0);
    expect(x(days.length)).toBe(1);
  });

  test.prop([arbDays])("has at most five ticks, all round values within it", (days) => {
    const scale = chartScale(days, days.length);
    const ticks = scaleTicks(scale);
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks).toContain(0);
    const [least, most] = scale.range;
    for (const tick of ticks) {
      expect(Number.isInteger(tick / 5)).toBe(true);
      expect(tick).toBeGreaterThanOrEqual(least);
      expect(tick).toBeLessThanOrEqual(most);
    }
  });

  test("draws a line from the first morning to the last", () => {
    const flat = chartScale([{ fitness: 10, fatigue: 0, form: 0 }], 3);
    const path = linePath([10, 10, 10], flat);
    expect(path).toMatch(/^M0 [\d.]+L500 [\d.]+L1000 [\d.]+$/);
  });
});
