import { addDays, isoDate, SPORT_FAMILIES, type IsoDate, type SportFamily } from "@triplan/domain";
import { fc } from "@fast-check/vitest";
import type { DoneActivity } from "../../load/index.ts";

/** An hour of activity without measurements; `over` adds some. */
export const recorded = (family: SportFamily, over: Partial<DoneActivity> = {}): DoneActivity => ({
  family,
  activityType: family,
  localDate: isoDate("2026-01-01"),
  duration: 3600,
  distance: null,
  averagePace: null,
  averageSpeed: null,
  averageHeartRate: null,
  maxHeartRate: null,
  rpe: null,
  ...over,
});

/** An activity within `days` days from a date. */
export const arbActivity = (from: IsoDate, days: number): fc.Arbitrary<DoneActivity> =>
  fc
    .record({
      family: fc.constantFrom(...SPORT_FAMILIES),
      day: fc.integer({ min: 0, max: days - 1 }),
      duration: fc.integer({ min: 0, max: 20_000 }),
      averagePace: fc.option(fc.integer({ min: 100, max: 2000 })),
      averageHeartRate: fc.option(fc.integer({ min: 80, max: 190 })),
      rpe: fc.option(fc.integer({ min: 1, max: 10 })),
    })
    .map(({ day, family, ...over }) =>
      recorded(family, { ...over, localDate: addDays(from, day) }),
    );
