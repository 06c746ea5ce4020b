import {
  isoDate,
  meters,
  miles,
  milesPerHour,
  seconds,
  secondsPer100m,
  secondsPerMile,
  type Appointment,
  type Weekday,
} from "@triplan/domain";
import { expect, test } from "vitest";
import type { PlanRequest } from "./model/plan-types.ts";
import type { AcceptedRace } from "./revise/index.ts";
import type { Season } from "./testing/lived-season.ts";
import { datesOf, requestOf, scheduleOf } from "./testing/index.ts";
import { brokenSeason } from "./testing/season-laws.ts";

const OTHER = { kind: "other", symptoms: null } as const;

const raceOn = (
  date: string,
  race: Pick<AcceptedRace, "kind" | "priority" | "expectedMinutes" | "distances">,
): AcceptedRace => ({
  name: race.kind,
  date: isoDate(date),
  goalSeconds: null,
  acceptedOn: isoDate("2026-04-01"),
  ...race,
});

const withAppointments = (
  request: PlanRequest,
  appointments: Partial<Record<Weekday, Appointment>>,
): PlanRequest => ({
  ...request,
  schedule: request.schedule.map((entry) => {
    const appointment = appointments[entry.day];
    return appointment ? { ...entry, appointment } : entry;
  }),
});

/** An athlete who starts in no race and agrees to everything on these days. */
const season = (
  request: PlanRequest,
  days: readonly string[],
  layers: Pick<Season["layers"], "races"> & Partial<Season["layers"]>,
): Season => ({
  request,
  layers: { adjustments: [], timeOff: [], ...layers },
  days: days.map((day) => isoDate(day)),
  tenths: [10, 10, 0, 10, 10],
  isStarting: false,
  signals: ["form"],
  answers: ["yes"],
});

const SWIM = { kind: "swim", distances: { swim: miles(1) } } as const;

// Seasons that random search found.
test.each<[name: string, found: Season]>([
  [
    "a day to which a race moved the long ride keeps what it left there, once the race is not started",
    season(
      {
        ...requestOf(
          "olympic",
          "intermediate",
          3,
          scheduleOf([0, 7, 0.5, 0, 0, 1, 2.5], [1, 5, 6]),
        ),
        ...datesOf(isoDate("2027-01-10"), 21),
        paces: { swim: secondsPer100m(169), bike: milesPerHour(29.4), run: secondsPerMile(467) },
        distances: { swim: miles(15.28), bike: miles(277.37), run: miles(70.32) },
        goalFinish: seconds(108_661),
        poolLength: meters(33),
      },
      ["2027-01-22"],
      {
        timeOff: [
          {
            ...OTHER,
            fromDate: isoDate("2027-01-25"),
            toDate: isoDate("2027-03-10"),
            minutesPerDay: 25,
            sports: ["bike"],
            acceptedOn: isoDate("2026-12-29"),
          },
          {
            ...OTHER,
            fromDate: isoDate("2027-01-23"),
            toDate: isoDate("2027-03-08"),
            minutesPerDay: 120,
            sports: ["swim", "bike", "run"],
            acceptedOn: isoDate("2027-01-22"),
          },
        ],
        races: [
          raceOn("2027-01-19", {
            kind: "aquathlon",
            priority: "B",
            expectedMinutes: 85,
            distances: { swim: miles(1), run: miles(5) },
          }),
          raceOn("2027-01-11", {
            kind: "run",
            priority: "B",
            expectedMinutes: 36,
            distances: { run: miles(5) },
          }),
        ],
      },
    ),
  ],
  [
    "openers for the plan's race have other notes than those for a race that was not started",
    season(
      withAppointments(
        {
          ...requestOf("ironman", "beginner", 1, scheduleOf([5.5, 1, 5, 6, 0, 0, 2.5], [0, 1])),
          ...datesOf(isoDate("2027-12-26"), 5),
          paces: { swim: secondsPer100m(130), bike: milesPerHour(10.6), run: secondsPerMile(654) },
          paceImprovement: 1,
          distances: { swim: miles(16.73), bike: miles(973.02), run: miles(74.43) },
          goalFinish: seconds(359_999),
          poolLength: meters(50),
        },
        {
          0: { sport: "bike", minutes: 180, effort: "hard" },
          1: { sport: "swim", minutes: 30, effort: "easy" },
          2: { sport: "swim", minutes: 30, effort: "easy" },
        },
      ),
      ["2027-12-27"],
      {
        races: [
          raceOn("2027-12-27", {
            kind: "10k",
            priority: "B",
            expectedMinutes: 54,
            distances: {},
          }),
        ],
      },
    ),
  ],
  [
    "a race gives a ride back and moves it to no day that is over",
    season(
      withAppointments(
        {
          ...requestOf(
            "ironman",
            "intermediate",
            2,
            scheduleOf([5.5, 1, 2, 2, 5.5, 8, 3.5], [1, 3, 5]),
          ),
          ...datesOf(isoDate("2027-05-16"), 14),
          paces: { swim: secondsPer100m(276), bike: milesPerHour(19.1), run: secondsPerMile(698) },
          paceImprovement: 2,
          distances: { swim: miles(19.91), bike: miles(904.76), run: miles(199.87) },
          poolLength: meters(45.72),
        },
        {
          1: { sport: "bike", minutes: 35, effort: "hard" },
          4: { sport: "bike", minutes: 100, effort: "steady" },
          5: { sport: "swim", minutes: 85, effort: "hard" },
          6: { sport: "bike", minutes: 40, effort: "hard" },
        },
      ),
      ["2027-05-21"],
      {
        races: [
          raceOn("2027-05-21", {
            kind: "ride",
            priority: "B",
            expectedMinutes: 57,
            distances: { bike: miles(20) },
          }),
          raceOn("2027-05-20", { ...SWIM, priority: "C", expectedMinutes: 70 }),
        ],
      },
    ),
  ],
])("%s", (_name, found) => {
  expect(brokenSeason({ season: found, undo: 0, day: 0 })).toEqual([]);
});
