import { findConnection, startDisconnect } from "@triplan/db";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { revokeConsent } from "./revoke-consent.ts";

/** Disconnects the user and stops all fetching; synced activities stay. */
export async function disconnect(
  ctx: Pick<AuthedContext, "wearable" | "db" | "userId" | "now" | "network" | "log">,
): Promise<{ connected: false }> {
  const { wearable, db, userId, now } = ctx;
  if (!wearable) return { connected: false };
  const row = await findConnection(db, { userId, provider: wearable.provider.id });
  if (!row) return { connected: false };
  const key = { userId, connectionId: row.id };
  const isStarted = await startDisconnect(db, key, now.toISOString());
  if (isStarted) {
    await audit(db, ctx, { userId, event: "watch-disconnected" });
    await revokeConsent({ ...ctx, wearable }, key);
  }
  return { connected: false };
}
