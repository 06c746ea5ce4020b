import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { WEEKDAYS } from "../calendar/iso-date.ts";
import { arbHours, arbSchedule, arbTrainingSchedule, arbWeekday } from "../testing.ts";
import { DISCIPLINES } from "../sport/discipline.ts";
import { appointmentProblem, appointmentsText } from "./appointment-rules.ts";
import type { Appointment } from "./appointment.ts";
import { limitsText, sportsText } from "./limits-text.ts";
import { isSameSchedule } from "./planned-hours.ts";
import {
  entryOf,
  HOURS_LIMITS,
  isTrainingDay,
  normalizeEntry,
  scheduleProblem,
  withAppointment,
  withLimitsOf,
  withSports,
  type ScheduleProblem,
  type WeeklySchedule,
} from "./weekly-schedule.ts";

/** A week from its hours, Sunday first, with the given endurance days. */
const week = (hours: readonly number[], endurance: readonly number[] = []): WeeklySchedule =>
  WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, endurance.includes(day)));

describe("scheduleProblem", () => {
  test.each<[number[], number[], ScheduleProblem | null, string]>([
    [[0, 0, 0, 0, 0, 0, 0], [], "too_few_days", "no day at all"],
    [[0, 1, 0, 0, 1, 0, 0], [1], "too_few_days", "two days"],
    [[0, 8, 0, 0, 8, 0, 0], [1, 4], "too_few_days", "two long days are still two days"],
    [[0, 1, 0, 1, 1, 0, 0], [], "no_endurance_day", "three days, none for endurance"],
    [[1, 1, 1, 1, 1, 1, 1], [], "no_endurance_day", "seven days, none for endurance"],
    [[0, 1, 0, 1, 1, 0, 0], [0], "no_endurance_day", "only the rest day is for endurance"],
    [[0, 1, 0, 1, 1, 0, 0], [3], null, "three days, one for endurance"],
    [[0, 0.5, 0, 0.5, 0.5, 0, 0], [5, 1], null, "half an hour counts"],
    [[1, 1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5, 6], null, "all days for endurance"],
  ])("for hours %j with endurance on %j is %s (%s)", (hours, endurance, problem) => {
    expect(scheduleProblem(week(hours, endurance))).toBe(problem);
  });

  // @covers forms-1
  test("ignores available days without hours", () => {
    const idleThursday = { ...entryOf(4, 0), available: true, isEndurance: true };
    const withIdleDay = week([0, 1, 2, 0, 0, 0, 0], [2]).with(4, idleThursday);
    expect(scheduleProblem(withIdleDay)).toBe("too_few_days");
  });

  test("ignores an endurance day that is unavailable or has no hours", () => {
    const idle = { ...entryOf(6, 0), available: true, isEndurance: true };
    const away = { ...entryOf(6, 2, true), available: false };
    const regular = week([1, 1, 1, 0, 0, 0, 0]);
    expect(scheduleProblem(regular.with(6, idle))).toBe("no_endurance_day");
    expect(scheduleProblem(regular.with(6, away))).toBe("no_endurance_day");
  });

  test("ignores the hours of an unavailable day", () => {
    const away = { ...entryOf(3, 3), available: false };
    const withForgottenHours = week([0, 1, 2, 3, 0, 0, 0], [2]).with(3, away);
    expect(scheduleProblem(withForgottenHours)).toBe("too_few_days");
  });

  test.prop([arbTrainingSchedule])("is null for three days with one for endurance", (schedule) => {
    expect(scheduleProblem(schedule)).toBeNull();
  });

  test.prop([arbSchedule, arbWeekday, arbHours])(
    "stays null with one more training day",
    (schedule, day, hours) => {
      fc.pre(scheduleProblem(schedule) === null);
      const longer = schedule.map((entry) =>
        entry.day === day ? entryOf(day, entry.hours + hours, entry.isEndurance) : entry,
      );
      expect(scheduleProblem(longer)).toBeNull();
    },
  );

  test.prop([arbSchedule])("is the same after normalising the week", (schedule) => {
    expect(scheduleProblem(schedule.map(normalizeEntry))).toBe(scheduleProblem(schedule));
  });
});

describe("the sports of days", () => {
  const open = week([0, 1, 2, 0, 1, 0, 0], [2]);
  const closed = (sports: ScheduleProblem) => {
    const missing = DISCIPLINES.find((sport) => sports === `no_${sport}_day`);
    return open.map((entry) =>
      withSports(
        entry,
        DISCIPLINES.filter((sport) => sport !== missing),
      ),
    );
  };

  test.each<ScheduleProblem>(["no_swim_day", "no_bike_day", "no_run_day"])(
    "are refused with %s if no training day allows one of them",
    (problem) => {
      expect(scheduleProblem(closed(problem))).toBe(problem);
      const rest = closed(problem).with(3, entryOf(3, 0));
      expect(scheduleProblem(rest)).toBe(problem);
      expect(scheduleProblem(closed(problem).with(1, entryOf(1, 1)))).toBeNull();
    },
  );

  test("are in the order of the race, and all of them are no limit", () => {
    expect(withSports(entryOf(1, 1), ["run", "swim"]).sports).toEqual(["swim", "run"]);
    expect(withSports(entryOf(1, 1), ["run", "swim", "bike"])).toEqual(entryOf(1, 1));
    expect(normalizeEntry({ ...entryOf(1, 1), available: false, sports: ["run"] })).toEqual(
      entryOf(1, 0),
    );
  });

  test("of another week hold for available days that name none", () => {
    const limited = open.map((entry) => withSports(entry, ["bike", "run"]));
    const sent = open.with(2, { ...entryOf(2, 2), sports: [...DISCIPLINES] });
    const merged = withLimitsOf(sent, limited);
    expect(merged.map(({ sports }) => sports?.length)).toEqual([
      undefined,
      2,
      undefined,
      undefined,
      2,
      undefined,
      undefined,
    ]);
  });

  test("make schedules differ, unless they are all", () => {
    const limited = open.with(1, withSports(entryOf(1, 1), ["swim"]));
    expect(isSameSchedule(open, limited)).toBe(false);
    const all = open.with(1, { ...entryOf(1, 1), sports: [...DISCIPLINES] });
    expect(isSameSchedule(open, all)).toBe(true);
  });

  test.each([
    [[], "No sport"],
    [["swim"], "Swim only"],
    [["bike", "run"], "No swim"],
    [["swim", "run"], "No bike"],
    [["swim", "bike", "run"], "All sports"],
  ] as const)("%j are called %s", (sports, text) => {
    expect(sportsText({ sports: [...sports] })).toBe(text);
  });

  test("are listed by day", () => {
    expect(limitsText(open)).toBe("all sports every day");
    const limited = open
      .with(1, withSports(entryOf(1, 1), ["swim"]))
      .with(4, withSports(entryOf(4, 1), ["bike", "run"]));
    expect(limitsText(limited)).toBe("Monday swim only, Thursday no swim");
  });
});

