import { EXPERIENCE_LEVELS, UNIT_PREFERENCES } from "@triplan/domain";
import { z } from "zod";
import "./messages.ts";
import { bikePaceText, runPaceText, swimPaceText } from "./paces.ts";
import { weekOfEntries } from "./schedule.ts";

/** Absent fields stay unchanged. */
export const preferencesInput = z
  .object({
    defaultSwimPace: swimPaceText,
    defaultBikePace: bikePaceText,
    defaultRunPace: runPaceText,
    experienceLevel: z.enum(EXPERIENCE_LEVELS, "Invalid experience level"),
    defaultWeeklySchedule: weekOfEntries,
    unitPreference: z.enum(UNIT_PREFERENCES, "Unit preference must be miles or kilometers"),
  })
  .partial();
export type PreferencesInput = z.output<typeof preferencesInput>;
