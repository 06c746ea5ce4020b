import * as fc from "fast-check";
import type { OpenActivity, OpenExercise } from "./activity/match-score.ts";
import { SPORT_FAMILIES } from "./sport/sport-family.ts";
import { addDays, isoDate, WEEKDAYS, type IsoDate, type Weekday } from "./calendar/iso-date.ts";
import { EXPERIENCE_LEVELS, type ExperienceLevel } from "./experience/experience.ts";
import { PACE_LIMITS, type RacePaces } from "./race/race-paces.ts";
import { RACE_TYPES, type RaceDistances, type RaceType } from "./race/race-type.ts";
import { DISCIPLINES } from "./sport/discipline.ts";
import { entryOf, type ScheduleEntry, type WeeklySchedule } from "./schedule/weekly-schedule.ts";
import { SWIM_RESULT_METERS, type Performance } from "./thresholds/performance.ts";
import { miles, milesPerHour, secondsPer100m, secondsPerMile } from "./units/unit.ts";

const FIRST_DAY = isoDate("1999-01-01");
const LAST_DAY_OF_2101 = 37_619;

/** Any day of the years 1999 to 2101. */
export const arbIsoDate: fc.Arbitrary<IsoDate> = fc
  .integer({ min: 0, max: LAST_DAY_OF_2101 })
  .map((days) => addDays(FIRST_DAY, days));

export const arbWeekday: fc.Arbitrary<Weekday> = fc.constantFrom(...WEEKDAYS);
export const arbRaceType: fc.Arbitrary<RaceType> = fc.constantFrom(...RACE_TYPES);
export const arbLevel: fc.Arbitrary<ExperienceLevel> = fc.constantFrom(...EXPERIENCE_LEVELS);

// Hundredths of a mile, as typed: from a pool's length to an ultra's.
const arbMiles = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((hundredths) => miles(hundredths / 100));

/** Valid distances, up to ten times an ironman's. */
export const arbDistances: fc.Arbitrary<RaceDistances> = fc.record({
  swim: arbMiles(24),
  bike: arbMiles(1000),
  run: arbMiles(262),
});

const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });

/** Paces within the form's limits: swim and run to the second, bike to 0.1 mph, as stored. */
export const arbPaces: fc.Arbitrary<RacePaces> = fc.record({
  swim: between(PACE_LIMITS.swim).map(secondsPer100m),
  bike: between({ min: PACE_LIMITS.bike.min * 10, max: PACE_LIMITS.bike.max * 10 }).map((tenths) =>
    milesPerHour(tenths / 10),
  ),
  run: between(PACE_LIMITS.run).map(secondsPerMile),
});

/** 0 to 8 in steps of 0.5. */
export const arbHours: fc.Arbitrary<number> = fc
  .integer({ min: 0, max: 16 })
  .map((halfHours) => halfHours / 2);

const arbDay = (day: Weekday): fc.Arbitrary<ScheduleEntry> =>
  fc.tuple(arbHours, fc.boolean()).map(([hours, isEndurance]) => entryOf(day, hours, isEndurance));

/** Any stored weekly schedule, including those too small for a plan. */
export const arbSchedule: fc.Arbitrary<WeeklySchedule> = fc.tuple(...WEEKDAYS.map(arbDay));

/** A weekly schedule with 3 to 7 training days, at least one of them for endurance. */
export const arbTrainingSchedule: fc.Arbitrary<WeeklySchedule> = fc
  .record({
    days: fc.shuffledSubarray([...WEEKDAYS], { minLength: 3 }),
    hours: fc.tuple(...WEEKDAYS.map(() => arbHours.map((hours) => Math.max(0.5, hours)))),
    endurance: fc.tuple(...WEEKDAYS.map(() => fc.boolean())),
  })
  .map(({ days, hours, endurance }) =>
    WEEKDAYS.map((day) =>
      days.includes(day)
        ? entryOf(day, hours[day] ?? 1, day === days[0] || (endurance[day] ?? false))
        : entryOf(day, 0),
    ),
  );

