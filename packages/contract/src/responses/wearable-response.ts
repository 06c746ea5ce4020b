import { DISCIPLINES, OFF_WATCH_REASONS, TARGET_CHOICES, WORKOUT_STATES } from "@triplan/domain";
import { z } from "zod";
import { calendarDate, instant, rowId, textLike } from "./fields.ts";

export const connectionResponse = z
  .object({
    connected: z.boolean(),
    providerUserId: textLike("5a1f0c7e").nullable(),
    status: z.enum(["none", "active", "paused", "needs_reauth", "disconnecting", "revoked"]),
    permissions: z.array(textLike("ACTIVITY_EXPORT")),
    canSync: z
      .boolean()
      .meta({ description: "False when past activities, which a sync needs, are not shared" }),
    lastSyncedAt: instant.nullable(),
    provider: textLike("sandbox").nullable().meta({ description: "Null when none is set up" }),
  })
  .meta({ id: "WearableConnection" });

export const disconnectedResponse = z.object({ connected: z.literal(false) });

export const authorizationResponse = z.object({
  authUrl: z.url().meta({ examples: ["https://provider.example/consent?state=..."] }),
});

export const connectionTestResponse = z
  .object({
    connected: z.boolean(),
    tokenValid: z.boolean(),
    profileData: z
      .object({ userId: textLike("5a1f0c7e"), permissions: z.array(textLike("ACTIVITY_EXPORT")) })
      .nullable(),
    message: textLike("Your connection is working"),
  })
  .meta({ id: "ConnectionTest" });

const requestedWindow = z.object({ from: instant, to: instant });
const count = z
  .int()
  .min(0)
  .meta({ examples: [12] });

export const syncResponse = z
  .object({
    runId: rowId,
    status: z
      .enum(["completed", "accepted"])
      .meta({ description: "accepted: activities will arrive later by themselves" }),
    imported: count,
    updated: count,
    skipped: count,
    matched: count,
    requested: z.array(requestedWindow),
  })
  .meta({ id: "SyncOutcome" });

export const syncRunResponse = z
  .object({
    id: rowId,
    userId: rowId,
    connectionId: rowId,
    status: z.enum(["queued", "requesting", "waiting", "completed", "accepted", "failed"]),
    requested: z.array(requestedWindow),
    received: count,
    imported: count,
    updated: count,
    skipped: count,
    matched: count,
    error: textLike("The provider could not be reached").nullable(),
    lastReceivedAt: instant.nullable(),
    finishedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "SyncRun" });

const workoutOnWatch = z.object({
  state: z.enum(WORKOUT_STATES).meta({
    description:
      "changed: the watch has it as it was before; refused: the service does not take it",
  }),
  reason: z
    .enum(["notConnected", "off", "reconnect", "permission", ...OFF_WATCH_REASONS])
    .nullable()
    .meta({ description: "Why it is not there as planned; null if it will be in a moment" }),
  refusal: textLike("poolLength is missing", "The service's reason of a refusal").nullable(),
  sentAt: instant.nullable().meta({ description: "When the service last accepted it" }),
});

/** Whether one exercise is on the watch. */
export const exerciseOnWatchResponse = workoutOnWatch.meta({ id: "ExerciseOnWatch" });

/** The exercises of the coming days, and whether they are on the watch. */
export const watchWorkoutsResponse = z
  .object({
    status: z.enum(["on", "off", "permission", "reconnect", "notConnected"]).meta({
      description: "permission: the service may not be sent planned workouts",
    }),
    target: z
      .enum(TARGET_CHOICES)
      .nullable()
      .meta({ description: "What workouts on the watch guide by; null while they are off" }),
    lastSentAt: instant.nullable(),
    exercises: z.array(
      workoutOnWatch.extend({
        exerciseId: rowId,
        planId: rowId,
        week: z.int().min(1),
        type: z.enum(DISCIPLINES),
        name: textLike("Cruise intervals"),
        scheduledDate: calendarDate,
        duration: z
          .int()
          .positive()
          .meta({ description: "Minutes", examples: [45] }),
      }),
    ),
  })
  .meta({ id: "WatchWorkouts" });
