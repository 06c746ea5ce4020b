import { EXPERIENCE_LEVELS, POOL_LENGTHS, RACE_TYPES, STRENGTH_PLACES } from "@triplan/domain";
import { z } from "zod";
import { filePlan, fileText, paceText } from "../plan-file/index.ts";
import { dated, id, instant } from "./archive-fields.ts";

/** Who you are here, and what you prefer. */
export const accountRow = z.object({
  username: fileText(254, 1).describe("Your e-mail address"),
  defaultSwimPace: paceText.nullable(),
  defaultBikePace: paceText.nullable(),
  defaultRunPace: paceText.nullable(),
  defaultPacesRace: z.enum(RACE_TYPES),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  defaultWeeklySchedule: filePlan.shape.weeklySchedule,
  currentTrainingPlanId: id.nullable(),
  unitPreference: z.enum(["miles", "kilometers"]),
  strengthPlace: z.enum(STRENGTH_PLACES),
  poolLengthMeters: z.literal(POOL_LENGTHS),
  ...dated,
});

/** A login that has not ended. */
export const loginRow = z.object({
  userAgent: fileText(256).nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});

/** What happened to the account. */
export const eventRow = z.object({
  event: fileText(64, 1),
  network: fileText(64, 1).describe("IPv4 address or IPv6 /64"),
  createdAt: instant,
});

/** A watch service, without its keys. */
export const connectionRow = z.object({
  provider: fileText(32, 1),
  providerUserId: fileText(255, 1),
  status: fileText(32, 1),
  createdAt: instant,
});
