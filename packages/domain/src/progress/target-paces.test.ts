import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbPaces } from "../testing.ts";
import { milesPerHour, secondsPer100m, secondsPerMile } from "../units/unit.ts";
import { targetPaces } from "./target-paces.ts";

describe("targetPaces", () => {
  test.each([
    [150, 18, 510, 140, 20, 480, "150 − 10, 18 + 2, 510 − 30"],
    [70, 20.5, 330, 60, 22.5, 300, "both reach their minimum: 70 − 10, 330 − 30"],
    [69, 30, 329, 60, 32, 300, "one second more would pass the minimum; the bike has none"],
    [60, 10, 300, 60, 12, 300, "already at the minimum"],
    [300, 10, 960, 290, 12, 930, "the slowest of the form"],
    // @covers progress-tracking-card-2
  ])("for %d, %d, %d are %d, %d, %d: %s", (swim, bike, run, toSwim, toBike, toRun) => {
    const current = {
      swim: secondsPer100m(swim),
      bike: milesPerHour(bike),
      run: secondsPerMile(run),
    };
    expect(targetPaces(current)).toEqual({ swim: toSwim, bike: toBike, run: toRun });
  });

  // @covers units-and-display-4
  test.prop([arbPaces])("are never slower than now and never below the minimum", (current) => {
    const target = targetPaces(current);
    expect(target.swim).toBeLessThanOrEqual(current.swim);
    expect(target.bike).toBeGreaterThan(current.bike);
    expect(target.run).toBeLessThanOrEqual(current.run);
    expect(target.swim).toBeGreaterThanOrEqual(60);
    expect(target.run).toBeGreaterThanOrEqual(300);
  });
});
