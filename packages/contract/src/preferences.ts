import {
  EXPERIENCE_LEVELS,
  formatPace,
  formatSpeed,
  RACE_TYPES,
  STRENGTH_PLACES,
  UNIT_PREFERENCES,
} from "@triplan/domain";
import { z } from "zod";
import "./messages.ts";
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
