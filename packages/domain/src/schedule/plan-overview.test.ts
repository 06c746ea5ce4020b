import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { arbSchedule } from "../testing.ts";
import { defaultSchedule, initialSchedule } from "./default-schedules.ts";
import { planOverview } from "./plan-overview.ts";
import { entryOf } from "./weekly-schedule.ts";

describe("planOverview", () => {
  test("sums olympic to 1.5 + 1 + 2 + 1 + 1 + 2 = 8.5 h on 6 days, 2 for endurance, 1 of rest", () => {
    expect(planOverview(defaultSchedule("olympic"), 16)).toEqual({
      totalWeeks: 16,
      trainingDays: 6,
      weeklyHours: 8.5,
      enduranceDays: 2,
      restDays: 1,
    });
  });

  test("sums ironman to 1.5 + 1.5 + 4 + 1.5 + 1 + 6 = 15.5 h", () => {
    expect(planOverview(defaultSchedule("ironman"), 30).weeklyHours).toBe(15.5);
  });

  test("counts an available day without hours as a rest day, not for endurance", () => {
    const idleTuesday = initialSchedule().with(2, { ...entryOf(2, 2, true), hours: 0 });
    // 1 + 1 + 1 + 1 + 2 = 6 h on 5 days; only Saturday for endurance.
    expect(planOverview(idleTuesday, 12)).toEqual({
      totalWeeks: 12,
      trainingDays: 5,
      weeklyHours: 6,
      enduranceDays: 1,
      restDays: 2,
    });
  });

  test("ignores the hours of an unavailable day", () => {
    const away = { ...entryOf(6, 2, true), available: false };
    const awayOnSaturday = initialSchedule().with(6, away);
    // 2 + 1 + 1 + 1 + 1 = 6 h.
    expect(planOverview(awayOnSaturday, 12)).toMatchObject({ weeklyHours: 6, enduranceDays: 1 });
  });

  test.prop([arbSchedule, fc.integer({ min: 1, max: 104 })])(
    "splits the week into training and rest days and sums all hours",
    (schedule, weeks) => {
      const overview = planOverview(schedule, weeks);
      const hours = schedule.reduce((sum, entry) => sum + entry.hours, 0);
      expect(overview.trainingDays + overview.restDays).toBe(7);
      expect(overview.enduranceDays).toBeLessThanOrEqual(overview.trainingDays);
      expect(overview.weeklyHours).toBe(hours);
      expect(overview.totalWeeks).toBe(weeks);
    },
  );
});
