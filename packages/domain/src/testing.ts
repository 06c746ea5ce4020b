import * as fc from "fast-check";
import { addDays, isoDate, WEEKDAYS, type IsoDate, type Weekday } from "./calendar/iso-date.ts";
import { EXPERIENCE_LEVELS, type ExperienceLevel } from "./experience/experience.ts";
import { PACE_LIMITS, type RacePaces } from "./race/race-paces.ts";
import { RACE_TYPES, type RaceDistances, type RaceType } from "./race/race-type.ts";
import { entryOf, type ScheduleEntry, type WeeklySchedule } from "./schedule/weekly-schedule.ts";
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

// Hundredths of a mile, as an athlete would type them: from a pool's length to an ultra's.
const arbMiles = (max: number) =>
  fc.integer({ min: 1, max: max * 100 }).map((hundredths) => miles(hundredths / 100));

/** Distances that the setup form takes, up to ten times an ironman's. */
export const arbDistances: fc.Arbitrary<RaceDistances> = fc.record({
  swim: arbMiles(24),
  bike: arbMiles(1000),
  run: arbMiles(262),
});

const between = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });

/** Paces within the form's limits: swim and run to the second, bike to 0.1 mph, as they are kept. */
export const arbPaces: fc.Arbitrary<RacePaces> = fc.record({
  swim: between(PACE_LIMITS.swim).map(secondsPer100m),
  bike: between({ min: PACE_LIMITS.bike.min * 10, max: PACE_LIMITS.bike.max * 10 }).map((tenths) =>
    milesPerHour(tenths / 10),
  ),
  run: between(PACE_LIMITS.run).map(secondsPerMile),
});

/** Hours of a day: 0 to 8 in steps of 0.5. */
export const arbHours: fc.Arbitrary<number> = fc
  .integer({ min: 0, max: 16 })
  .map((halfHours) => halfHours / 2);

const arbDay = (day: Weekday): fc.Arbitrary<ScheduleEntry> =>
  fc.tuple(arbHours, fc.boolean()).map(([hours, isEndurance]) => entryOf(day, hours, isEndurance));

/** Any weekly schedule as it is kept, also one on which no plan can be built. */
export const arbSchedule: fc.Arbitrary<WeeklySchedule> = fc.tuple(...WEEKDAYS.map(arbDay));

/** A weekly schedule with 3 to 7 training days, one of them at least for endurance. */
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
