import { daysBetween, type IsoDate } from "../calendar/iso-date.ts";
import type { Seconds } from "../units/unit.ts";

/**
 * Where an athlete stands: long before a race, in its last week, on race day without a known start,
 * on its morning, on the course, or after it.
 */
export type RaceStage = "ahead" | "week" | "day" | "morning" | "racing" | "over";

/** The race leads in its last days. */
export const RACE_SOON_DAYS = 7;

export interface RaceClock {
  today: IsoDate;
  /** Minutes after midnight now. */
  minute: number;
}

export interface RaceTime {
  raceDate: IsoDate;
  /** Minutes after midnight; null if the start is not known. */
  startMinute: number | null;
  /** How long the race is expected to take. */
  finish: Seconds;
}

/** The stage of a race at this local time. */
export function raceStage(
  { today, minute }: RaceClock,
  { raceDate, startMinute, finish }: RaceTime,
): RaceStage {
  const days = daysBetween(today, raceDate);
  if (days > RACE_SOON_DAYS) return "ahead";
  if (days > 0) return "week";
  if (days < 0) return "over";
  if (startMinute === null) return "day";
  if (minute < startMinute) return "morning";
  return minute < startMinute + finish / 60 ? "racing" : "over";
}
