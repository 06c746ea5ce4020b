import type { InboundConnection } from "@triplan/db";
import type { WearableProvider } from "@triplan/wearable";

/**
 * Why nothing is stored for the connection now, or null. "held" waits until it is known whether the
 * athlete has left; anything else is dropped.
 */
export function connectionRefusal(
  connection: Pick<InboundConnection, "provider" | "status" | "permissions"> | undefined,
  { id, capabilities }: WearableProvider,
): string | null {
  if (connection?.provider !== id || connection.status === "revoked") return "no connection";
  if (connection.status === "disconnecting") return "disconnecting";
  if (connection.status === "paused") return "held";
  const { requiredPermissions } = capabilities;
  const isShared = requiredPermissions.every((name) => connection.permissions.includes(name));
  return isShared ? null : "not shared by the athlete";
}
