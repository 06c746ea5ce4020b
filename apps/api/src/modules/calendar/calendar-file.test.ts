import { isoDate, type IsoDate } from "@triplan/domain";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { calendarFile } from "./calendar-file.ts";

const MADE_AT = "2026-03-01T08:00:00.000Z";
const INJURY = { id: 5, trainingPlanId: 7, createdAt: MADE_AT, updatedAt: MADE_AT };

/** The event of an open time off in the calendar of a plan with this race. */
function openTimeOff(fromDate: string, race: { raceDate: IsoDate; updatedAt: string }) {
  const { weeklySchedule } = validPlan();
  const file = calendarFile({
    plans: [
      {
        id: 7,
        name: "Lisbon",
        raceType: "olympic",
        startDate: isoDate("2026-03-01"),
        weeklySchedule,
        createdAt: MADE_AT,
        ...race,
      },
    ],
    exercises: [],
    races: [],
    timeOff: [{ ...INJURY, fromDate: isoDate(fromDate), toDate: null }],
    currentPlanId: 7,
    startMinutes: null,
    hasCompleted: true,
    hasRestDays: true,
    timeZone: "UTC",
    units: "miles",
    optionsChangedAt: MADE_AT,
    publicOrigin: "https://triplan.example.org",
  });
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
  const event = events
    .map((component) => new ICAL.Event(component))
    .find(({ uid }) => uid.startsWith("off-"));
  return { to: event?.endDate.toString(), sequence: event?.sequence ?? 0 };
}

test("open time off follows a race that moves, with a higher number", () => {
  const early = { raceDate: isoDate("2026-05-02"), updatedAt: MADE_AT };
  const late = { raceDate: isoDate("2026-05-09"), updatedAt: "2026-03-01T08:01:30.000Z" };
  expect(openTimeOff("2026-03-09", early)).toEqual({ to: "2026-05-03", sequence: 0 });
  expect(openTimeOff("2026-03-09", late)).toEqual({ to: "2026-05-10", sequence: 90 });
});

test("open time off after a race that was moved before it shows its first day", () => {
  const race = { raceDate: isoDate("2026-05-02"), updatedAt: MADE_AT };
  expect(openTimeOff("2026-05-04", race).to).toBe("2026-05-05");
});
