import type {
  CalendarExercise,
  CalendarPlan,
  CalendarRace,
  CalendarTimeOff,
  StartMinutes,
} from "@triplan/db";
import { addDays, type IsoDate, type Units } from "@triplan/domain";
import { ICalEventTransparency, type ICalEventData } from "ical-generator";

export interface CalendarContent {
  plans: readonly CalendarPlan[];
  /** By day and order. */
  exercises: readonly CalendarExercise[];
  races: readonly CalendarRace[];
  timeOff: readonly CalendarTimeOff[];
  /** The plan that the Dashboard shows: exercises of others have no link. */
  currentPlanId: number | null;
  /** Null: all events take a day. */
  startMinutes: StartMinutes | null;
  hasCompleted: boolean;
  hasRestDays: boolean;
  timeZone: string;
  units: Units;
  /** When start times were last changed, ISO 8601. */
  optionsChangedAt: string;
  /** Such as https://triplan.example.org. */
  publicOrigin: string;
}

const SECOND = 1000;
const MINUTE = 60_000;

/** The host of an address, for ids that no other server gives. */
export const hostOf = (origin: string): string => new URL(origin).host;

export const allDay = (date: IsoDate, lastDay: IsoDate = date): ICalEventData => ({
  start: new Date(date),
  end: new Date(addDays(lastDay, 1)),
  allDay: true,
});

export const timed = (start: Date, minutes: number): ICalEventData => ({
  start,
  end: new Date(start.getTime() + minutes * MINUTE),
});

/** Calendars keep the old event unless both rise. */
export function stamps(
  { optionsChangedAt }: CalendarContent,
  createdAt: string,
  updatedAt: string,
): Pick<ICalEventData, "stamp" | "lastModified" | "sequence" | "transparency"> {
  const modified = new Date(Math.max(Date.parse(updatedAt), Date.parse(optionsChangedAt)));
  const seconds = Math.floor((modified.getTime() - Date.parse(createdAt)) / SECOND);
  return {
    stamp: modified,
    lastModified: modified,
    sequence: Math.max(0, seconds),
    // Exercises don't make the athlete busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
