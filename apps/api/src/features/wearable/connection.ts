import { findConnection, type ConnectionStatus } from "@triplan/db";
import type { ProviderId } from "@triplan/wearable";
import type { AuthedContext } from "../../context.ts";

/** How the user stands with the watch service. */
export interface ConnectionState {
  connected: boolean;
  providerUserId: string | null;
  status: ConnectionStatus | "none";
  /** What the athlete shares, in the provider's words. */
  permissions: string[];
  lastSyncedAt: string | null;
  /** Which service it is; null when none is set up. */
  provider: ProviderId | null;
}

const NONE = {
  connected: false,
  providerUserId: null,
  permissions: [],
  lastSyncedAt: null,
} as const;

/** A connection that is being given back, or was, is none; one that has to be renewed is one. */
export async function connection(ctx: AuthedContext): Promise<ConnectionState> {
  const provider = ctx.wearable?.provider.id ?? null;
  if (provider === null) return { ...NONE, permissions: [], status: "none", provider };
  const row = await findConnection(ctx.db, { userId: ctx.userId, provider });
  if (!row || row.status === "revoked" || row.status === "disconnecting") {
    return { ...NONE, permissions: [], status: row?.status ?? "none", provider };
  }
  const { providerUserId, status, permissions, lastSyncedAt } = row;
  return { connected: true, providerUserId, status, permissions, lastSyncedAt, provider };
}
