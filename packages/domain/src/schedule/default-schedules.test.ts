import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { DAY_NAMES } from "../calendar/iso-date.ts";
import { arbRaceType, arbSchedule } from "../testing.ts";
import { defaultSchedule, initialSchedule, withSuggestedHours } from "./default-schedules.ts";
import { scheduleProblem, type WeeklySchedule } from "./weekly-schedule.ts";

const hoursOf = (schedule: WeeklySchedule) => schedule.map((entry) => entry.hours);
const enduranceOf = (schedule: WeeklySchedule) =>
  schedule.filter((entry) => entry.isEndurance).map((entry) => entry.dayName);
const withoutHours = (schedule: WeeklySchedule) =>
  schedule.map(({ day, dayName, available, isEndurance }) => [
    day,
    dayName,
    available,
    isEndurance,
  ]);
const unavailableOf = (schedule: WeeklySchedule) =>
  schedule.filter((entry) => !entry.available).map((entry) => entry.dayName);

describe("defaultSchedule", () => {
  test.each([
    ["ironman", [1.5, 1.5, 4, 0, 1.5, 1, 6]],
    ["70.3", [1.5, 1, 3, 0, 1.5, 1, 4]],
    ["olympic", [1.5, 1, 2, 0, 1, 1, 2]],
    ["sprint", [1, 1, 1.5, 0, 1, 1, 1.5]],
    // @covers weeks-schedules-and-adjustment-2
  ])("gives %s the hours %j from Sunday to Saturday", (race, hours) => {
    const schedule = defaultSchedule(race);
    expect(hoursOf(schedule)).toEqual(hours);
    expect(unavailableOf(schedule)).toEqual(["Wednesday"]);
    expect(enduranceOf(schedule)).toEqual(["Tuesday", "Saturday"]);
    expect(schedule.map((entry) => entry.day)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(schedule.map((entry) => entry.dayName)).toEqual(DAY_NAMES);
  });

  // @covers weeks-schedules-and-adjustment-2
  test.each(["", "marathon", "constructor"])(
    "uses olympic's hours for the unknown race %j",
    (race) => {
      expect(defaultSchedule(race)).toEqual(defaultSchedule("olympic"));
    },
  );

  test.prop([arbRaceType])("allows a plan for every race", (race) => {
    expect(scheduleProblem(defaultSchedule(race))).toBeNull();
  });
});

describe("initialSchedule", () => {
  // @covers entities-3
  test("rests on Sunday, with 1 h on four days and 2 h on Tuesday and Saturday", () => {
    const schedule = initialSchedule();
    expect(hoursOf(schedule)).toEqual([0, 1, 2, 1, 1, 1, 2]);
    expect(unavailableOf(schedule)).toEqual(["Sunday"]);
    expect(enduranceOf(schedule)).toEqual(["Tuesday", "Saturday"]);
    expect(schedule.map((entry) => entry.dayName)).toEqual(DAY_NAMES);
  });

  test("allows a plan", () => {
    expect(scheduleProblem(initialSchedule())).toBeNull();
  });
});

describe("withSuggestedHours", () => {
  test.each([
    ["sprint", [0, 1, 1.5, 1, 1, 1, 1.5], "1 / 1.5"],
    ["olympic", [0, 1, 2, 1, 1, 1, 2], "1 / 2"],
    ["70.3", [0, 1.5, 3, 1.5, 1.5, 1.5, 3], "1.5 / 3"],
    ["ironman", [0, 1.5, 4, 1.5, 1.5, 1.5, 4], "1.5 / 4"],
    ["marathon", [0, 1, 2, 1, 1, 1, 2], "unknown: olympic's 1 / 2"],
    // @covers weeks-schedules-and-adjustment-3
  ])("gives %s in the first schedule the hours %j: %s", (race, hours) => {
    expect(hoursOf(withSuggestedHours(initialSchedule(), race))).toEqual(hours);
  });

  // @covers weeks-schedules-and-adjustment-3
  test("sets the hours of available days and clears those of unavailable ones", () => {
    const [sunday, monday, ...rest] = initialSchedule();
    if (!sunday || !monday) throw new Error("A schedule has seven days");
    const edited = [{ ...sunday, hours: 3 }, { ...monday, hours: 0 }, ...rest];
    expect(hoursOf(withSuggestedHours(edited, "ironman"))).toEqual([0, 1.5, 4, 1.5, 1.5, 1.5, 4]);
  });

  test.prop([arbSchedule, arbRaceType])("changes only hours", (schedule, race) => {
    const suggested = withSuggestedHours(schedule, race);
    expect(withoutHours(suggested)).toEqual(withoutHours(schedule));
  });

  test.prop([arbSchedule, arbRaceType])("is idempotent", (schedule, race) => {
    const once = withSuggestedHours(schedule, race);
    expect(withSuggestedHours(once, race)).toEqual(once);
  });
});