const arbHeartRate = fc.option(fc.integer({ min: 110, max: 200 }), { nil: undefined });

/** A test or result of an athlete of any level. */
export const arbPerformance: fc.Arbitrary<Performance> = fc.oneof(
  fc
    .record({
      seconds200: fc.integer({ min: 120, max: 500 }),
      fade: fc.integer({ min: 2, max: 60 }),
    })
    .map(({ seconds200, fade }) => ({
      kind: "swim-test" as const,
      seconds200,
      seconds400: 2 * seconds200 + fade,
    })),
  fc
    .record({
      meters: fc.constantFrom(...SWIM_RESULT_METERS),
      pace: fc.integer({ min: 70, max: 250 }),
    })
    .map(({ meters, pace }) => ({
      kind: "swim-result" as const,
      meters,
      seconds: (pace * meters) / 100,
    })),
  fc.record({
    kind: fc.constant("bike-20" as const),
    watts: fc.integer({ min: 80, max: 450 }),
    mph: fc.integer({ min: 100, max: 290 }).map((tenths) => tenths / 10),
    heartRate: arbHeartRate,
  }),
  fc.record({ kind: fc.constant("bike-ramp" as const), watts: fc.integer({ min: 100, max: 600 }) }),
  fc.record({
    kind: fc.constant("bike-40k" as const),
    seconds: fc.integer({ min: 3000, max: 8000 }),
  }),
  fc.record({
    kind: fc.constant("run-30" as const),
    pace: fc.integer({ min: 290, max: 900 }),
    heartRate: arbHeartRate,
  }),
  fc.record({ kind: fc.constant("run-20" as const), pace: fc.integer({ min: 290, max: 900 }) }),
  fc
    .record({
      kilometers: fc.integer({ min: 3, max: 25 }),
      pace: fc.integer({ min: 200, max: 500 }),
    })
    .map(({ kilometers, pace }) => ({
      kind: "run-result" as const,
      meters: kilometers * 1000,
      seconds: kilometers * pace,
    })),
);

/** An open swim, ride or run of the week from Sunday, 1 March 2026. */
export const arbOpenExercise: fc.Arbitrary<OpenExercise> = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  type: fc.constantFrom(...DISCIPLINES),
  weekStart: fc.constant(isoDate("2026-03-01")),
  duration: fc.integer({ min: 4, max: 36 }).map((fives) => fives * 5),
  distanceMeters: fc.option(fc.integer({ min: 10, max: 900 }).map((tens) => tens * 100)),
  scheduledDate: fc.option(
    fc.integer({ min: 0, max: 6 }).map((day) => addDays(isoDate("2026-03-01"), day)),
  ),
  orderIndex: fc.integer({ min: 0, max: 9 }),
  brickId: fc.constantFrom(null, null, "a", "b"),
});

/** An activity of that week or the days around it. */
export const arbOpenActivity: fc.Arbitrary<OpenActivity> = fc
  .record({
    id: fc.integer({ min: 1, max: 1000 }),
    family: fc.constantFrom(...SPORT_FAMILIES, ...DISCIPLINES),
    activityType: fc.constantFrom("running", "hiking"),
    minutes: fc.integer({ min: -2 * 1440, max: 9 * 1440 }),
    durationSeconds: fc.integer({ min: 0, max: 36 }).map((fives) => fives * 300),
    distanceMeters: fc.option(fc.integer({ min: 0, max: 900 }).map((tens) => tens * 100)),
  })
  .map(({ minutes, ...activity }) => ({
    ...activity,
    localDate: addDays(isoDate("2026-03-01"), Math.floor(minutes / 1440)),
    startMs: Date.UTC(2026, 2, 1, 0, minutes),
  }));

const withOwnIds = <T extends { id: number }>(arbitrary: fc.Arbitrary<T>) =>
  fc.uniqueArray(arbitrary, { selector: ({ id }) => id, maxLength: 8 });

/** Open exercises of a week, and activities that may match them. */
export const arbOpenWeek = fc.record({
  exercises: withOwnIds(arbOpenExercise),
  activities: withOwnIds(arbOpenActivity),
});
