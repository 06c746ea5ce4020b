import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbSchedule } from "../testing.ts";
import { defaultSchedule } from "./default-schedules.ts";
import { planOverview } from "./plan-overview.ts";
import { HOURS_LIMITS, isTrainingDay, type WeeklySchedule } from "./weekly-schedule.ts";
import { withWeeklyHours } from "./with-weekly-hours.ts";

const hoursOf = (schedule: WeeklySchedule | null) => schedule?.map(({ hours }) => hours);
const weeklyHours = (schedule: WeeklySchedule) => planOverview(schedule, 0).weeklyHours;
const arbHours = fc.integer({ min: 0, max: 80 }).map((half) => half / 2);

describe("withWeeklyHours", () => {
  test("raises the days in proportion, the longest first", () => {
    expect(hoursOf(withWeeklyHours(defaultSchedule("olympic"), 10))).toEqual([
      2, 1, 2.5, 0, 1, 1, 2.5,
    ]);
  });

  test("keeps a week that already has the hours", () => {
    const schedule = defaultSchedule("olympic");
    expect(withWeeklyHours(schedule, 8.5)).toEqual(schedule);
    expect(withWeeklyHours(schedule, 4)).toEqual(schedule);
  });

  test.prop([arbSchedule, arbHours])(
    "reaches the hours on training days alone, or returns null if they are too few",
    (schedule, hours) => {
      const raised = withWeeklyHours(schedule, hours);
      const most = schedule.filter(isTrainingDay).length * HOURS_LIMITS.max;
      if (!raised) {
        expect(most).toBeLessThan(hours);
        return;
      }
      expect(weeklyHours(raised)).toBe(Math.max(hours, weeklyHours(schedule)));
      for (const [day, entry] of raised.entries()) {
        expect(entry.hours).toBeGreaterThanOrEqual(schedule[day]?.hours ?? 0);
        expect(entry.hours).toBeLessThanOrEqual(HOURS_LIMITS.max);
        expect({ ...entry, hours: 0 }).toEqual({ ...schedule[day], hours: 0 });
      }
    },
  );
});
