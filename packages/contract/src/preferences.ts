import { EXPERIENCE_LEVELS } from "@triplan/domain";
import { z } from "zod";
import "./messages.ts";
import { bikePaceText, runPaceText, swimPaceText } from "./paces.ts";
import { weekOfEntries } from "./schedule.ts";

export const UNIT_PREFERENCES = ["miles", "kilometers"] as const;
export type UnitPreference = (typeof UNIT_PREFERENCES)[number];

/** Fields that are absent stay as they are. */
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
