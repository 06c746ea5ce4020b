import { randomUUID } from "node:crypto";
import type { World } from "../world/world.ts";
import { deliver } from "./deliver.ts";

/** Notifies the app that an athlete has left. */
export function announceDeregistration(world: World, userId: string): void {
  deliver(world, "deregistrations", [{ userId }]);
}

/** Notifies the app of an athlete's new permissions. */
export function announcePermissions(
  world: World,
  userId: string,
  permissions: readonly string[],
): void {
  const change = {
    userId,
    summaryId: randomUUID(),
    permissions,
    changeTimeInSeconds: Math.floor(world.clock.now() / 1000),
  };
  deliver(world, "userPermissionsChange", [change]);
}
