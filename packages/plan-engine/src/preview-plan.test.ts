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
import { generatedPlan } from "./testing/generated-plan.ts";
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
      const plan = generatedPlan(request);
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
      const planned = weekMinutes(generatedPlan(request));
      expect(minutesOf(previewSeason(request))).toEqual(planned);
    }
  });

  test("is that of the first curve, with the reason, if the other would leave the athlete overreached", () => {
    const preview = previewPlan({ ...OVERREACHED, optimiseLoad: true });
    expect(preview.optimised).toBeNull();
    expect(minutesOf(preview)).toEqual(weekMinutes(generatedPlan(OVERREACHED)));
    expect(textsOf(preview)).toContainEqual(NOT_OPTIMISED);
    expect(textsOf(previewPlan(OVERREACHED))).not.toContainEqual(NOT_OPTIMISED);
  });

  test("keeps an optimised curve whose early weeks would be the biggest, with smaller ones", () => {
    const preview = previewSeason({ ...LATE_WEEKS_TOO_FULL, optimiseLoad: true });
    expect(preview.optimised).not.toBeNull();
    const minutes = minutesOf(preview);
    const late = Math.floor(0.55 * minutes.length);
    expect(Math.max(...minutes.slice(late))).toBeGreaterThanOrEqual(
      Math.max(...minutes.slice(0, late)),
    );
  });
});
