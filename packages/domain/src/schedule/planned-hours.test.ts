import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect } from "vitest";
import { arbSchedule } from "../testing.ts";
import { WEEKDAYS } from "../calendar/iso-date.ts";
import {
  isSameSchedule,
  scheduleOfWeek,
  withSchedule,
  withScheduleFromDay,
  type PlannedHours,
  type ScheduleSpan,
} from "./planned-hours.ts";

const WEEKS = 20;
const weeks = Array.from({ length: WEEKS }, (_, index) => index + 1);

const arbSpan: fc.Arbitrary<ScheduleSpan> = fc
  .record({
    fromWeek: fc.integer({ min: 2, max: WEEKS }),
    length: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
  })
  .map(({ fromWeek, length }) => ({
    fromWeek,
    toWeek: length === null ? null : fromWeek + length,
  }));

/** Hours after any number of changes. */
const arbHours: fc.Arbitrary<PlannedHours> = fc
  .tuple(arbSchedule, fc.array(fc.tuple(arbSpan, arbSchedule), { maxLength: 5 }))
  .map(([weeklySchedule, changes]) => {
    let hours: PlannedHours = { earlierSchedules: [], weeklySchedule };
    for (const [span, schedule] of changes) hours = withSchedule(hours, span, schedule);
    return hours;
  });

const isInSpan = ({ fromWeek, toWeek }: ScheduleSpan, week: number) =>
  week >= fromWeek && (toWeek === null || week <= toWeek);

describe("withSchedule", () => {
  test.prop([arbHours, arbSpan, arbSchedule], { seed: 13 })(
    "gives the weeks of the span the schedule and leaves the others",
    (hours, span, schedule) => {
      const changed = withSchedule(hours, span, schedule);
      for (const week of weeks) {
        const expected = isInSpan(span, week) ? schedule : scheduleOfWeek(hours, week);
        expect(isSameSchedule(scheduleOfWeek(changed, week), expected)).toBe(true);
      }
    },
  );

  test.prop([arbHours, arbSpan, arbSchedule], { seed: 13 })(
    "is idempotent and keeps its weeks ascending",
    (hours, span, schedule) => {
      const once = withSchedule(hours, span, schedule);
      expect(withSchedule(once, span, schedule)).toEqual(once);
      const ends = once.earlierSchedules.map(({ beforeWeek }) => beforeWeek);
      expect(ends).toEqual([...new Set(ends)].toSorted((a, b) => a - b));
    },
  );
});

describe("withScheduleFromDay", () => {
  test.prop([arbHours, arbSpan, fc.constantFrom(...WEEKDAYS), arbSchedule], { seed: 13 })(
    "gives the days from the first one on the schedule and leaves those before it",
    (hours, span, fromDay, schedule) => {
      const changed = withScheduleFromDay(hours, { ...span, fromDay }, schedule);
      const begun = scheduleOfWeek(hours, span.fromWeek).map((entry) =>
        entry.day < fromDay ? entry : (schedule[entry.day] ?? entry),
      );
      for (const week of weeks) {
        const later = isInSpan(span, week) ? schedule : scheduleOfWeek(hours, week);
        const expected = week === span.fromWeek ? begun : later;
        expect(isSameSchedule(scheduleOfWeek(changed, week), expected)).toBe(true);
      }
    },
  );

  test("begins in the first week too", () => {
    const [now, next] = fc.sample(arbSchedule, { numRuns: 2, seed: 4 });
    if (!now || !next) throw new RangeError("No schedules");
    const hours = { earlierSchedules: [], weeklySchedule: now };
    const changed = withScheduleFromDay(hours, { fromWeek: 1, toWeek: null, fromDay: 3 }, next);
    expect(changed.earlierSchedules.map(({ beforeWeek }) => beforeWeek)).toEqual([2]);
    expect(changed.weeklySchedule).toEqual(next);
  });
});
