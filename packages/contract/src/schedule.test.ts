import { fc, test } from "@fast-check/vitest";
import { DAY_NAMES, scheduleProblem } from "@triplan/domain";
import { arbSchedule, arbTrainingSchedule } from "@triplan/domain/testing";
import { describe, expect } from "vitest";
import {
  changedSchedule,
  scheduleExerciseInput,
  trainingSchedule,
  weekOfEntries,
} from "./schedule.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { scheduleSample } from "./testing/samples.ts";

const HOURS = "Hours must be between 0 and 8 in steps of 0.5";
const SEVEN_DAYS = "Weekly schedule must have 7 days";
const TOO_FEW = "You need at least 3 training days per week";
const NO_ENDURANCE = "You need at least one endurance day per week";
const INVALID_DAY = "Day must be from 0 (Sunday) to 6 (Saturday)";
const INVALID_DAY_NAME = "Day name must be a weekday from Sunday to Saturday";
const WRONG_DAY_NAME = "Day name does not belong to the day";

const SPORTS = "Sports must be a list of swim, bike and run";
const NO_SPORT = "Allow at least one sport on Monday, or make it a rest day";

/** The sample week with one day changed. */
const withDay = (day: number, change: object) =>
  scheduleSample().map((entry) => (entry.day === day ? Object.assign(entry, change) : entry));

describe("trainingSchedule", () => {
  // @covers entities-4
  test("accepts a valid week unchanged", () => {
    expect(trainingSchedule.parse(scheduleSample())).toEqual(scheduleSample());
  });

  test.each<[string, unknown]>([
    ["6 days", scheduleSample().slice(1)],
    ["8 days", [...scheduleSample(), ...scheduleSample().slice(0, 1)]],
    ["no day", []],
    ["null", null],
    ["missing", undefined],
    ["an object", { length: 7 }],
    ["a text", "SMTWTFS"],
    ["a day twice", [...scheduleSample().slice(1), ...scheduleSample().slice(1, 2)]],
    // @covers entities-4, plan-form-4
  ])("rejects %s: seven days are required", (_, input) => {
    expect(issuesOf(trainingSchedule, input)).toEqual([`: ${SEVEN_DAYS}`]);
  });

  test.each<[string, object, string]>([
    ["day 7", { day: 7 }, `1.day: ${INVALID_DAY}`],
    ["day -1", { day: -1 }, `1.day: ${INVALID_DAY}`],
    ["day 1.5", { day: 1.5 }, `1.day: ${INVALID_DAY}`],
    ['day "1"', { day: "1" }, `1.day: ${INVALID_DAY}`],
    ["no day", { day: undefined }, `1.day: ${INVALID_DAY}`],
    ["Funday", { dayName: "Funday" }, `1.dayName: ${INVALID_DAY_NAME}`],
    ["monday in lower case", { dayName: "monday" }, `1.dayName: ${INVALID_DAY_NAME}`],
    ["Monday called Friday", { dayName: "Friday" }, `1.dayName: ${WRONG_DAY_NAME}`],
    ["hours -0.5", { hours: -0.5 }, `1.hours: ${HOURS}`],
    ["hours 8.5", { hours: 8.5 }, `1.hours: ${HOURS}`],
    ["hours 0.3", { hours: 0.3 }, `1.hours: ${HOURS}`],
    ["hours 0.25", { hours: 0.25 }, `1.hours: ${HOURS}`],
    ["hours null, as JSON writes NaN", { hours: null }, `1.hours: ${HOURS}`],
    ["hours NaN", { hours: Number.NaN }, `1.hours: ${HOURS}`],
    ["hours Infinity", { hours: Infinity }, `1.hours: ${HOURS}`],
    ['hours "1"', { hours: "1" }, `1.hours: ${HOURS}`],
    ["no hours", { hours: undefined }, `1.hours: ${HOURS}`],
    ["available 1", { available: 1 }, "1.available: Expected boolean, received number"],
    ["sports as a text", { sports: "swim" }, `1.sports: ${SPORTS}`],
    ["an unknown sport", { sports: ["golf"] }, `1.sports.0: ${SPORTS}`],
    ["no sport", { sports: [] }, `1.sports: ${NO_SPORT}`],
    ["no sport without hours", { sports: [], hours: 0 }, `1.sports: ${NO_SPORT}`],
    ["no endurance flag", { isEndurance: undefined }, "1.isEndurance: Required"],
    // @covers plan-form-4
  ])("rejects %s at its path", (_, change, issue) => {
    expect(issuesOf(trainingSchedule, withDay(1, change))).toEqual([issue]);
  });

  test("reads the sports of a day in their order, and all of them as no limit", () => {
    const parsed = trainingSchedule.parse(withDay(1, { sports: ["run", "swim"] }));
    expect(parsed[1]?.sports).toEqual(["swim", "run"]);
    const all = withDay(1, { sports: ["run", "swim", "bike"] });
    expect(trainingSchedule.parse(all)).toEqual(scheduleSample());
    expect(changedSchedule.parse(all)[1]?.sports).toHaveLength(3);
    const away = withDay(1, { sports: ["run"], available: false });
    expect(trainingSchedule.parse(away)[1]?.sports).toBeUndefined();
  });

  test("rejects a week in which no training day allows a sport", () => {
    const noPool = scheduleSample().map((entry) => ({ ...entry, sports: ["bike", "run"] }));
    expect(issuesOf(trainingSchedule, noPool)).toEqual([
      ": Allow swimming on at least one training day",
    ]);
  });

  // @covers plan-form-4
  test.each([0.5, 1, 1.5, 2, 7.5, 8])("accepts %d hours", (hours) => {
    expect(trainingSchedule.parse(withDay(1, { hours }))[1]?.hours).toBe(hours);
  });

  test("stores an unavailable day with 0 h and no endurance", () => {
    const parsed = trainingSchedule.parse(withDay(6, { available: false, hours: 2 }));
    expect(parsed[6]).toEqual({
      day: 6,
      dayName: "Saturday",
      available: false,
      hours: 0,
      isEndurance: false,
    });
  });

  // @covers plan-form-5
  test("rejects two training days, even if a third has hours but is unavailable", () => {
    const twoDays = scheduleSample().map((entry) =>
      entry.day === 2 || entry.day === 6 ? entry : Object.assign(entry, { available: false }),
    );
    expect(issuesOf(trainingSchedule, twoDays)).toEqual([`: ${TOO_FEW}`]);
  });

  test("rejects three training days without an endurance day", () => {
    const regular = scheduleSample().map((entry) => Object.assign(entry, { isEndurance: false }));
    expect(issuesOf(trainingSchedule, regular)).toEqual([`: ${NO_ENDURANCE}`]);
  });

  test("rejects a week whose only endurance day is unavailable", () => {
    const away = scheduleSample().map((entry) =>
      entry.isEndurance ? Object.assign(entry, { available: false }) : entry,
    );
    expect(issuesOf(trainingSchedule, away)).toEqual([`: ${NO_ENDURANCE}`]);
  });

  test("drops unknown fields of a day", () => {
    const parsed = trainingSchedule.parse(withDay(1, { userId: 7 }));
    expect(Object.keys(parsed[1] ?? {}).toSorted()).toEqual(
      ["available", "day", "dayName", "hours", "isEndurance"].toSorted(),
    );
  });

  const arbShuffledWeek = arbTrainingSchedule.chain((week) =>
    fc
      .shuffledSubarray([...week], { minLength: 7, maxLength: 7 })
      .map((shuffled) => ({ week, shuffled })),
  );

  test.prop([arbShuffledWeek])(
    "sorts a valid week Sunday first and keeps its days unchanged",
    ({ week, shuffled }) => {
      expect(trainingSchedule.parse(shuffled)).toEqual(week);
    },
  );

  test.prop([arbSchedule])("accepts a week exactly when a plan can be built on it", (week) => {
    expect(trainingSchedule.safeParse(week).success).toBe(scheduleProblem(week) === null);
  });
});

