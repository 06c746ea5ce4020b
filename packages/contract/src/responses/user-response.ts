import {
  APPOINTMENT_EFFORTS,
  DAY_NAMES,
  DISCIPLINES,
  EXPERIENCE_LEVELS,
  RACE_TYPES,
  STRENGTH_PLACES,
  UNIT_PREFERENCES,
  WEEKDAYS,
} from "@triplan/domain";
import { z } from "zod";
import { bikePace, instant, rowId, runPace, swimPace, textLike } from "./fields.ts";

const appointmentResponse = z.object({
  sport: z.enum(DISCIPLINES),
  minutes: z.int().meta({ examples: [60] }),
  effort: z.enum(APPOINTMENT_EFFORTS),
  name: textLike("Club swim").exactOptional(),
});

const scheduleEntryResponse = z.object({
  day: z.literal(WEEKDAYS).meta({ description: "0 is Sunday" }),
  dayName: z.enum(DAY_NAMES),
  available: z.boolean(),
  hours: z
    .number()
    .min(0)
    .max(8)
    .meta({ examples: [1.5] }),
  isEndurance: z.boolean(),
  sports: z
    .array(z.enum(DISCIPLINES))
    .exactOptional()
    .meta({ description: "The sports that are possible on the day; all if absent" }),
  appointment: appointmentResponse
    .nullable()
    .exactOptional()
    .meta({ description: "Training at a fixed time; none if absent or null" }),
});

export const weeklyScheduleResponse = z
  .array(scheduleEntryResponse)
  .readonly()
  .meta({ id: "WeeklySchedule", description: "Seven entries, Sunday first" });

export const userResponse = z
  .object({
    id: rowId,
    username: textLike("athlete@example.com"),
    defaultSwimPace: swimPace.nullable(),
    defaultBikePace: bikePace.nullable(),
    defaultRunPace: runPace.nullable(),
    defaultPacesRace: z
      .enum(RACE_TYPES)
      .meta({ description: "The race that the default paces hold for" }),
    experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
    defaultWeeklySchedule: weeklyScheduleResponse,
    currentTrainingPlanId: rowId.nullable(),
    unitPreference: z.enum(UNIT_PREFERENCES),
    strengthPlace: z
      .enum(STRENGTH_PLACES)
      .meta({ description: "Where strength work is done; off: none is shown" }),
    poolLengthMeters: z.number().meta({ description: "Pool of new plans", examples: [25] }),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "User" });

export const loginResponse = userResponse
  .extend({
    isRestored: z
      .literal(true)
      .optional()
      .meta({ description: "Set if the account was to be deleted and this login keeps it" }),
  })
  .meta({ id: "LoggedInUser" });

/** Response of calls that return nothing. */
export const noContentResponse = z.object({});
