import { z } from "zod";
import { instant, rowId, textLike } from "./fields.ts";

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