describe("weekOfEntries", () => {
  test.prop([arbSchedule])(
    "accepts any valid week unchanged, even if it is too small for a plan",
    (week) => {
      expect(weekOfEntries.parse(week)).toEqual(week);
    },
  );

  test.prop([fc.jsonValue()])("never throws", (input) => {
    expect(weekOfEntries.safeParse(input).success).toBe(false);
  });
});

describe("scheduleExerciseInput", () => {
  const sample = { exerciseId: 12, day: 3, dayName: "Wednesday" };

  test.each(DAY_NAMES.map((dayName, day) => [day, dayName] as const))(
    // @covers other-forms-2
    "accepts day %i as %s",
    (day, dayName) => {
      expect(issuesOf(scheduleExerciseInput, { exerciseId: 12, day, dayName })).toEqual([]);
    },
  );

  test.each<[string, object, string]>([
    ["day 7", { day: 7 }, `day: ${INVALID_DAY}`],
    ["day -1", { day: -1 }, `day: ${INVALID_DAY}`],
    ['day "1"', { day: "1" }, `day: ${INVALID_DAY}`],
    ["no day", { day: undefined }, `day: ${INVALID_DAY}`],
    ["Funday", { dayName: "Funday" }, `dayName: ${INVALID_DAY_NAME}`],
    ["no name", { dayName: undefined }, `dayName: ${INVALID_DAY_NAME}`],
    ["day 3 called Friday", { dayName: "Friday" }, `dayName: ${WRONG_DAY_NAME}`],
    ["no exercise", { exerciseId: undefined }, "exerciseId: Required"],
  ])("rejects %s", (_, change, issue) => {
    expect(issuesOf(scheduleExerciseInput, { ...sample, ...change })).toEqual([issue]);
  });

  test.each([
    "2027-05-23",
    "2028-02-29",
    "2027-05-23T00:00:00Z",
    "2027-05-23T00:00:00.000Z",
    "2027-05-23T00:00:00+14:00",
    // @covers other-forms-2, server-5
  ])("accepts the scheduled date %s", (scheduledDate) => {
    expect(issuesOf(scheduleExerciseInput, { ...sample, scheduledDate })).toEqual([]);
  });

  test.each<[unknown]>([
    ["tomorrow"],
    [""],
    ["2027-02-29"],
    ["2027-02-29T00:00:00Z"],
    ["2027-05-23T25:00:00Z"],
    ["23.5.2027"],
    ["infinity"],
    [null],
    [1_811_000_000],
    [`2027-05-23T00:00:00.${"0".repeat(10_000)}Z`],
  ])("rejects the scheduled date %j", (scheduledDate) => {
    expect(issuesOf(scheduleExerciseInput, { ...sample, scheduledDate })).toEqual([
      "scheduledDate: Scheduled date must be a date",
    ]);
  });
});
