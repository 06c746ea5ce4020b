import {
  addDays,
  isoDate,
  milesPerHour,
  RACE_TYPES,
  secondsPer100m,
  secondsPerMile,
} from "@triplan/domain";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { generatePlan } from "./generate-plan.ts";
import { sum } from "./model/numbers.ts";
import type { PlanRequest, SeasonPreview } from "./model/plan-types.ts";
import { previewPlan } from "./preview-plan.ts";
import { previewSeason } from "./season/layout/preview-season.ts";
import {
  arbRequest,
  datesOf,
  OVERREACHED,
  requestOf,
  scheduleOf,
  weekMinutes,
} from "./testing/index.ts";
import { runs } from "./testing/runs.ts";

const minutesOf = ({ weeks }: SeasonPreview) => weeks.map(({ minutes }) => minutes);

const textsOf = ({ limits }: SeasonPreview) => limits.map(({ text }) => text);

const seasonOf = ({ weeks, optimised, limits, preparation, usualPeak }: SeasonPreview) => ({
  weeks,
  optimised,
  limits,
  preparation,
  usualPeak,
});

const NOT_OPTIMISED = expect.stringContaining("Your weekly load is not optimised");

// Late in this plan the days hold less of the optimised weeks than early ones.
const LATE_WEEKS_TOO_FULL: PlanRequest = {
  ...requestOf("olympic", "advanced", 21, scheduleOf([0, 0, 1, 0, 1, 2.5], [5])),
  ...datesOf(isoDate("2026-01-09"), 142),
  paces: { swim: secondsPer100m(202), bike: milesPerHour(14.7), run: secondsPerMile(953) },
  paceImprovement: 2,
};

describe("the preview of a plan", () => {
  test.prop([arbRequest, fc.boolean()], runs(15))(
    "has the weeks, minutes and limits of the generated plan",
    (any, optimiseLoad) => {
      const request = { ...any, optimiseLoad };
      const plan = generatePlan(request);
      const preview = previewPlan(request);
      expect(preview.planned).toEqual(plan.weeks);
      expect(minutesOf(preview)).toEqual(weekMinutes(plan));
      expect(textsOf(preview)).toEqual(plan.warnings);
      const quick = previewSeason(request);
      const isSmaller = sum(minutesOf(preview)) < sum(minutesOf(quick));
      const isDropped = quick.optimised !== null && preview.optimised === null;
      // The load of the exercises is known only once they are written.
      if (!isSmaller && !isDropped) expect(quick).toEqual(seasonOf(preview));
    },
  );

  test.each(RACE_TYPES)("has the minutes left in the first week of a %s on any day", (race) => {
    for (let day = 0; day < 7; day += 1) {
      const created = addDays(isoDate("2026-11-22"), day);
      const request = { ...requestOf(race, "intermediate", 8), ...datesOf(created, 56) };
      const planned = weekMinutes(generatePlan(request));
      expect(minutesOf(previewSeason(request))).toEqual(planned);
    }
  });

  test.each([
    ["the days hold less of it late than early", LATE_WEEKS_TOO_FULL],
    ["it would leave the athlete overreached", OVERREACHED],
  ])("is that of the first curve, with the reason, if %s", (_case, first) => {
    const request = { ...first, optimiseLoad: true };
    const preview = previewPlan(request);
    expect(preview.optimised).toBeNull();
    expect(minutesOf(preview)).toEqual(weekMinutes(generatePlan(first)));
    expect(textsOf(preview)).toContainEqual(NOT_OPTIMISED);
    expect(textsOf(previewPlan(first))).not.toContainEqual(NOT_OPTIMISED);
  });

  test("drops an optimised curve that does not fit before exercises are written", () => {
    const preview = previewSeason({ ...LATE_WEEKS_TOO_FULL, optimiseLoad: true });
    expect(preview.optimised).toBeNull();
    expect(textsOf(preview)).toContainEqual(NOT_OPTIMISED);
  });
});
