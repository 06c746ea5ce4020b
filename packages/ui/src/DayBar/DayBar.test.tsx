import { describe, expect, test } from "vitest";
import { dayBarParts } from "./day-bar-parts.ts";

describe("dayBarParts", () => {
  test("shows each sport's share of the day's minutes", () => {
    expect(dayBarParts({ swim: 30, bike: 0, run: 15 }, 60)).toEqual([
      { kind: "swim", percent: 50 },
      { kind: "run", percent: 25 },
    ]);
  });

  test("shows minutes over the hours at the end, taken from the last sports", () => {
    const parts = dayBarParts({ swim: 0, bike: 105, run: 25 }, 120);
    expect(parts.map(({ kind }) => kind)).toEqual(["bike", "run", "over"]);
    expect(parts[2]?.percent).toBeCloseTo((100 * 10) / 130);
    expect(parts.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
  });

  test("shows a day without hours as all over, and an empty day without parts", () => {
    expect(dayBarParts({ swim: 20, bike: 0, run: 0 }, 0)).toEqual([{ kind: "over", percent: 100 }]);
    expect(dayBarParts({ swim: 0, bike: 0, run: 0 }, 0)).toEqual([]);
    expect(dayBarParts({ swim: 0, bike: 0, run: 0 }, 60)).toEqual([]);
  });
});
