import {
  EXPERIENCE_LEVELS,
  isoDate,
  meters,
  milesPerHour,
  RACE_TYPES,
  seconds,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, datesOf, requestOf, scheduleOf } from "../../testing/index.ts";
import { seasonBasis } from "../layout/season-basis.ts";
import { weekTargets } from "../volume/week-targets.ts";
import { loadOfHour } from "./load-of-hour.ts";
import { optimiseCurve } from "./optimise-curve.ts";

function curvesOf(request: PlanRequest) {
  const basis = seasonBasis({ ...request, optimiseLoad: false });
  const first = weekTargets(basis.frames, basis.curve, basis.fullCapacity);
  const hourLoads = basis.frames.map((frame) => loadOfHour(basis, frame));
  const peak = Math.max(...first);
  return { first, best: optimiseCurve({ ...basis, hourLoads, first, peak, hours: 1 }) };
}

const LENGTHS = [4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 46, 52];

describe("optimiseCurve", () => {
  test.each(RACE_TYPES)("finds the optimum of every %s, for each level and length", (race) => {
    const missed = EXPERIENCE_LEVELS.flatMap((level) =>
      LENGTHS.filter((weeks) => !curvesOf(requestOf(race, level, weeks)).best),
    );
    expect(missed).toEqual([]);
  });

  test("finds an optimum where the limits of some weeks leave a single point", () => {
    const request: PlanRequest = {
      ...requestOf("ironman", "advanced", 33, scheduleOf([0.5, 0, 0, 0.5, 0, 0, 0.5], [0, 3])),
      ...datesOf(isoDate("2026-08-24"), 228),
      paces: { swim: secondsPer100m(66), bike: milesPerHour(11.3), run: secondsPerMile(952) },
      paceImprovement: 1,
      poolLength: meters(33.33),
      goalFinish: seconds(63_473),
    };
    expect(curvesOf(request).best).not.toBeNull();
  });

  test.prop([arbRequest], { numRuns: 60 })(
    "finds an optimum without more minutes if at least 4 weeks have some",
    (request) => {
      const { first, best } = curvesOf(request);
      const isOptimisable = first.length >= 4 && first.slice(-42).every((minutes) => minutes > 0);
      expect(best !== null).toBe(isOptimisable);
      if (best) expect(sum(best.minutes)).toBeLessThanOrEqual(sum(first) + 1e-6);
    },
  );
});
