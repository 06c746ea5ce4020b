import { WEEKDAYS, type Weekday } from "../calendar/iso-date.ts";
import { isRaceType, type RaceType } from "../race/race-type.ts";
import { entryOf, type WeeklySchedule } from "./weekly-schedule.ts";

const ENDURANCE_DAYS: ReadonlySet<Weekday> = new Set<Weekday>([2, 6]);

/** Hours from Sunday to Saturday; Wednesday is a rest day. */
const DEFAULT_HOURS = {
  ironman: [1.5, 1.5, 4, 0, 1.5, 1, 6],
  "70.3": [1.5, 1, 3, 0, 1.5, 1, 4],
  olympic: [1.5, 1, 2, 0, 1, 1, 2],
  sprint: [1, 1, 1.5, 0, 1, 1, 1.5],
} as const satisfies Record<RaceType, readonly number[]>;

/** Hours of regular and endurance days. */
const SUGGESTED_HOURS = {
  sprint: { regular: 1, endurance: 1.5 },
  olympic: { regular: 1, endurance: 2 },
  "70.3": { regular: 1.5, endurance: 3 },
  ironman: { regular: 1.5, endurance: 4 },
} as const satisfies Record<RaceType, { regular: number; endurance: number }>;

/** Falls back to olympic's tables. */
const raceOrOlympic = (race: string): RaceType => (isRaceType(race) ? race : "olympic");

const fromHours = (hours: readonly number[]): WeeklySchedule =>
  WEEKDAYS.map((day) => entryOf(day, hours[day] ?? 0, ENDURANCE_DAYS.has(day)));

/** Schedule for a chosen race; olympic's for an unknown one. */
export const defaultSchedule = (race: string): WeeklySchedule =>
  fromHours(DEFAULT_HOURS[raceOrOlympic(race)]);

/** The schedule of a new account. */
export const initialSchedule = (): WeeklySchedule => fromHours([0, 1, 2, 1, 1, 1, 2]);

/**
 * The schedule with the race's suggested hours on available days and 0 on the others; olympic's for
 * an unknown race.
 */
export function withSuggestedHours(schedule: WeeklySchedule, race: string): WeeklySchedule {
  const { regular, endurance } = SUGGESTED_HOURS[raceOrOlympic(race)];
  return schedule.map((entry) => ({
    ...entry,
    hours: entry.available ? (entry.isEndurance ? endurance : regular) : 0,
  }));
}
