import { EXPERIENCE_LEVELS, RACE_TYPES } from "@triplan/domain";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { sum } from "../../model/numbers.ts";
import type { PlanRequest } from "../../model/plan-types.ts";
import { arbRequest, requestOf } from "../../testing/index.ts";
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
