import { findConnection, type ConnectionStatus } from "@triplan/db";
import type { ProviderId } from "@triplan/wearable";
import type { AuthedContext } from "../../trpc/context.ts";
import { sharesHistory } from "./shares-history.ts";

export interface ConnectionState {
  connected: boolean;
  providerUserId: string | null;
  status: ConnectionStatus | "none";
  /** Permissions as the provider names them. */
  permissions: string[];
  /** False if the known permissions exclude past activities, which a sync needs. */
  canSync: boolean;
  lastSyncedAt: string | null;
  /** Null when no provider is configured. */
  provider: ProviderId | null;
}

const NONE = {
  connected: false,
  providerUserId: null,
  permissions: [],
  canSync: false,
  lastSyncedAt: null,
} as const;

/** Revoked and revoking connections count as disconnected; `needs_reauth` still counts as connected. */
export async function connection(ctx: AuthedContext): Promise<ConnectionState> {
  const source = ctx.wearable?.provider;
  if (!source) return { ...NONE, permissions: [], status: "none", provider: null };
  const provider = source.id;
  const row = await findConnection(ctx.db, { userId: ctx.userId, provider });
  if (!row || row.status === "revoked" || row.status === "disconnecting") {
    return { ...NONE, permissions: [], status: row?.status ?? "none", provider };
  }
  const { providerUserId, status, permissions, lastSyncedAt } = row;
  const canSync = permissions.length === 0 || sharesHistory(source, permissions);
  return { connected: true, providerUserId, status, permissions, canSync, lastSyncedAt, provider };
}
