import { defaultSchedule } from "@triplan/domain";
import type { Row } from "./bad-input.ts";

const week = defaultSchedule("olympic");
const withEntry = (change: object) => [{ ...week[0], ...change }, ...week.slice(1)];
const entriesWith = (field: string, values: readonly unknown[]) =>
  values.map((value) => withEntry({ [field]: value }));

export const SEVEN_DAYS = "Weekly schedule must have 7 days";
const HOURS = "Hours must be between 0 and 8 in steps of 0.5";
const DAY = "Day must be from 0 (Sunday) to 6 (Saturday)";
const NAME = "Day name must be a weekday from Sunday to Saturday";
const OTHER_NAME = "Day name does not belong to the day";
const BOOLEAN = /^(?:Required|Expected boolean)/;
const SPORTS = "Sports must be a list of swim, bike and run";
const NO_SPORT = "Allow at least one sport on Sunday, or make it a rest day";
const APPOINTMENT = /^Expected object, received/;
const APPOINTMENT_SPORT = "Sport must be swim, bike or run";
const APPOINTMENT_MINUTES = "Minutes must be between 30 and 480 in steps of 5";
const APPOINTMENT_EFFORT = "Effort must be easy, steady or hard";
const APPOINTMENT_NAME = "Name is required";
const TOO_LONG = "Your swim on Sunday takes 95 min; the day has 90 min";
const NO_SWIM = "Sunday allows no swim: allow it, or remove its appointment";
const REST_DAY = "Sunday is a rest day: open it, or remove its appointment";
const CLUB_SWIM = { sport: "swim", minutes: 30, effort: "easy" };
const appointments = (...changes: readonly object[]) =>
  entriesWith(
    "appointment",
    changes.map((change) => ({ ...CLUB_SWIM, ...change })),
  );
const INVALID_HOURS = [-0.5, 8.5, 0.3, 1e-9, 1e308, null, "1", undefined, {}];
const INVALID_DAYS = [7, -1, 0.5, "0", null, undefined];
const INVALID_DAY_NAMES = ["Funday", "sunday", "", null, undefined, 0];

/** Invalid weekdays for placing an exercise. */
export const BAD_DAYS: readonly Row[] = [
  ["day", DAY, INVALID_DAYS],
  ["dayName", NAME, INVALID_DAY_NAMES],
  ["dayName", OTHER_NAME, ["Monday", "Saturday"]],
];

/** Invalid weekly schedules for the given field. */
export const badWeeks = (field: string): readonly Row[] => [
  [field, SEVEN_DAYS, [week.slice(1), [...week, week[0]], [], null, "week", {}]],
  [field, SEVEN_DAYS, [withEntry({ day: 1, dayName: "Monday" })]],
  [`${field}.0.hours`, HOURS, entriesWith("hours", INVALID_HOURS)],
  [`${field}.0.day`, DAY, entriesWith("day", INVALID_DAYS)],
  [`${field}.0.dayName`, NAME, entriesWith("dayName", INVALID_DAY_NAMES)],
  [`${field}.0.dayName`, OTHER_NAME, entriesWith("dayName", ["Monday"])],
  [`${field}.0.available`, BOOLEAN, entriesWith("available", [undefined, 1, "yes"])],
  [`${field}.0.sports`, SPORTS, entriesWith("sports", [null, "swim", {}])],
  [`${field}.0.sports.0`, SPORTS, entriesWith("sports", [["golf"], [null], [0]])],
  [`${field}.0.sports`, NO_SPORT, entriesWith("sports", [[]])],
  [`${field}.0.appointment`, APPOINTMENT, entriesWith("appointment", ["swim", 60])],
  [`${field}.0.appointment`, TOO_LONG, appointments({ minutes: 95 })],
  [`${field}.0.appointment`, NO_SWIM, [withEntry({ sports: ["bike"], appointment: CLUB_SWIM })]],
  [`${field}.0.appointment`, REST_DAY, [withEntry({ hours: 0, appointment: CLUB_SWIM })]],
  [`${field}.0.appointment.sport`, APPOINTMENT_SPORT, appointments({ sport: "golf" })],
  [
    `${field}.0.appointment.minutes`,
    APPOINTMENT_MINUTES,
    appointments({ minutes: 25 }, { minutes: 61 }),
  ],
  [`${field}.0.appointment.effort`, APPOINTMENT_EFFORT, appointments({ effort: "all out" })],
  [`${field}.0.appointment.name`, APPOINTMENT_NAME, appointments({ name: " " })],
  [`${field}.0.isEndurance`, BOOLEAN, entriesWith("isEndurance", [undefined, 0])],
];

const TOO_FEW = "You need at least 3 training days per week";
const NO_ENDURANCE = "You need at least one endurance day per week";
const isEndurance = true;
const onDays = (days: readonly number[]) =>
  week.map(({ day, dayName }) => ({
    day,
    dayName,
    available: days.includes(day),
    hours: 1,
    isEndurance,
  }));

const only = (sports: readonly string[]) => week.map((entry) => ({ ...entry, sports }));

const SWIM = { appointment: CLUB_SWIM };

/** Valid schedules on which no plan can be built. */
export const UNTRAINABLE_WEEKS: readonly Row[] = [
  ["weeklySchedule", TOO_FEW, [onDays([]), onDays([2, 6])]],
  ["weeklySchedule", TOO_FEW, [week.map((entry) => ({ ...entry, hours: entry.day > 4 ? 1 : 0 }))]],
  ["weeklySchedule", NO_ENDURANCE, [week.map((entry) => ({ ...entry, isEndurance: false }))]],
  ["weeklySchedule", "Allow swimming on at least one training day", [only(["bike", "run"])]],
  ["weeklySchedule", "Allow riding on at least one training day", [only(["swim", "run"])]],
  ["weeklySchedule", "Allow running on at least one training day", [only(["swim", "bike"])]],
  [
    "weeklySchedule",
    "A week has room for 4 appointments at most",
    [week.map((entry) => (entry.day < 6 && entry.available ? { ...entry, ...SWIM } : entry))],
  ],
  [
    "weeklySchedule",
    "Keep two training days without an appointment",
    [onDays([1, 2, 6]).map((entry) => (entry.available ? { ...entry, ...SWIM } : entry))],
  ],
  // Wednesday is off.
  [
    "weeklySchedule",
    NO_ENDURANCE,
    [week.map((entry) => ({ ...entry, isEndurance: entry.day === 3 }))],
  ],
];
