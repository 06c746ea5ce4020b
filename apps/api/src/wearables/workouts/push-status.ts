import type { PushConnection } from "@triplan/db";
import type { WearableProvider } from "@triplan/wearable";
import { sharesWorkouts } from "./shares-workouts.ts";

/** Why nothing is sent at present, or that workouts are sent. */
export type PushStatus = "notConnected" | "off" | "reconnect" | "permission" | "on";

export function pushStatus(
  provider: WearableProvider | undefined,
  connection: PushConnection | undefined,
): PushStatus {
  switch (connection?.status) {
    case undefined:
    case "revoked":
    case "disconnecting":
      return "notConnected";
    case "needs_reauth":
      return "reconnect";
    case "paused":
    case "active":
      break;
  }
  if (!provider || connection.workoutTarget === null) return "off";
  return sharesWorkouts(provider, connection.permissions) ? "on" : "permission";
}
