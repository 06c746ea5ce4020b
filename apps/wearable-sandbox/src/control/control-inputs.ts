import { z } from "zod";
import { PERMISSION_NAMES } from "../protocol/permissions.ts";
import { SUMMARY_TYPES } from "../protocol/endpoints.ts";

const activityType = z.enum(["activities", "activityDetails", "manuallyUpdatedActivities"]);
const sport = z.enum(["swim", "bike", "run"]);
const mode = z.enum(["push", "ping"]);

export const newAthleteInput = z.strictObject({
  userId: z.string().min(1).exactOptional(),
  name: z.string().min(1).exactOptional(),
  offsetSeconds: z.int().exactOptional(),
  device: z.string().exactOptional(),
  swimSpeed: z.number().positive().exactOptional(),
  bikeSpeed: z.number().positive().exactOptional(),
  runSpeed: z.number().positive().exactOptional(),
  heartRate: z.number().positive().exactOptional(),
  volume: z.number().nonnegative().exactOptional(),
});
export type NewAthleteInput = z.output<typeof newAthleteInput>;

/** Fields of the protocol; missing ones are those of an easy run of one hour. */
const summary = z.looseObject({
  summaryId: z.string().exactOptional(),
  activityId: z.union([z.number(), z.string()]).exactOptional(),
  activityName: z.string().exactOptional(),
  activityType: z.string().exactOptional(),
  startTimeInSeconds: z.int().exactOptional(),
  durationInSeconds: z.int().exactOptional(),
  distanceInMeters: z.number().exactOptional(),
});

export const addActivitiesInput = z.strictObject({
  userId: z.string(),
  activity: summary.optional(),
  generate: z
    .strictObject({
      days: z.int().min(0).max(1000),
      sports: z.array(sport).optional(),
      seed: z.string().optional(),
    })
    .optional(),
  /** True notifies the app immediately, like the provider after an upload. */
  announce: z.boolean().default(false),
});
export type AddActivitiesInput = z.input<typeof addActivitiesInput>;

export const sendInput = z.strictObject({
  /** One body for all athletes, with all their uploads or only the named ones. */
  userIds: z.array(z.string()).min(1),
  summaryIds: z.array(z.string()).optional(),
  /** Files are announced by ping only. */
  type: activityType.or(z.literal("activityFiles")).default("activities"),
});
export type SendInput = z.input<typeof sendInput>;

export const rawInput = z.strictObject({ type: z.enum(SUMMARY_TYPES), body: z.string() });
export type RawInput = z.input<typeof rawInput>;

export const deregisterInput = z.strictObject({
  userId: z.string(),
  /** False forges a webhook about a departure that has not happened. */
  isReal: z.boolean().default(true),
  isTold: z.boolean().default(true),
});
export type DeregisterInput = z.input<typeof deregisterInput>;

export const permissionsInput = z.strictObject({
  userId: z.string(),
  permissions: z.array(z.enum(PERMISSION_NAMES)),
  isTold: z.boolean().default(true),
});
export type PermissionsInput = z.input<typeof permissionsInput>;

export const clockInput = z.strictObject({
  freeze: z.union([z.boolean(), z.iso.datetime()]).optional(),
  advanceSeconds: z.number().nonnegative().optional(),
});
export type ClockInput = z.input<typeof clockInput>;

export const endpointsInput = z.strictObject({
  redirectUris: z.array(z.url()).optional(),
  /** One URL for every type, or one for each; null disables webhooks. */
  webhookUrl: z.url().nullable().optional(),
  mode: mode.default("push"),
  perType: z.partialRecord(z.enum(SUMMARY_TYPES), z.object({ url: z.url(), mode })).optional(),
});
export type EndpointsInput = z.input<typeof endpointsInput>;
