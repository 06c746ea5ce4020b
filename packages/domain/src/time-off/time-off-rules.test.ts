import { expect, test } from "vitest";
import { isoDate } from "../calendar/iso-date.ts";
import { isInTimeOff, timeOffDaysProblem, timeOffProblem, timeOffTitle } from "./time-off-rules.ts";
import type { TimeOff } from "./time-off.ts";

const PLAN = { startDate: isoDate("2027-01-17"), raceDate: isoDate("2027-05-08") };
const TODAY = isoDate("2027-03-18");

const timeOff = (from: string, to: string | null, other: Partial<TimeOff> = {}): TimeOff => ({
  kind: "travel",
  fromDate: isoDate(from),
  toDate: to === null ? null : isoDate(to),
  minutesPerDay: 0,
  sports: [],
  symptoms: null,
  ...other,
});

const TRIP = timeOff("2027-04-01", "2027-04-03");
const COLD = timeOff("2027-03-17", null, { kind: "ill", symptoms: "above-neck" });

test.each([
  ["a day before the first", timeOff("2027-04-02", "2027-04-01"), "toDate"],
  ["travel without an end", timeOff("2027-04-02", null), "toDate"],
  ["91 days of travel", timeOff("2027-01-01", "2027-04-01"), "toDate"],
])("refuses %s", (_what, days, path) => {
  expect(timeOffDaysProblem(days)).toMatchObject({ path });
});

test.each([
  ["one day", timeOff("2027-04-02", "2027-04-02")],
  ["90 days of travel", timeOff("2027-01-01", "2027-03-31")],
  ["an injury without an end", timeOff("2027-04-02", null, { kind: "injured" })],
  ["an injury of 100 days", timeOff("2027-01-01", "2027-04-11", { kind: "injured" })],
])("takes %s", (_what, days) => {
  expect(timeOffDaysProblem(days)).toBeNull();
});

test.each([
  ["a first day after the race", timeOff("2027-05-09", "2027-05-10"), "fromDate"],
  ["a last day after the race", timeOff("2027-05-07", "2027-05-09"), "toDate"],
  ["days before the plan", timeOff("2027-01-10", "2027-01-16"), "toDate"],
  ["days more than 60 days ago", timeOff("2027-01-16", "2027-01-16"), "toDate"],
  ["days of another time off", timeOff("2027-04-03", "2027-04-05"), "fromDate"],
  ["days of an illness that goes on", timeOff("2027-04-20", "2027-04-21"), "fromDate"],
])("a plan refuses %s", (_what, days, path) => {
  expect(timeOffProblem(PLAN, days, [TRIP, COLD], TODAY)).toMatchObject({ path });
});

test("a plan takes the days beside another time off", () => {
  const others = [TRIP];
  expect(timeOffProblem(PLAN, timeOff("2027-04-04", "2027-04-06"), others, TODAY)).toBeNull();
  expect(timeOffProblem(PLAN, timeOff("2027-03-17", "2027-03-31"), others, TODAY)).toBeNull();
});

test("an overlap names the other time off", () => {
  const problem = timeOffProblem(PLAN, timeOff("2027-04-03", "2027-04-05"), [TRIP], TODAY);
  expect(problem?.message).toBe(
    "These days overlap with Travel, Apr 1 – 3, 2027. Choose other days.",
  );
  expect(timeOffTitle(COLD)).toBe("Sick, since Mar 17, 2027");
});

test("a plan refuses more than 50 entries", () => {
  const others = Array.from({ length: 50 }, () => TRIP);
  expect(timeOffProblem(PLAN, timeOff("2027-04-04", "2027-04-06"), others, TODAY)).toMatchObject({
    message: "A plan can have 50 time offs at most. Remove one first.",
  });
});

test("an open illness holds every later day", () => {
  expect(isInTimeOff(COLD, isoDate("2027-03-16"))).toBe(false);
  expect(isInTimeOff(COLD, isoDate("2027-05-08"))).toBe(true);
  expect(isInTimeOff(TRIP, isoDate("2027-04-04"))).toBe(false);
});