describe("the appointments of days", () => {
  const open = week([0, 1, 2, 0, 1, 3, 0], [2]);
  const club = { sport: "swim", minutes: 60, effort: "steady", name: "Club swim" } as const;
  const on = (days: readonly number[], appointment: Appointment = club) =>
    open.map((entry) => (days.includes(entry.day) ? withAppointment(entry, appointment) : entry));

  test("leave two training days and time for each sport", () => {
    expect(scheduleProblem(on([1, 2]))).toBeNull();
    expect(scheduleProblem(on([1, 2, 5]))).toBe("no_days_without_appointment");
    const all = week([1, 1, 1, 1, 1, 1, 1], [2]).map((entry) => withAppointment(entry, club));
    expect(scheduleProblem(all)).toBe("too_many_appointments");
    const short = week([0, 1, 1, 0, 1, 3, 2], [2]).map((entry) =>
      entry.day > 4
        ? withSports(entry, ["swim", "run"])
        : withAppointment(entry, entry.available ? club : null),
    );
    expect(scheduleProblem(short)).toBe("no_time_for_bike");
    expect(scheduleProblem(short.with(5, entryOf(5, 3)))).toBeNull();
  });

  test.each([
    [entryOf(1, 1), null],
    [withAppointment(entryOf(1, 1), club), null],
    [
      withAppointment(entryOf(1, 0.5), club),
      "Your swim on Monday takes 60 min; the day has 30 min",
    ],
    [
      withAppointment(entryOf(1, 0), club),
      "Monday is a rest day: open it, or remove its appointment",
    ],
    [
      withAppointment(withSports(entryOf(1, 1), ["run"]), club),
      "Monday allows no swim: allow it, or remove its appointment",
    ],
  ])("of %j are refused with %j", (entry, problem) => {
    expect(appointmentProblem(entry)).toBe(problem);
  });

  test("of another week hold for available days that name none", () => {
    const sent = open.with(1, { ...entryOf(1, 1), appointment: null });
    const merged = withLimitsOf(sent, on([1, 2, 3]));
    expect(merged.map(({ appointment }) => appointment?.name)).toEqual([
      undefined,
      undefined,
      "Club swim",
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("make schedules differ, unless they are none", () => {
    expect(isSameSchedule(open, on([1]))).toBe(false);
    expect(isSameSchedule(on([1]), on([1], { ...club, minutes: 45 }))).toBe(false);
    expect(isSameSchedule(open, open.with(1, { ...entryOf(1, 1), appointment: null }))).toBe(true);
  });

  test("are listed by day", () => {
    expect(appointmentsText(open)).toBe("no appointments");
    const nameless = { sport: "bike", minutes: 90, effort: "easy" } as const;
    expect(appointmentsText(on([2]).with(5, withAppointment(entryOf(5, 3), nameless)))).toBe(
      "Tuesday Club swim, 60 min, Friday Ride, 90 min",
    );
  });
});

describe("normalizeEntry", () => {
  test("clears hours and endurance of an unavailable day", () => {
    const entry = { ...entryOf(2, 2, true), available: false };
    expect(normalizeEntry(entry)).toEqual({
      day: 2,
      dayName: "Tuesday",
      available: false,
      hours: 0,
      isEndurance: false,
    });
  });

  test.prop([arbWeekday, arbHours, fc.boolean()])(
    "keeps an available day unchanged",
    (day, hours, on) => {
      const entry = { ...entryOf(day, hours, on), available: true };
      expect(normalizeEntry(entry)).toEqual(entry);
    },
  );
});

describe("entryOf", () => {
  test.each([
    [6, 4, true, true, true, "Saturday"],
    [1, 1, false, true, false, "Monday"],
    [3, 0, true, false, false, "Wednesday"],
  ] as const)(
    "creates day %i with %d h (endurance %s)",
    (day, hours, asked, available, isEndurance, dayName) => {
      expect(entryOf(day, hours, asked)).toEqual({ day, dayName, available, hours, isEndurance });
    },
  );

  test.prop([arbWeekday, arbHours])(
    "creates a training day exactly when it has hours",
    (day, hours) => {
      expect(isTrainingDay(entryOf(day, hours))).toBe(hours > 0);
    },
  );
});

// @covers paces-and-distances-4
test("limits hours to 0 to 8 in steps of half an hour", () => {
  expect(HOURS_LIMITS).toEqual({ min: 0, max: 8, step: 0.5 });
});
