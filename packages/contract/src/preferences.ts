import {
  EXPERIENCE_LEVELS,
  formatPace,
  formatSpeed,
  RACE_TYPES,
  STRENGTH_PLACES,
  UNIT_PREFERENCES,
} from "@triplan/domain";
import { z } from "zod";
import "./texts/messages.ts";
import { poolLengthMeters } from "./pool-length.ts";
import { sentBikePace, sentRunPace, sentSwimPace } from "./paces.ts";
import { weekOfEntries } from "./schedule.ts";

/** Absent fields stay unchanged. */
export const preferencesInput = z
  .object({
    defaultSwimPace: sentSwimPace.transform(formatPace),
    defaultBikePace: sentBikePace.transform(formatSpeed),
    defaultRunPace: sentRunPace.transform(formatPace),
    defaultPacesRace: z.enum(RACE_TYPES, "Invalid race type"),
    experienceLevel: z.enum(EXPERIENCE_LEVELS, "Invalid experience level"),
    defaultWeeklySchedule: weekOfEntries,
    unitPreference: z.enum(UNIT_PREFERENCES, "Unit preference must be miles or kilometers"),
    poolLengthMeters,
    strengthPlace: z.enum(STRENGTH_PLACES, "Strength work must be home, gym or off"),
  })
  .partial();
export type PreferencesInput = z.output<typeof preferencesInput>;

const PLAN = "Plan must be one of your plans";
const LAST_MINUTE = 24 * 60 - 1;
const DAYS = "Start times must be a list of seven, Sunday first";
const START = "Start times must be minutes after midnight, 0 to 1435 in steps of 5";

/** The athlete's calendar feed; a repeated call changes what it holds. */
export const calendarFeedInput = z.object({
  planId: z.int(PLAN).nullable().default(null).describe("Null: the exercises of all plans."),
  startMinutes: z
    .array(z.int(START).min(0, START).max(LAST_MINUTE, START).multipleOf(5, START).nullable(), DAYS)
    .length(7, DAYS)
    .nullable()
    .default(null)
    .describe(
      "Minutes after midnight by weekday, Sunday first, in the zone of X-Time-Zone; null: all day.",
    ),
  hasCompleted: z.boolean().default(true).describe("Completed exercises stay in it."),
  hasRestDays: z.boolean().default(false).describe("Rest days and time off, as all-day events."),
  isNewAddress: z
    .boolean()
    .default(false)
    .describe("Replaces the address; calendars that read the old one get 404."),
});
export type CalendarFeedInput = z.output<typeof calendarFeedInput>;
